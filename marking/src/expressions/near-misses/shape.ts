import type { Node } from '@learngrove/maths/notation'
import type { PointKey } from '#expressions/points.ts'

/** An answer that meets no key, and the key. */
export type Asked = {
  readonly wanted: Node
  readonly given: Node
  /** Where the key is made of points. */
  readonly pointKey: PointKey | undefined
}

/** What is said of it. `isForm`: what is asked for is there, with something beside it. */
export type Miss = { readonly note: string; readonly isForm?: true }

export const miss = (note: string): Miss => ({ note: `Not yet. ${note}` })

/** The only one of several explanations; of two that are equally good neither is said. */
export function sole(misses: readonly Miss[]): Miss | undefined {
  const [first, ...others] = misses
  return others.every(({ note }) => note === first?.note) ? first : undefined
}
