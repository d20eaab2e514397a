import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import {
  bracketOf,
  isSum,
  isTwo,
  plain,
  signedTerms,
  sumOf,
} from '#expressions/mal-rules/shapes.ts'

/** Two brackets side by side, or one squared. */
const twoBrackets = (node: Node): readonly (readonly [Node[], Node[]])[] => {
  if (node.type === 'power' && isSum(node.base) && isTwo(node.exponent))
    return [[signedTerms(node.base), signedTerms(node.base)]]
  if (node.type === 'product' && isSum(node.left) && isSum(node.right))
    return [[signedTerms(node.left), signedTerms(node.right)]]
  return []
}

export const BRACKET_SLIPS: readonly MalRule[] = [
  {
    code: 'bracket_first_term_only',
    text: 'It looks as if only the first term in the bracket was multiplied. Everything inside the bracket is multiplied.',
    apply: (node) =>
      bracketOf(node).map(({ factor, inner }) =>
        build.sum(build.product(factor, inner.left), inner.right, plain(inner.sign)),
      ),
    example: ['4(x-5)=8', '4x-5=8'],
  },
  {
    code: 'bracket_last_term_only',
    text: 'It looks as if only the last term in the bracket was multiplied. Everything inside the bracket is multiplied.',
    apply: (node) =>
      bracketOf(node).map(({ factor, inner }) =>
        build.sum(inner.left, build.product(factor, inner.right), plain(inner.sign)),
      ),
    example: ['5(x+2)', 'x+10'],
  },
  {
    code: 'square_of_sum',
    text: 'Squaring a bracket gives more than the two squares: multiply the bracket by itself, each term by each.',
    apply: (node) => {
      if (node.type !== 'power' || !isSum(node.base) || !isTwo(node.exponent)) return []
      const { left, right } = node.base
      const [a, b] = [build.power(left, node.exponent), build.power(right, node.exponent)]
      return [build.sum(a, b), build.sum(a, b, '-')]
    },
    example: ['(x+5)^2', 'x^2+25'],
  },
  {
    code: 'middle_term_not_doubled',
    text: 'In a squared bracket the product of the two terms comes twice. Write the bracket down two times and multiply each term by each.',
    apply: (node) => {
      if (node.type !== 'power' || !isSum(node.base) || !isTwo(node.exponent)) return []
      const { left, right, sign } = node.base
      const [a, b] = [build.power(left, node.exponent), build.power(right, node.exponent)]
      return [build.sum(build.sum(a, build.product(left, right), plain(sign)), b)]
    },
    example: ['(x+5)^2', 'x^2+5x+25'],
  },
  {
    code: 'power_of_sum_apart',
    text: 'A power of a bracket is not the powers of its terms added up. Multiply the bracket out step by step.',
    apply: (node) =>
      node.type === 'power' && isSum(node.base) && !isTwo(node.exponent)
        ? [sumOf(signedTerms(node.base).map((term) => build.power(term, node.exponent)))]
        : [],
    example: ['(x+2)^3', 'x^3+8'],
  },
  {
    code: 'firsts_and_lasts_only',
    text: 'Each term of the first bracket meets each term of the second. Some of these products are still missing.',
    apply: (node) =>
      twoBrackets(node).flatMap(([left, right]) =>
        left.length === right.length
          ? sumOf(left.map((term, i) => build.product(term, right[i] ?? term)))
          : [],
      ),
    example: ['(x+3)(x+4)', 'x^2+12'],
  },
  {
    code: 'second_terms_added',
    text: 'The last terms of the two brackets are multiplied, not added, to give the number at the end.',
    apply: (node) =>
      twoBrackets(node).flatMap(([left, right]) => {
        const [a, b, c, d] = [...left, ...right]
        if (left.length !== 2 || right.length !== 2 || !a || !b || !c || !d) return []
        const cross = build.sum(build.product(a, d), build.product(b, c))
        return build.sum(build.sum(build.product(a, c), cross), build.sum(b, d))
      }),
    example: ['(x+3)(x+4)', 'x^2+7x+7'],
  },
  {
    code: 'factor_into_both_brackets',
    text: 'The number in front of a product multiplies the product once, not each of its factors.',
    apply: (node) =>
      node.type === 'product' &&
      node.right.type === 'product' &&
      isSum(node.right.left) &&
      isSum(node.right.right)
        ? [
            build.product(
              build.product(node.left, node.right.left),
              build.product(node.left, node.right.right),
            ),
          ]
        : node.type === 'product' &&
            node.left.type === 'product' &&
            isSum(node.left.right) &&
            isSum(node.right)
          ? [
              build.product(
                build.product(node.left.left, node.left.right),
                build.product(node.left.left, node.right),
              ),
            ]
          : [],
    example: ['2(x+1)(x+3)', '(2x+2)(2x+6)'],
  },
  {
    code: 'factor_before_power',
    text: 'A power belongs to the bracket alone. Work out the power first and multiply by the number in front after that.',
    apply: (node) =>
      node.type === 'product' && node.right.type === 'power' && isSum(node.right.base)
        ? [build.power(build.product(node.left, node.right.base), node.right.exponent)]
        : [],
    example: ['3(x+1)^2', '(3x+3)^2'],
  },
]
