import type { Received } from '@learngrove/contract/call'
import { publicCall } from '#platform/public-call.ts'

const route = 'POST /lessons/public/tries/{name}'

/** How a try at a public question was judged. */
export type Tried = Received<typeof route>

/** What is tried: a text, several lines of working, or what was chosen. */
export type Attempt = {
  readonly value?: string | string[] | null
  readonly selected_option?: number[] | null
}

/** Where the question stands: the front page or a note, and its place there, from 0. */
export type Place = { readonly name: string; readonly position: number }

export const tryAt = ({ name, position }: Place, attempt: Attempt): Promise<Tried> =>
  publicCall(route, { params: { name }, body: { position, ...attempt } })
