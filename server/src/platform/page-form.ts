import type { Route } from '@learngrove/contract/route'
import type { z } from 'zod'
import type { Context } from './context.ts'

/** A form of a page that works before its scripts have come: a browser posts it to the page's own address. */
export type PageForm = {
  /** The page: with `?sent=yes` it says that it was sent, with `?sent=again` what was typed stands in it again. */
  readonly path: string
  /** The call that does the same: it says who may. */
  readonly route: Route
  /** What has to be typed. */
  readonly body: z.ZodType
  /** Returns what the page is to say: its `?sent=`. */
  readonly send: (context: Context<'public'>, typed: never) => Promise<string>
  /** The part of the page to come back to. */
  readonly anchor: string
}
