import { equalExpressions } from '@learngrove/maths'
import { latex } from '#maths/latex.ts'
import { binary, call, isBinary, type Node, number } from '#maths/node.ts'
import { coefficient, type Polynomial, polynomialNode, toPolynomial } from '#maths/polynomial.ts'
import { over, plus, rational, times, zero } from '#maths/rational.ts'
import { readExpression } from '#maths/read.ts'
import type { Mistake } from '#mistakes/mistake.ts'
import { solveDerivative } from '#skills/derivative.ts'

type Slip = Mistake & { readonly slope: (of: Node, name: string) => Node | undefined }

/** Names the slip that gives this derivative, by making each slip on the function. */
export function derivativeMistake(of: Node, name: string, given: Node): Mistake | undefined {
  const line = latex(given)
  const slip = slips.find((each) => {
    const slope = each.slope(of, name)
    return slope !== undefined && equalExpressions(latex(slope), line)
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
  make: (p: Polynomial) => Polynomial,
): Node | undefined => {
  const p = toPolynomial(of, name)
  return p && p.length > 1 ? polynomialNode(make(p), name) : undefined
}

const slips: readonly Slip[] = [
  {
    code: 'power_kept',
    text: 'The power came down in front and stayed as it was. The new power is one less.',
    slope: (of, name) => fromTerms(of, name, (p) => p.map((c, n) => times(c, rational(n)))),
  },
  {
    code: 'power_not_in_front',
    text: 'The power became one less. It also comes down and multiplies.',
    slope: (of, name) => fromTerms(of, name, (p) => p.slice(1)),
  },
  {
    code: 'constant_kept',
    text: 'A number on its own does not change, so its derivative is $0$.',
    slope: (of, name) =>
      fromTerms(of, name, (p) => {
        const slope = p.map((c, n) => times(c, rational(n))).slice(1)
        return [plus(slope[0] ?? zero, coefficient(p, 0)), ...slope.slice(1)]
      }),
  },
  {
    code: 'integrated',
    text: 'The power went up. In a derivative it comes down by one.',
    slope: (of, name) =>
      fromTerms(of, name, (p) => [zero, ...p.map((c, n) => over(c, rational(n + 1)))]),
  },
  {
    code: 'product_of_derivatives',
    text: "The two derivatives were multiplied. A product needs the product rule: $u'v + uv'$.",
    slope: (of, name) => {
      if (!isBinary(of) || of.type !== 'multiply') return undefined
      const [u, v] = [slopeOf(of.left, name), slopeOf(of.right, name)]
      return u && v && binary('multiply', u, v)
    },
  },
  {
    code: 'inside_forgotten',
    text: 'The outside is done. The chain rule also multiplies by the derivative of the inside.',
    slope: (of) => {
      if (of.type === 'call') return outerOnly(of)
      if (!isBinary(of) || of.type !== 'power' || of.left.type === 'variable') return undefined
      const lower = binary('power', of.left, binary('subtract', of.right, number(1)))
      return binary('multiply', of.right, lower)
    },
  },
  {
    code: 'sign_of_trig',
    text: 'Look at the sign: $\\sin(x)$ gives $\\cos(x)$, and $\\cos(x)$ gives $-\\sin(x)$.',
    slope: (of, name) => {
      const slope = /sin|cos/.test(latex(of)) ? slopeOf(of, name) : undefined
      return slope && binary('multiply', number(-1), slope)
    },
  },
]

function outerOnly(of: Extract<Node, { type: 'call' }>): Node | undefined {
  if (of.of.type === 'variable') return undefined
  if (of.name === 'sin') return call('cos', of.of)
  if (of.name === 'cos') return { type: 'negate', of: call('sin', of.of) }
  if (of.name === 'exp') return of
  return of.name === 'ln' ? binary('divide', number(1), of.of) : undefined
}
