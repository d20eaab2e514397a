import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import { bracketOf, isSum, isTwo, plain } from '#expressions/mal-rules/shapes.ts'

const isMinus = (node: Node): node is Extract<Node, { type: 'signed' }> =>
  node.type === 'signed' && node.sign === '-'

export const SIGN_SLIPS: readonly MalRule[] = [
  {
    code: 'minus_before_bracket',
    text: 'Look at the minus in front of the bracket: it changes the sign of every term inside.',
    apply: (node) => {
      if (isMinus(node) && isSum(node.of))
        return [build.sum(build.opposite(node.of.left), node.of.right, plain(node.of.sign))]
      if (isSum(node) && node.sign === '-') {
        const [bracket] = bracketOf(node.right)
        const inner = isSum(node.right) ? node.right : bracket?.inner
        if (inner === undefined) return []
        const by = (term: Node) => (bracket ? build.product(bracket.factor, term) : term)
        const first = build.sum(node.left, by(inner.left), '-')
        return [build.sum(first, by(inner.right), plain(inner.sign))]
      }
      return bracketOf(node).flatMap(({ factor, inner }) =>
        isMinus(factor)
          ? build.sum(
              build.product(factor, inner.left),
              build.product(factor.of, inner.right),
              plain(inner.sign),
            )
          : [],
      )
    },
    example: ['9-(x+4)', '9-x+4'],
  },
  {
    code: 'square_kept_the_minus',
    text: 'A negative number times itself is positive.',
    apply: (node) =>
      node.type === 'power' && isMinus(node.base) && isTwo(node.exponent)
        ? [build.opposite(build.power(node.base.of, node.exponent))]
        : [],
    example: ['(-6)^2', '-36'],
  },
  {
    code: 'double_minus',
    text: 'Taking away a negative number is the same as adding its opposite.',
    apply: (node) =>
      isSum(node) && node.sign === '-' && isMinus(node.right)
        ? [build.sum(node.left, node.right.of, '-')]
        : [],
    example: ['7-(-2)', '5'],
  },
  {
    code: 'minus_times_minus',
    text: 'A minus times a minus gives a plus. Count the minus signs in the product.',
    apply: (node) =>
      (node.type === 'product' || node.type === 'quotient') &&
      isMinus(node.left) &&
      isMinus(node.right)
        ? [build.opposite({ ...node, left: node.left.of, right: node.right.of })]
        : [],
    example: ['(-3)*(-5)', '-15'],
  },
  {
    code: 'minus_times_plus',
    text: 'A product with just one negative factor is negative.',
    apply: (node) => {
      if (node.type !== 'product' && node.type !== 'quotient') return []
      if (isMinus(node.left) === isMinus(node.right)) return []
      if (isMinus(node.left)) return [{ ...node, left: node.left.of }]
      return isMinus(node.right) ? [{ ...node, right: node.right.of }] : []
    },
    example: ['4*(-7)', '28'],
  },
  {
    code: 'negative_plus_positive',
    text: 'Start at the negative number on the number line and step to the right to add.',
    apply: (node) =>
      isSum(node) && isMinus(node.left)
        ? [build.opposite(build.sum(node.left.of, node.right, plain(node.sign)))]
        : [],
    example: ['-8+3', '-11'],
  },
  {
    code: 'subtraction_turned_round',
    text: 'The order counts in a subtraction: look at which number is taken away from which.',
    apply: (node) =>
      isSum(node) && node.sign === '-' ? [build.sum(node.right, node.left, '-')] : [],
    example: ['3-10', '7'],
  },
  {
    code: 'absolute_kept_the_minus',
    text: 'The bars ask how far from zero the number is, and a distance is never negative.',
    apply: (node) => (node.type === 'absolute' ? [node.of] : []),
    example: ['|2-9|', '-7'],
  },
]
