import { printTextbook } from '@learngrove/maths/notation'
import { polynomialNode } from '@learngrove/maths/polynomial'
import { whole as rationalOf } from '@learngrove/maths/rational'
import type { Claim, Step } from '#skills/step.ts'

/** `ax² + bx + c` with whole coefficients, `a` positive. */
export type Whole = { readonly a: bigint; readonly b: bigint; readonly c: bigint }

/** The last steps of a solution, and the answer. */
export type Ending = { readonly steps: readonly Step[]; readonly answer: string }

export const quadraticLatex = ({ a, b, c }: Whole, name: string): string =>
  printTextbook(polynomialNode([rationalOf(c), rationalOf(b), rationalOf(a)], name))

/** Says that the roots (one or two, as LaTeX) give the whole quadratic as a product. */
export function rootsClaim(whole: Whole, name: string, roots: readonly string[]): Claim {
  const [first = '0', second = first] = roots
  const product = `${whole.a}(${name} - (${first}))(${name} - (${second}))`
  return { type: 'roots', left: quadraticLatex(whole, name), product, variable: name }
}
