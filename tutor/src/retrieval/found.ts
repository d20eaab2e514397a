import type { Passage } from '#context.ts'
import type { Line, Listing } from './answer.ts'

/** A whole sentence of the material, and where it stands. */
export type Cited = Pick<Passage, 'title' | 'heading' | 'page'> & {
  readonly text: string
  readonly passage_id: string
  /** The heading of the section within the passage. */
  readonly section: string
}

/** What the material says, or the topics that come nearest where it says nothing (at most two). */
export type Found =
  | {
      readonly definition: Cited
      readonly more?: readonly Cited[]
      readonly example?: Cited
      readonly listing?: Listing
    }
  | { readonly nothing: true; readonly nearest: readonly string[] }

/** A line of a passage, with where it stands. */
export const citedAs = ({ id, title, heading, page }: Passage, line: Line): Cited => ({
  ...line,
  passage_id: id,
  title,
  heading,
  ...(page !== undefined && { page }),
})
