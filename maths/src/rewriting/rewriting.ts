/** The door of the rewriting: trees made of trees by rule, and keys that are one for many ways to write. */

export { type DerivativeSlip, derivativeOf } from '#rewriting/derivative.ts'
export { isWrittenAlike, outlineOf } from '#rewriting/outline.ts'
export { type Likeness, writtenKey } from '#rewriting/written-key.ts'
