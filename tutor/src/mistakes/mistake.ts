import type { MisconceptionCode } from '@learngrove/marking/misconceptions'

/** A usual way to go astray that explains a line, and what to say about it. */
export type Mistake = { readonly code: MisconceptionCode; readonly text: string }
