import type { Route } from '@learngrove/contract/route'
import type { z } from 'zod'
import type { Context } from './context.ts'

/** A form of a page that works before its scripts have loaded: a browser posts it to the page's own address. */
export type PageForm = {
  /** The page: with `?sent=yes` it says that the form was sent, with `?sent=again` it shows again what was typed. */
  readonly path: string
  /** The call that does the same and says who may make it. */
  readonly route: Route
  /** The fields. */
  readonly body: z.ZodType
  /** Returns the `?sent=` that the page is to show. */
  readonly send: (context: Context<'public'>, typed: never) => Promise<string>
  /** The part of the page to come back to. */
  readonly anchor: string
}
