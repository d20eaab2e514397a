import * as build from '@learngrove/maths/build'
import { type Node, variablesOf } from '@learngrove/maths/notation'
import { isZero, type Rational } from '@learngrove/maths/rational'
import { factorsOf, fractionIn } from '@learngrove/maths/values'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import {
  int,
  isEquation,
  isNumeric,
  isSum,
  isTwo,
  signedTerms,
} from '#expressions/mal-rules/shapes.ts'

type Quadratic = { x: Node; a: Node; b: Node; c: Node }

/** An equation in one letter as ax² + bx + c = 0 with fractions for a, b and c. */
function quadraticOf(node: Node): readonly Quadratic[] {
  if (!isEquation(node)) return []
  const [name, ...others] = variablesOf(node)
  if (name === undefined || others.length > 0) return []
  const gap = fractionIn(build.sum(node.left, node.right, '-'), name, new Map())
  if (gap?.top.length !== 3 || gap.under.length !== 1) return []
  const [c, b, a] = gap.top.map((value): Rational | undefined => (value.exact ? value : undefined))
  if (!a || !b || !c || isZero(b) || isZero(c)) return []
  const [an, bn, cn] = [a, b, c].map(build.numeral)
  return an && bn && cn ? [{ x: { type: 'variable', name }, a: an, b: bn, c: cn }] : []
}

/** Both values of the formula, written out. */
const both = (x: Node, value: (sign: '+' | '-') => Node): Node => ({
  type: 'any',
  items: [build.relation(x, value('+')), build.relation(x, value('-'))],
})

const discriminant = ({ a, b, c }: Quadratic, sign: '+' | '-' = '-'): Node =>
  build.sum(build.power(b, int(2)), build.product(int(4), build.product(a, c)), sign)

const twice = (node: Node): Node => build.product(int(2), node)

/** The factors of the left side that hold a letter, where it is a product. */
const factorsWithLetter = (node: Node): Node[] =>
  isEquation(node) && (node.left.type === 'product' || node.left.type === 'power')
    ? (node.left.type === 'power' ? [node.left.base] : factorsOf(node.left)).filter(
        (factor) => !isNumeric(factor),
      )
    : []

export const QUADRATIC_SLIPS: readonly MalRule[] = [
  {
    code: 'lost_a_root',
    text: 'Two numbers have the same square: look for the negative one, too.',
    apply: (node) =>
      isEquation(node) && node.left.type === 'power' && isTwo(node.left.exponent)
        ? [build.relation(node.left.base, build.root(node.right))]
        : [],
    example: ['x^2=49', 'x=7'],
  },
  {
    code: 'divided_by_the_unknown',
    text: 'Dividing both sides by something with the letter in it loses the case in which that is zero.',
    apply: (node) => {
      const [factor, ...others] = factorsWithLetter(node)
      if (!isEquation(node) || factor === undefined) return []
      const all = [factor, ...others]
      const isZeroed = node.right.type === 'number' && isZero(node.right.value)
      const divisors = isZeroed ? all.filter(({ type }) => type === 'variable') : all
      return divisors.map((by) =>
        build.relation(build.quotient(node.left, by), build.quotient(node.right, by)),
      )
    },
    example: ['x^2=7x', 'x=7'],
  },
  {
    code: 'product_split_without_zero',
    text: 'Only a product that is zero tells that one of its factors is zero. Bring everything to one side first.',
    apply: (node) => {
      const factors = factorsWithLetter(node)
      if (factors.length < 2 || !isEquation(node)) return []
      return [{ type: 'any', items: factors.map((each) => build.relation(each, node.right)) }]
    },
    example: ['(x-1)(x-4)=10', 'x-1=10 or x-4=10'],
  },
  {
    code: 'factor_signs_kept',
    only_solved: true,
    text: 'A factor is zero where the letter takes the opposite of the number in the bracket. Put your values back in to check.',
    apply: (node) => {
      const factors = factorsWithLetter(node)
      const [name] = variablesOf(node)
      const isZeroed = isEquation(node) && node.right.type === 'number' && isZero(node.right.value)
      if (!isZeroed || factors.length === 0 || name === undefined) return []
      const x: Node = { type: 'variable', name }
      const values = factors.map((factor) => {
        const rest = isSum(factor) ? signedTerms(factor).filter(isNumeric) : []
        const [value] = rest
        return rest.length === 1 && value !== undefined ? value : int(0)
      })
      return [{ type: 'any', items: values.map((value) => build.relation(x, value)) }]
    },
    example: ['(x-2)(x+9)=0', 'x=-2 or x=9'],
  },
  {
    code: 'formula_sign_of_b',
    only_solved: true,
    text: 'The formula starts with the opposite of the number in front of the letter. Look at its sign.',
    apply: (node) =>
      quadraticOf(node).map((q) =>
        both(q.x, (s) =>
          build.quotient(build.sum(q.b, build.root(discriminant(q)), s), twice(q.a)),
        ),
      ),
    example: ['x^2-3x-10=0', 'x=-5 or x=2'],
  },
  {
    code: 'formula_sign_below_root',
    only_solved: true,
    text: 'Look at the sign under the root of the formula, and at the signs of the numbers you put in there.',
    apply: (node) =>
      quadraticOf(node).map((q) =>
        both(q.x, (s) =>
          build.quotient(
            build.sum(build.opposite(q.b), build.root(discriminant(q, '+')), s),
            twice(q.a),
          ),
        ),
      ),
    example: ['2x^2+7x+4=0', 'x=(-7+√81)/4 or x=(-7-√81)/4'],
  },
  {
    code: 'formula_bottom_under_root_only',
    only_solved: true,
    text: 'In the formula the whole top is divided by the bottom, not only the root.',
    apply: (node) =>
      quadraticOf(node).map((q) =>
        both(q.x, (s) =>
          build.sum(
            build.opposite(q.b),
            build.quotient(build.root(discriminant(q)), twice(q.a)),
            s,
          ),
        ),
      ),
    example: ['x^2-3x-10=0', 'x=3+7/2 or x=3-7/2'],
  },
  {
    code: 'formula_bottom_not_doubled',
    only_solved: true,
    text: 'The bottom of the formula is twice the number in front of the square.',
    apply: (node) =>
      quadraticOf(node).map((q) =>
        both(q.x, (s) =>
          build.quotient(build.sum(build.opposite(q.b), build.root(discriminant(q)), s), q.a),
        ),
      ),
    example: ['x^2-3x-10=0', 'x=10 or x=-4'],
  },
]
