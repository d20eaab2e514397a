import type { MisconceptionCode } from '#misconceptions/misconceptions.ts'

/** One way to go wrong that an author foresaw, and what to say to it. */
export type Misconception = { readonly code: MisconceptionCode; readonly text: string }
