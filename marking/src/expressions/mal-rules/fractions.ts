import * as build from '@learngrove/maths/build'
import { isAlike, type Node } from '@learngrove/maths/notation'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import {
  fractionsOf,
  int,
  isSum,
  plain,
  signedTerms,
  sumOf,
} from '#expressions/mal-rules/shapes.ts'

const sumOfFractions = (node: Node) =>
  isSum(node) && node.left.type === 'quotient' && node.right.type === 'quotient'
    ? [{ a: node.left, b: node.right, sign: plain(node.sign) }]
    : []

/** A division by a fraction: what is divided, and the fraction. */
const byFraction = (node: Node) =>
  node.type === 'quotient' && node.right.type === 'quotient'
    ? [{ top: node.left, under: node.right }]
    : []

export const FRACTION_SLIPS: readonly MalRule[] = [
  {
    code: 'added_tops_and_bottoms',
    text: 'Fractions are not added by adding the tops and the bottoms. First make the bottoms the same.',
    apply: (node) =>
      sumOfFractions(node).flatMap(({ a, b, sign }) => [
        build.quotient(build.sum(a.left, b.left, sign), build.sum(a.right, b.right)),
        build.quotient(build.sum(a.left, b.left, sign), build.sum(a.right, b.right, sign)),
      ]),
    example: ['1/4+2/5', '3/9'],
  },
  {
    code: 'tops_not_scaled',
    text: 'When a fraction gets a new bottom, its top is multiplied by the same number.',
    apply: (node) =>
      sumOfFractions(node).map(({ a, b, sign }) =>
        build.quotient(build.sum(a.left, b.left, sign), build.product(a.right, b.right)),
      ),
    example: ['1/4+2/5', '3/20'],
  },
  {
    code: 'fraction_added_to_top',
    text: 'A whole number has to be written over the same bottom before it is added to a fraction.',
    apply: (node) => {
      if (!isSum(node) || (node.left.type === 'quotient') === (node.right.type === 'quotient'))
        return []
      const { left, right, sign } = node
      if (left.type === 'quotient')
        return [build.quotient(build.sum(left.left, right, plain(sign)), left.right)]
      if (right.type !== 'quotient') return []
      return [build.quotient(build.sum(left, right.left, plain(sign)), right.right)]
    },
    example: ['2+3/7', '5/7'],
  },
  {
    code: 'divided_one_term',
    text: 'When a sum is divided, every term of it is divided, not only one.',
    apply: (node) => {
      if (node.type !== 'quotient' || !isSum(node.left)) return []
      const { left, right, sign } = node.left
      return [
        build.sum(build.quotient(left, node.right), right, plain(sign)),
        build.sum(left, build.quotient(right, node.right), plain(sign)),
      ]
    },
    example: ['(6x+9)/3', '2x+9'],
  },
  {
    code: 'cancelled_a_term',
    text: 'Only a factor of the whole top and the whole bottom can be cancelled, never a term of a sum.',
    apply: (node) => {
      if (node.type !== 'quotient') return []
      const [top, under] = [signedTerms(node.left), signedTerms(node.right)]
      if (top.length + under.length < 3) return []
      return top.flatMap((term, i) =>
        under.flatMap((other, j) =>
          isAlike(term, other)
            ? [
                build.quotient(
                  sumOf(top.filter((_, k) => k !== i)),
                  under.length > 1 ? sumOf(under.filter((_, k) => k !== j)) : int(1),
                ),
              ]
            : [],
        ),
      )
    },
    example: ['(x+6)/(x+2)', '3'],
  },
  {
    code: 'cancelled_to_nothing',
    text: 'What cancels leaves 1 behind, not 0: anything divided by itself is one.',
    apply: (node) => (node.type === 'quotient' && isAlike(node.left, node.right) ? [int(0)] : []),
    example: ['5+x/x', '5'],
  },
  {
    code: 'bottom_split',
    text: 'A fraction can be split along the terms of its top, but not along those of its bottom.',
    apply: (node) =>
      node.type === 'quotient' && isSum(node.right)
        ? [sumOf(signedTerms(node.right).map((term) => build.quotient(node.left, term)))]
        : [],
    example: ['12/(x+3)', '12/x+4'],
  },
  {
    code: 'divided_without_turning',
    text: 'To divide by a fraction, multiply by it turned upside down.',
    apply: (node) => byFraction(node).map(({ top, under }) => build.product(top, under)),
    example: ['(2/3)÷(5/7)', '10/21'],
  },
  {
    code: 'turned_first_fraction',
    text: 'In a division it is the second fraction, the one you divide by, that is turned upside down.',
    apply: (node) =>
      byFraction(node).flatMap(({ top, under }) =>
        top.type === 'quotient' ? build.product(build.quotient(top.right, top.left), under) : [],
      ),
    example: ['(2/3)÷(5/7)', '15/14'],
  },
  {
    code: 'whole_times_both',
    text: 'Multiplying a fraction by a number multiplies its top only; doing it to both leaves the fraction as it was.',
    apply: (node) => {
      if (node.type !== 'product') return []
      if ((node.left.type === 'quotient') === (node.right.type === 'quotient')) return []
      return [node.left.type === 'quotient' ? node.left : node.right]
    },
    example: ['4*(2/9)', '8/36'],
  },
  {
    code: 'multiplied_crosswise',
    text: 'Fractions are multiplied top by top and bottom by bottom, not crosswise.',
    apply: (node) => {
      const parts = node.type === 'product' ? fractionsOf(node.left, node.right) : undefined
      if (parts === undefined || node.type !== 'product') return []
      if (node.left.type !== 'quotient' || node.right.type !== 'quotient') return []
      const { a, b, c, d } = parts
      return [build.quotient(build.product(a, d), build.product(b, c))]
    },
    example: ['(2/3)*(5/7)', '14/15'],
  },
  {
    code: 'minus_before_fraction',
    text: 'A minus in front of a fraction belongs to the whole top: it changes the sign of every term there.',
    apply: (node) => {
      if (!isSum(node) || node.sign !== '-' || node.right.type !== 'quotient') return []
      const { left: top, right: under } = node.right
      if (!isSum(top)) return []
      const first = build.sum(node.left, build.quotient(top.left, under), '-')
      return [build.sum(first, build.quotient(top.right, under), plain(top.sign))]
    },
    example: ['x-(x+3)/2', '(x+3)/2'],
  },
  {
    code: 'mixed_read_as_product',
    text: 'A mixed number is the whole number and the fraction added together, not multiplied.',
    apply: (node) => (node.type === 'mixed' ? [build.product(node.whole, node.fraction)] : []),
    example: ['2 1/5', '2/5'],
  },
  {
    code: 'fraction_upside_down',
    text: 'Look at which number stands on top: turning a fraction upside down changes its value.',
    apply: (node) => (node.type === 'quotient' ? [build.quotient(node.right, node.left)] : []),
    example: ['3+4/5', '17/4'],
  },
]
