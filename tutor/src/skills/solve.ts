import { solveArithmetic } from '#skills/arithmetic.ts'
import { solveDerivative } from '#skills/derivative.ts'
import { solveLinear } from '#skills/linear.ts'
import { solvePercentage } from '#skills/percentage.ts'
import type { Problem } from '#skills/problem.ts'
import { solveQuadratic } from '#skills/quadratic.ts'
import type { Solution } from '#skills/step.ts'
import { checked, type Holds, holds } from '#skills/verify.ts'

export type Solved =
  | { readonly type: 'solved'; readonly solution: Solution }
  /** None of the skills covers it. */
  | { readonly type: 'beyond' }
  /** There is working, and the algebra does not confirm all of it: it must not be shown. */
  | { readonly type: 'unsure' }

/** Works a problem out in school steps, each confirmed by the algebra. */
export function solve(problem: Problem, confirm: Holds = holds): Solved {
  const solution = working(problem)
  if (!solution) return { type: 'beyond' }
  const sound = checked(solution, confirm)
  return sound ? { type: 'solved', solution: sound } : { type: 'unsure' }
}

function working(problem: Problem): Solution | undefined {
  switch (problem.kind) {
    case 'linear':
      return solveLinear(problem)
    case 'quadratic':
      return solveQuadratic(problem)
    case 'arithmetic':
      return solveArithmetic(problem.expression)
    case 'percentage':
      return solvePercentage(problem)
    case 'derivative':
      return solveDerivative(problem.expression, problem.variable)
  }
}
