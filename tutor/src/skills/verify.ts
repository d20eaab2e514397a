import { equalExpressions, sameSolutions } from '@learngrove/maths'
import { isDerivative } from '#skills/is-derivative.ts'
import { memoize } from '#skills/memoize.ts'
import type { Claim, Solution } from '#skills/step.ts'

export type Holds = (claim: Claim) => boolean

const equal = memoize((left: string, right: string) => equalExpressions(left, right))
const alike = memoize((from: string, to: string, variable: string) =>
  sameSolutions(from, to, variable),
)

/** Whether both pieces of LaTeX have the same value, by the algebra that also marks answers. */
export const isSameValue = (left: string, right: string): boolean => equal(left, right)

/** Whether two equations in LaTeX have the same real solutions. */
export const hasSameSolutions = (from: string, to: string, variable: string): boolean =>
  alike(from, to, variable)

/**
 * Asks the algebra that marks answers. It reads the printed lines anew and compares them by their
 * values, not by the rules that made them, so that a slip in one does not hide in the other. What it
 * cannot decide does not hold.
 */
export const holds: Holds = (claim) => {
  switch (claim.type) {
    case 'same_value':
      return equal(claim.left, claim.right)
    case 'same_solutions':
      return alike(claim.from, claim.to, claim.variable)
    case 'roots':
      return equal(claim.left, claim.product)
    case 'negative':
      return claim.is.startsWith('-') && equal(claim.value, claim.is)
    case 'derivative':
      return isDerivative(claim.of, claim.is, claim.variable)
  }
}

/** The solution when every claim of every step holds and there is a step, else nothing. */
export function checked(solution: Solution, confirm: Holds = holds): Solution | undefined {
  const sound = solution.steps.every((step) => step.claims.length > 0 && step.claims.every(confirm))
  return sound ? solution : undefined
}
