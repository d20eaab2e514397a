import * as build from '@learngrove/maths/build'
import { isAlike, type Node } from '@learngrove/maths/notation'
import { isZero } from '@learngrove/maths/rational'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import { int, isNumeric, isSum, plain } from '#expressions/mal-rules/shapes.ts'

/** A base with its exponent; a bare letter or number has the exponent 1. */
const powerOf = (node: Node): { base: Node; exponent: Node } =>
  node.type === 'power' ? node : { base: node, exponent: int(1) }

/** Two powers of one base, joined by a product, a quotient or a sum. */
function twoPowers(node: Node, type: 'product' | 'quotient' | 'sum') {
  if (node.type !== type) return []
  if (node.left.type !== 'power' && node.right.type !== 'power') return []
  const [a, b] = [powerOf(node.left), powerOf(node.right)]
  return isAlike(a.base, b.base) ? [{ base: a.base, m: a.exponent, n: b.exponent }] : []
}

const isPower = (node: Node): node is Extract<Node, { type: 'power' }> => node.type === 'power'

export const INDEX_SLIPS: readonly MalRule[] = [
  {
    code: 'exponents_multiplied',
    text: 'When powers of the same base are multiplied, their exponents are added.',
    apply: (node) =>
      twoPowers(node, 'product').map(({ base, m, n }) => build.power(base, build.product(m, n))),
    example: ['x^2*x^5', 'x^10'],
  },
  {
    code: 'exponents_added',
    text: 'A power of a power multiplies the exponents.',
    apply: (node) =>
      isPower(node) && isPower(node.base)
        ? [build.power(node.base.base, build.sum(node.base.exponent, node.exponent))]
        : [],
    example: ['(x^4)^3', 'x^7'],
  },
  {
    code: 'power_of_power_raised',
    text: 'A power of a power multiplies the exponents; it does not raise one to the other.',
    apply: (node) =>
      isPower(node) && isPower(node.base)
        ? [build.power(node.base.base, build.power(node.base.exponent, node.exponent))]
        : [],
    example: ['(x^4)^3', 'x^64'],
  },
  {
    code: 'exponents_divided',
    text: 'When powers of the same base are divided, one exponent is taken away from the other.',
    apply: (node) =>
      twoPowers(node, 'quotient').map(({ base, m, n }) => build.power(base, build.quotient(m, n))),
    example: ['x^8/x^2', 'x^4'],
  },
  {
    code: 'bases_combined',
    text: 'The base stays the same when powers of it are multiplied or divided; only the exponents change.',
    apply: (node) => [
      ...twoPowers(node, 'product').map(({ base, m, n }) =>
        build.power(build.product(base, base), build.sum(m, n)),
      ),
      ...twoPowers(node, 'quotient').map(({ m, n }) => build.power(int(1), build.sum(m, n, '-'))),
    ],
    example: ['3^2*3^4', '9^6'],
  },
  {
    code: 'powers_added_like_products',
    text: 'The rule of adding exponents is for products. A sum of two different powers stays a sum.',
    apply: (node) =>
      twoPowers(node, 'sum').map(({ base, m, n }) =>
        build.power(base, build.sum(m, n, isSum(node) ? plain(node.sign) : '+')),
      ),
    example: ['x^2+x^3', 'x^5'],
  },
  {
    code: 'power_nought_is_nought',
    text: 'Follow the pattern of the powers downwards, dividing by the base each time, and see where the exponent 0 leads.',
    apply: (node) =>
      isPower(node) && node.exponent.type === 'number' && isZero(node.exponent.value)
        ? [int(0), node.base]
        : [],
    example: ['4+7^0', '4'],
  },
  {
    code: 'power_as_multiple',
    text: 'The exponent says how often the base is a factor; it does not multiply the base.',
    apply: (node) =>
      isPower(node) && node.exponent.type === 'number'
        ? [build.product(node.base, node.exponent)]
        : [],
    example: ['5^3', '15'],
  },
  {
    code: 'negative_power_made_negative',
    text: 'A minus in the exponent asks for one over the power. It does not make the value negative.',
    apply: (node) =>
      isPower(node) && node.exponent.type === 'signed'
        ? [
            build.opposite(build.power(node.base, node.exponent.of)),
            build.product(node.base, node.exponent),
          ]
        : [],
    example: ['2^(-3)', '-8'],
  },
  {
    code: 'power_on_one_factor',
    text: 'A power of a bracket with a product goes to every factor in it, the number as well.',
    apply: (node) => {
      if (!isPower(node) || (node.base.type !== 'product' && node.base.type !== 'quotient'))
        return []
      const { left, right } = node.base
      return [
        { ...node.base, left, right: build.power(right, node.exponent) },
        { ...node.base, left: build.power(left, node.exponent), right },
      ]
    },
    example: ['(3x)^2', '3x^2'],
  },
  {
    code: 'factor_times_exponent',
    text: 'The number in the bracket is raised to the power, not multiplied by it.',
    apply: (node) =>
      isPower(node) && node.base.type === 'product' && isNumeric(node.base.left)
        ? [
            build.product(
              build.product(node.base.left, node.exponent),
              build.power(node.base.right, node.exponent),
            ),
          ]
        : [],
    example: ['(4x)^3', '12x^3'],
  },
  {
    code: 'fraction_power_divides',
    text: 'A fraction as an exponent asks for a root: the bottom says which one.',
    apply: (node) =>
      isPower(node) && node.exponent.type === 'quotient'
        ? [build.product(node.base, node.exponent), build.quotient(node.base, node.exponent.right)]
        : [],
    example: ['64^(1/2)', '32'],
  },
  {
    code: 'fraction_power_upside_down',
    text: 'In a fraction exponent the bottom is the root and the top is the power. Look at which is which.',
    apply: (node) =>
      isPower(node) && node.exponent.type === 'quotient'
        ? [build.power(node.base, build.quotient(node.exponent.right, node.exponent.left))]
        : [],
    example: ['4^(3/2)', '4^(2/3)'],
  },
]
