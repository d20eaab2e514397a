import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import { ONE } from '@learngrove/maths/rational'
import { kindOf, type Monomial, monomialOf } from '@learngrove/maths/values'
import type { MalRule } from '#expressions/mal-rules/rule.ts'
import { int, isSum, plain } from '#expressions/mal-rules/shapes.ts'

/** A sum of two terms that are numbers times powers of letters. */
function twoTerms(node: Node): readonly { a: Monomial; b: Monomial; sign: '+' | '-' }[] {
  if (!isSum(node)) return []
  const [a, b] = [monomialOf(node.left), monomialOf(node.right)]
  return a && b ? [{ a, b, sign: plain(node.sign) }] : []
}

const lettersOf = ({ powers }: Monomial): Node =>
  [...powers].reduce<Node>(
    (left, [name, power]) =>
      build.product(left, build.power({ type: 'variable', name }, int(power))),
    int(1),
  )

const joined = (a: Monomial, b: Monomial, sign: '+' | '-'): Node =>
  build.sum(build.numeral(a.coefficient), build.numeral(b.coefficient), sign)

export const TERM_SLIPS: readonly MalRule[] = [
  {
    code: 'unlike_terms_joined',
    text: 'Terms with a letter and plain numbers are different kinds and cannot be put together into one.',
    apply: (node) =>
      twoTerms(node).flatMap(({ a, b, sign }) =>
        a.powers.size + b.powers.size === 1
          ? build.product(joined(a, b, sign), lettersOf(a.powers.size === 1 ? a : b))
          : [],
      ),
    example: ['4x+3', '7x'],
  },
  {
    code: 'unlike_letters_joined',
    text: 'Different letters, or different powers of one letter, stand for different things. Only like terms can be collected.',
    apply: (node) =>
      twoTerms(node).flatMap(({ a, b, sign }) => {
        if (a.powers.size === 0 || b.powers.size === 0 || kindOf(a) === kindOf(b)) return []
        const together = joined(a, b, sign)
        const names = [...a.powers.keys(), ...b.powers.keys()]
        const isOneLetter = new Set(names).size === 1
        return isOneLetter
          ? [a, b]
              .map((one) => build.product(together, lettersOf(one)))
              .concat(build.product(together, build.product(lettersOf(a), lettersOf(b))))
          : [build.product(together, build.product(lettersOf(a), lettersOf(b)))]
      }),
    example: ['2a+5b', '7ab'],
  },
  {
    code: 'sum_as_product_of_letters',
    text: 'Adding like terms adds the numbers in front; the power of the letter stays as it is.',
    apply: (node) =>
      twoTerms(node).flatMap(({ a, b, sign }) =>
        a.powers.size > 0 && kindOf(a) === kindOf(b)
          ? build.product(joined(a, b, sign), build.product(lettersOf(a), lettersOf(b)))
          : [],
      ),
    example: ['3x+4x', '7x^2'],
  },
  {
    code: 'lone_letter_not_counted',
    text: 'A letter without a number in front of it is one of that letter, and counts as 1.',
    apply: (node) =>
      twoTerms(node).flatMap(({ a, b, sign }) => {
        if (a.powers.size === 0 || kindOf(a) !== kindOf(b)) return []
        const isOne = ({ coefficient: { n, d } }: Monomial) => n === ONE.n && d === ONE.d
        if (isOne(a) === isOne(b)) return []
        const counted = build.numeral((isOne(a) ? b : a).coefficient)
        const dropped = isOne(a) && sign === '-' ? build.opposite(counted) : counted
        return [
          build.product(dropped, lettersOf(a)),
          // The number is left alone: 5x - x taken as 5.
          ...(isOne(b) && sign === '-' ? [counted] : []),
        ]
      }),
    example: ['6x-x', '6'],
  },
  {
    code: 'letter_times_itself_doubled',
    text: 'A letter times itself is its square; two of the letter added together would be twice the letter.',
    apply: (node) =>
      node.type === 'product' &&
      node.left.type === 'variable' &&
      node.right.type === 'variable' &&
      node.left.name === node.right.name
        ? [build.product(int(2), node.left)]
        : [],
    example: ['a*a', '2a'],
  },
]
