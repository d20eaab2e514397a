import * as build from '@learngrove/maths/build'
import { type Node, variablesOf } from '@learngrove/maths/notation'
import { type DerivativeSlip, derivativeOf } from '@learngrove/maths/rewriting'
import { monomialOf } from '@learngrove/maths/values'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import { int, signedTerms, sumOf } from '#expressions/mal-rules/shapes.ts'

const slipped =
  (slip: DerivativeSlip): MalRule['apply'] =>
  (node) =>
    variablesOf(node).flatMap((name) => derivativeOf(node, name, slip) ?? [])

const DERIVATIVES: readonly (readonly [DerivativeSlip, string, string, string])[] = [
  [
    'factor_forgotten',
    'When a power is differentiated, its exponent comes down in front as a factor.',
    'x^4',
    'x^3',
  ],
  [
    'power_kept',
    'When a power is differentiated, the exponent comes down and is then made one smaller.',
    'x^4',
    '4x^4',
  ],
  [
    'constant_kept',
    'A number on its own does not change, so look at what its slope is.',
    'x^2+9',
    '2x+9',
  ],
  [
    'chain_forgotten',
    'There is a function inside another here: the derivative of the inner one is a factor, too.',
    '(4x+1)^3',
    '3(4x+1)^2',
  ],
  [
    'product_apart',
    'The derivative of a product is not the product of the derivatives. Differentiate one factor at a time and add.',
    'x^2*sin x',
    '2x cos x',
  ],
  [
    'quotient_apart',
    'The derivative of a quotient is not the quotient of the derivatives. The quotient rule is needed.',
    'x^2/(x+1)',
    '2x',
  ],
  [
    'quotient_turned',
    'In the quotient rule the order counts: begin with the derivative of the top.',
    'x^2/(x+1)',
    '(x^2-2x(x+1))/(x+1)^2',
  ],
  [
    'trig_sign',
    'Look at the signs: one of sine and cosine brings a minus when it is differentiated, the other does not.',
    'cos x',
    'sin x',
  ],
  [
    'exponential_as_power',
    'The letter stands in the exponent here, so the rule for powers of the letter does not fit.',
    'e^x',
    'x e^(x-1)',
  ],
  [
    'logarithm_kept',
    'Only the base e gives itself back when it is differentiated. Any other base brings its logarithm along.',
    '2^x',
    '2^x',
  ],
]

/** A sum of numbers times powers, integrated term by term in a way that goes wrong. */
const termByTerm =
  (change: (coefficient: Node, x: Node, power: number) => Node): MalRule['apply'] =>
  (node) => {
    const [name] = variablesOf(node)
    if (name === undefined) return []
    const x: Node = { type: 'variable', name }
    const terms: Node[] = []
    for (const term of signedTerms(node)) {
      const monomial = monomialOf(term)
      if (monomial === undefined || monomial.powers.size > 1) return []
      const power = monomial.powers.get(name) ?? 0
      terms.push(change(build.numeral(monomial.coefficient), x, power))
    }
    return withConstant(sumOf(terms))
  }

/** With and without the constant of integration, which the letters c and C stand for. */
const withConstant = (node: Node): Node[] => [
  node,
  ...['c', 'C'].map((name) => build.sum(node, { type: 'variable', name })),
]

const times = (k: Node, x: Node, power: number): Node =>
  build.product(k, build.power(x, int(power)))

const INTEGRALS: readonly MalRule[] = [
  {
    code: 'integral_constant_left_out',
    text: 'Many functions have this derivative: they differ by a number. Leave room for it at the end.',
    operation: 'integral',
    apply: (node) =>
      termByTerm((k, x, p) => build.quotient(times(k, x, p + 1), int(p + 1)))(node).slice(0, 1),
    example: ['3x^2', 'x^3'],
  },
  {
    code: 'integral_not_divided',
    text: 'When a power is integrated, it is divided by the new exponent. Differentiate your answer to check.',
    operation: 'integral',
    apply: termByTerm((k, x, p) => times(k, x, p + 1)),
    example: ['x^5', 'x^6+c'],
  },
  {
    code: 'integral_divided_by_old_power',
    text: 'The exponent is made one larger first; that new one is what the term is divided by.',
    operation: 'integral',
    apply: termByTerm((k, x, p) =>
      p === 0 ? times(k, x, 1) : build.quotient(times(k, x, p + 1), int(p)),
    ),
    example: ['x^5', 'x^6/5+c'],
  },
  {
    code: 'integral_power_kept',
    text: 'When a power is integrated, its exponent becomes one larger.',
    operation: 'integral',
    apply: termByTerm((k, x, p) => build.quotient(times(k, x, p), int(p + 1))),
    example: ['x^5', 'x^5/6+c'],
  },
  {
    code: 'differentiated_for_integral',
    text: 'This goes the other way: look for a function whose derivative is the one that is given.',
    operation: 'integral',
    apply: (node) =>
      variablesOf(node).flatMap((name) => withConstant(derivativeOf(node, name) ?? int(0))),
    example: ['x^5', '5x^4'],
  },
]

const DIFFERENTIATION: readonly MalRule[] = [
  ...DERIVATIVES.map(
    ([slip, text, from, to]): MalRule => ({
      code: `derivative_${slip}`,
      text,
      operation: 'derivative',
      apply: slipped(slip),
      example: [from, to],
    }),
  ),
  {
    code: 'integrated_for_derivative',
    text: 'This goes the other way: the slope is asked for, so exponents become smaller.',
    operation: 'derivative',
    apply: termByTerm((k, x, p) => build.quotient(times(k, x, p + 1), int(p + 1))),
    example: ['x^4', 'x^5/5'],
  },
]

export const CALCULUS_SLIPS: readonly MalRule[] = [...DIFFERENTIATION, ...INTEGRALS]
