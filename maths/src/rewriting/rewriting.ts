/** The door of the rewriting: trees made of trees by rule, and keys that are one for many ways to write. */

export { canonicalKey, collected } from '#rewriting/canonical.ts'
export { type DerivativeSlip, derivativeOf } from '#rewriting/derivative.ts'
export { coefficientsOf, denominatorsOf, EQUATION_STEPS } from '#rewriting/equation-steps.ts'
export { type Match, numericValue, pattern } from '#rewriting/match.ts'
export { isWrittenAlike, outlineOf } from '#rewriting/outline.ts'
export { type Left, type Unhelpful, unhelpfulStep } from '#rewriting/progress.ts'
export {
  type Application,
  applications,
  type Path,
  partAt,
  type Rule,
} from '#rewriting/rule.ts'
export {
  deeply,
  firstOf,
  once,
  pipeline,
  type Strategy,
  whilePossible,
} from '#rewriting/strategies.ts'
export {
  eachApart,
  factorsOf,
  productOf,
  type SignedTerm,
  signedNode,
  sumOf,
  termsOf,
  turned,
} from '#rewriting/terms.ts'
export { type Trace, type TraceOptions, traceStep } from '#rewriting/trace.ts'
export { type Likeness, writtenKey } from '#rewriting/written-key.ts'
