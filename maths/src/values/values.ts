/** The door of the values: what mathematics comes to, and whether two pieces come to the same. */

export { countNodes } from '#values/count-nodes.ts'
export { criticalPoints } from '#values/critical-points.ts'
export { compareExpressions, isSameValue, toleranceFor } from '#values/equal.ts'
export { type Environment, evaluate } from '#values/evaluate.ts'
export { type MatrixDifference, matrixDifference, type Shape } from '#values/matrix-difference.ts'
export {
  factorsOf,
  isCollected,
  kindOf,
  type Monomial,
  monomialOf,
  type Term,
  termsOf,
} from '#values/monomials.ts'
export { pointsFor } from '#values/points.ts'
export { fractionIn, type Polynomial } from '#values/polynomial.ts'
export { realRoots } from '#values/roots.ts'
export { isSameMeaning } from '#values/same-meaning.ts'
export { screenFor } from '#values/screen.ts'
export { searchPoints } from '#values/search-points.ts'
export {
  type SolutionChange,
  type SolutionDifference,
  solutionChange,
  solutionDifference,
} from '#values/solution-change.ts'
export {
  holds,
  namesIn,
  relationsOf,
  type Statement,
  solvedOf,
  statementOf,
} from '#values/statement.ts'
export { add, approx, divide, isNearZero, numberOf, type Value } from '#values/value.ts'
export { type Algebra, beginWork, spend } from '#values/work.ts'
