import { type Node, printTextbook } from '@learngrove/maths/notation'
import type { Rational } from '@learngrove/maths/rational'
import type { Equation } from '#notation/read-maths.ts'
import { equationLatex } from '#skills/operation.ts'

/** What the tutor can work through. */
export type Problem =
  | EquationProblem
  | { readonly kind: 'arithmetic'; readonly expression: Node }
  | PercentageProblem
  | { readonly kind: 'derivative'; readonly expression: Node; readonly variable: string }

export type EquationProblem = {
  readonly kind: 'linear' | 'quadratic'
  readonly equation: Equation
  readonly variable: string
}

/**
 * `of`: percent of amount; `increase` and `decrease`: of amount by percent; `reverse_increase`
 * and `reverse_decrease`: amount is what is left after the change; `reverse_of`: amount is that
 * percent of what is looked for; `share`: `part` as a percentage of amount.
 */
export type PercentageProblem =
  | {
      readonly kind: 'percentage'
      readonly form:
        | 'of'
        | 'increase'
        | 'decrease'
        | 'reverse_increase'
        | 'reverse_decrease'
        | 'reverse_of'
      readonly percent: Rational
      readonly amount: Rational
    }
  | {
      readonly kind: 'percentage'
      readonly form: 'share'
      readonly part: Rational
      readonly amount: Rational
    }

/** The problem as LaTeX where it can be written as mathematics. */
export function problemLatex(problem: Problem): string | undefined {
  if (problem.kind === 'arithmetic') return printTextbook(problem.expression)
  if (problem.kind === 'derivative') return printTextbook(problem.expression)
  return problem.kind === 'percentage' ? undefined : equationLatex(problem.equation)
}
