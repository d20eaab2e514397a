import { equalExpressions } from '@learngrove/maths'
import * as build from '@learngrove/maths/build'
import { type Node, printTextbook } from '@learngrove/maths/notation'
import {
  coefficient,
  type ExactPolynomial,
  polynomialIn,
  polynomialNode,
} from '@learngrove/maths/polynomial'
import { dividedBy, plus, times, whole, ZERO } from '@learngrove/maths/rational'
import type { Mistake } from '#mistakes/mistake.ts'
import { readExpression } from '#notation/read-maths.ts'
import { outside, solveDerivative } from '#skills/derivative.ts'
import { isExponential } from '#skills/operation.ts'

type Slip = Mistake & { readonly slope: (of: Node, name: string) => Node | undefined }

/** Names the slip that gives this derivative, by making each slip on the function. */
export function derivativeMistake(of: Node, name: string, given: Node): Mistake | undefined {
  const line = printTextbook(given)
  const slip = slips.find((each) => {
    const slope = each.slope(of, name)
    return slope !== undefined && equalExpressions(printTextbook(slope), line)
  })
  return slip && { code: slip.code, text: slip.text }
}

const slopeOf = (node: Node, name: string): Node | undefined => {
  const answer = solveDerivative(node, name)?.answer
  return answer === undefined ? undefined : readExpression(answer)
}

const fromTerms = (
  of: Node,
  name: string,
  make: (p: ExactPolynomial) => ExactPolynomial,
): Node | undefined => {
  const p = polynomialIn(of, name)
  return p && p.length > 1 ? polynomialNode(make(p), name) : undefined
}

const slips: readonly Slip[] = [
  {
    code: 'derivative_power_kept',
    text: 'The power came down in front and stayed as it was. The new power is one less.',
    slope: (of, name) => fromTerms(of, name, (p) => p.map((c, n) => times(c, whole(n)))),
  },
  {
    code: 'derivative_factor_forgotten',
    text: 'The power became one less. It also comes down and multiplies.',
    slope: (of, name) => fromTerms(of, name, (p) => p.slice(1)),
  },
  {
    code: 'derivative_constant_kept',
    text: 'A number on its own does not change, so its derivative is $0$.',
    slope: (of, name) =>
      fromTerms(of, name, (p) => {
        const slope = p.map((c, n) => times(c, whole(n))).slice(1)
        return [plus(slope[0] ?? ZERO, coefficient(p, 0)), ...slope.slice(1)]
      }),
  },
  {
    code: 'integrated_for_derivative',
    text: 'The power went up. In a derivative it comes down by one.',
    slope: (of, name) =>
      fromTerms(of, name, (p) => [ZERO, ...p.map((c, n) => dividedBy(c, whole(n + 1)))]),
  },
  {
    code: 'derivative_product_apart',
    text: "The two derivatives were multiplied. A product needs the product rule: $u'v + uv'$.",
    slope: (of, name) => {
      if (of.type !== 'product') return undefined
      const [u, v] = [slopeOf(of.left, name), slopeOf(of.right, name)]
      return u && v && build.product(u, v)
    },
  },
  {
    code: 'derivative_chain_forgotten',
    text: 'The outside is done. The chain rule also multiplies by the derivative of the inside.',
    slope: (of) => {
      if (of.type === 'call' || isExponential(of)) return outerOnly(of)
      if (of.type !== 'power' || of.base.type === 'variable') return undefined
      const lower = build.power(of.base, build.sum(of.exponent, build.integer(1), '-'))
      return build.product(of.exponent, lower)
    },
  },
  {
    code: 'derivative_trig_sign',
    text: 'Look at the sign: $\\sin(x)$ gives $\\cos(x)$, and $\\cos(x)$ gives $-\\sin(x)$.',
    slope: (of, name) => {
      const slope = /sin|cos/.test(printTextbook(of)) ? slopeOf(of, name) : undefined
      return slope && build.product(build.negation(build.integer(1)), slope)
    },
  },
]

/** Differentiates the outside only, of a function of something else than the letter. */
function outerOnly(of: Node): Node | undefined {
  const outer = outside(of)
  return outer && outer.inner.type !== 'variable' ? outer.slope : undefined
}
