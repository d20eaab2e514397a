import { printTextbook } from '@learngrove/maths/notation'
import { polynomialNode } from '@learngrove/maths/polynomial'
import { whole } from '@learngrove/maths/rational'
import type { Claim, Step } from '#skills/step.ts'

/** `ax² + bx + c` with whole coefficients, `a` positive. */
export type IntegerQuadratic = { readonly a: bigint; readonly b: bigint; readonly c: bigint }

/** The last steps of a solution, and the answer. */
export type Ending = { readonly steps: readonly Step[]; readonly answer: string }

export const quadraticLatex = ({ a, b, c }: IntegerQuadratic, name: string): string =>
  printTextbook(polynomialNode([whole(c), whole(b), whole(a)], name))

/** Says that the roots (one or two, as LaTeX) give the whole quadratic as a product. */
export function rootsClaim(
  quadratic: IntegerQuadratic,
  name: string,
  roots: readonly string[],
): Claim {
  const [first = '0', second = first] = roots
  const product = `${quadratic.a}(${name} - (${first}))(${name} - (${second}))`
  return { type: 'roots', left: quadraticLatex(quadratic, name), product, variable: name }
}
