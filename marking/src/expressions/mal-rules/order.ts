import * as build from '@learngrove/maths/build'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import { isSum, plain } from '#expressions/mal-rules/shapes.ts'

export const ORDER_SLIPS: readonly MalRule[] = [
  {
    code: 'left_to_right_only',
    text: 'Multiplying and dividing come before adding and taking away, wherever they stand.',
    apply: (node) => {
      if (!isSum(node)) return []
      const { left, right, sign } = node
      if (right.type !== 'product' && right.type !== 'quotient') return []
      return [{ ...right, left: build.sum(left, right.left, plain(sign)) }]
    },
    example: ['5+2*6', '42'],
  },
  {
    code: 'sum_before_product',
    text: 'A product is worked out before the sum that follows it.',
    apply: (node) =>
      isSum(node) && (node.left.type === 'product' || node.left.type === 'quotient')
        ? [{ ...node.left, right: build.sum(node.left.right, node.right, plain(node.sign)) }]
        : [],
    example: ['4*3+2', '20'],
  },
  {
    code: 'minus_over_the_rest',
    text: 'Plus and minus are done in turn from the left. A minus belongs only to the number right after it.',
    apply: (node) =>
      isSum(node) && isSum(node.left) && node.left.sign === '-'
        ? [build.sum(node.left.left, build.sum(node.left.right, node.right, plain(node.sign)), '-')]
        : [],
    example: ['12-5+3', '4'],
  },
  {
    code: 'divided_by_the_rest',
    text: 'Multiplying and dividing are done in turn from the left.',
    apply: (node) =>
      node.type === 'product' && node.left.type === 'quotient' && node.left.style === 'divide'
        ? [build.quotient(node.left.left, build.product(node.left.right, node.right))]
        : node.type === 'quotient' && node.left.type === 'quotient'
          ? [build.quotient(node.left.left, build.quotient(node.left.right, node.right))]
          : [],
    example: ['24÷4×2', '3'],
  },
  {
    code: 'minus_squared_with_it',
    text: 'Without a bracket the power belongs to the number alone, and the minus is put in front afterwards.',
    apply: (node) =>
      node.type === 'signed' && node.sign === '-' && node.of.type === 'power'
        ? [build.power(build.opposite(node.of.base), node.of.exponent)]
        : [],
    example: ['-6^2', '36'],
  },
  {
    code: 'factor_raised_with_it',
    text: 'A power belongs only to what stands right before it, so it is worked out before multiplying.',
    apply: (node) =>
      node.type === 'product' && node.right.type === 'power' && !isSum(node.right.base)
        ? [build.power(build.product(node.left, node.right.base), node.right.exponent)]
        : [],
    example: ['2*5^2', '100'],
  },
  {
    code: 'sum_raised_with_it',
    text: 'A power is worked out before adding: it belongs only to the number right before it.',
    apply: (node) =>
      isSum(node) && node.right.type === 'power'
        ? [
            build.power(
              build.sum(node.left, node.right.base, plain(node.sign)),
              node.right.exponent,
            ),
          ]
        : [],
    example: ['1+3^2', '16'],
  },
]
