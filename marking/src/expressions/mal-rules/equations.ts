import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import { monomialOf } from '@learngrove/maths/values'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import {
  eachApart,
  isEquation,
  isNumeric,
  isSum,
  isTwo,
  scaled,
  signedTerms,
  sumOf,
} from '#expressions/mal-rules/shapes.ts'

/** A relation whose terms may be moved about. */
const isMovable = (node: Node): node is Extract<Node, { type: 'relation' }> =>
  node.type === 'relation' && node.sign !== '≠' && node.sign !== '≈'

export const EQUATION_SLIPS: readonly MalRule[] = [
  {
    code: 'sign_lost_moving',
    text: 'When a term moves to the other side of the equation, the opposite is done: plus becomes minus, and minus becomes plus.',
    apply: (node) => {
      if (!isMovable(node)) return []
      const [left, right] = [signedTerms(node.left), signedTerms(node.right)]
      const move = (from: readonly Node[], to: readonly Node[]) =>
        from.length < 2
          ? []
          : eachApart(from).map(({ one, others }) => [sumOf(others), sumOf([...to, one])] as const)
      return [
        ...move(left, right).map(([l, r]) => build.relation(l, r, node.sign)),
        ...move(right, left).map(([r, l]) => build.relation(l, r, node.sign)),
      ]
    },
    example: ['3x+7=19', '3x=26'],
  },
  {
    code: 'subtracted_instead_of_divided',
    text: 'The number in front of the letter multiplies it. To undo that, divide by it.',
    apply: (node) => scaled(node).map(({ k, x, c }) => build.relation(x, build.sum(c, k, '-'))),
    example: ['5x=20', 'x=15'],
  },
  {
    code: 'multiplied_instead_of_divided',
    text: 'The number in front of the letter multiplies it already. To undo that, divide both sides by it.',
    apply: (node) => scaled(node).map(({ k, x, c }) => build.relation(x, build.product(c, k))),
    example: ['5x=20', 'x=100'],
  },
  {
    code: 'divided_the_wrong_way',
    text: 'Look at which number is divided by which: both sides are divided by the number in front of the letter.',
    apply: (node) => scaled(node).map(({ k, x, c }) => build.relation(x, build.quotient(k, c))),
    example: ['5x=20', 'x=1/4'],
  },
  {
    code: 'factor_sign_turned',
    text: 'Dividing by the number in front of the letter does not change its sign. Only a term that is added or taken away turns its sign when it moves.',
    apply: (node) =>
      scaled(node).map(({ k, x, c }) => build.relation(x, build.opposite(build.quotient(c, k)))),
    example: ['5x=20', 'x=-4'],
  },
  {
    code: 'divided_instead_of_multiplied',
    text: 'The letter is divided by a number here. To undo that, multiply both sides by it.',
    apply: (node) =>
      isEquation(node) && node.left.type === 'quotient' && isNumeric(node.left.right)
        ? [build.relation(node.left.left, build.quotient(node.right, node.left.right))]
        : [],
    example: ['x/6=12', 'x=2'],
  },
  {
    code: 'divided_some_terms',
    text: 'Dividing an equation divides every term on both sides, not only some of them.',
    apply: (node) => {
      if (!isEquation(node)) return []
      return eachApart(signedTerms(node.left)).flatMap(({ one, others }) => {
        const k = monomialOf(one)
        const isPlain = k === undefined || k.powers.size === 0 || others.length === 0
        if (isPlain || k.coefficient.d !== 1n || k.coefficient.n ** 2n === 1n) return []
        const by = build.numeral(k.coefficient)
        return build.relation(
          build.sum(build.quotient(one, by), sumOf(others)),
          build.quotient(node.right, by),
        )
      })
    },
    example: ['4x+3=20', 'x+3=5'],
  },
  {
    code: 'multiplied_some_terms',
    text: 'To clear a fraction, every term on both sides of the equation is multiplied, the whole numbers as well.',
    apply: (node) => {
      if (!isEquation(node)) return []
      return eachApart(signedTerms(node.left)).flatMap(({ one, others }) => {
        const quotient = one.type === 'signed' ? one.of : one
        if (quotient.type !== 'quotient') return []
        const cleared = one.type === 'signed' ? build.opposite(quotient.left) : quotient.left
        const left = sumOf([cleared, ...others])
        const scaledRight = build.product(node.right, quotient.right)
        return others.length > 0
          ? [build.relation(left, scaledRight)]
          : [build.relation(left, node.right)]
      })
    },
    example: ['x/2+3=8', 'x+3=16'],
  },
  {
    code: 'done_to_one_side',
    text: 'What is done to one side of an equation has to be done to the other side, too.',
    apply: (node) => {
      if (!isEquation(node)) return []
      const drop = (side: Node) =>
        isSum(side) ? eachApart(signedTerms(side)).map(({ others }) => sumOf(others)) : []
      return [
        ...drop(node.left).map((left) => build.relation(left, node.right)),
        ...drop(node.right).map((right) => build.relation(node.left, right)),
        ...scaled(node).map(({ x, c }) => build.relation(x, c)),
      ]
    },
    example: ['x+5=12', 'x=12'],
  },
  {
    code: 'squared_term_by_term',
    text: 'Squaring an equation squares each side as a whole, not term by term.',
    apply: (node) => {
      const isRooted = (side: Node) =>
        side.type === 'root' || (isSum(side) && signedTerms(side).some((t) => t.type === 'root'))
      if (!isEquation(node) || !(isRooted(node.left) || isRooted(node.right))) return []
      const two = build.numeral({ exact: true, n: 2n, d: 1n })
      const squares = (side: Node) => sumOf(signedTerms(side).map((term) => build.power(term, two)))
      return [
        build.relation(squares(node.left), squares(node.right)),
        build.relation(build.power(node.left, two), node.right),
        build.relation(node.left, build.power(node.right, two)),
      ]
    },
    example: ['√x+3=5', 'x+9=25'],
  },
  {
    code: 'square_undone_by_halving',
    text: 'A square is undone by a square root, not by dividing by two.',
    apply: (node) =>
      isEquation(node) && node.left.type === 'power' && isTwo(node.left.exponent)
        ? [build.relation(node.left.base, build.quotient(node.right, node.left.exponent))]
        : [],
    example: ['x^2=50', 'x=25'],
  },
]
