import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import {
  factorsOf,
  type Match,
  productOf,
  type SignedTerm,
  signedNode,
  sumOf,
  termsOf,
} from '@learngrove/maths/rewriting'
import { type Mistake, mistake } from '#steps/mistake.ts'
import { own } from '#steps/own-terms.ts'

const isSum = (node: Node): boolean => node.type === 'sum'

const two = build.integer(2)
const square = (node: Node): Node => build.power(node, two)

/** The two terms of a bracket, in the order in which they stand. */
function pairIn(node: Node): readonly [Node, Node] | undefined {
  const [first, second, ...more] = termsOf(node).map(signedNode)
  return first && second && more.length === 0 ? [first, second] : undefined
}

/** Two brackets of two terms each. */
function bracketsOf(match: Match): { a: Node; b: Node; c: Node; d: Node } | undefined {
  const [one, other] = [match.part('a'), match.part('b')]
  const [first] = factorsOf(match.found)
  const [left, right] = [isSum(one) && pairIn(one), isSum(other) && pairIn(other)]
  if (!left || !right || first !== one) return undefined
  return { a: left[0], b: left[1], c: right[0], d: right[1] }
}

/** A factor multiplied into a bracket, each term by a rule of its own. */
const spread = (match: Match, make: (term: SignedTerm, index: number) => SignedTerm): Node =>
  sumOf(termsOf(match.part('b')).map(make))

const times = (factor: Node, term: SignedTerm): SignedTerm => ({
  ...term,
  node: productOf([factor, term.node]),
})

const isFactorOfSum = (match: Match): boolean => isSum(match.part('b')) && !isSum(match.part('a'))

const oneTermOnly = (
  code: Mistake['id'],
  which: string,
  isReached: (i: number, of: number) => boolean,
) =>
  mistake(code, 'a * b', {
    guard: isFactorOfSum,
    make: (match) => {
      const { length } = termsOf(match.part('b'))
      return [
        spread(match, (term, i) => (isReached(i, length) ? times(match.part('a'), term) : term)),
      ]
    },
    say: (match) =>
      `Only the ${which} term in the bracket of ${own(match.found)} was multiplied. The ${own(match.part('a'))} belongs to each of them.`,
  })

export const BRACKET_MISTAKES: readonly Mistake[] = [
  oneTermOnly('bracket_first_term_only', 'first', (i) => i === 0),
  oneTermOnly('bracket_last_term_only', 'last', (i, length) => i === length - 1),
  mistake('sign_in_expansion', 'a * b', {
    guard: isFactorOfSum,
    make: (match) => {
      const turnedAt = (at: number) =>
        spread(match, (term, i) => {
          const product = times(match.part('a'), term)
          return i === at ? { ...product, node: build.negation(product.node) } : product
        })
      // Without a minus in it a product has no sign to lose, and the first is seldom lost.
      const isMinus = match.part('a').type === 'signed'
      return termsOf(match.part('b')).flatMap((term, i) =>
        i > 0 && (isMinus || term.sign === '-') ? [turnedAt(i)] : [],
      )
    },
    say: (match) =>
      `Look at the signs when ${own(match.found)} is multiplied out: each term takes its sign along.`,
  }),
  mistake('square_of_sum', 'a^2', {
    guard: (match) => pairIn(match.part('a')) !== undefined && isSum(match.part('a')),
    make: (match) => {
      const [first, second] = pairIn(match.part('a')) ?? []
      if (first === undefined || second === undefined) return []
      const plain = build.sum(square(first), square(second))
      return second.type === 'signed'
        ? [plain, build.sum(square(first), square(second), '-')]
        : [plain]
    },
    say: (match) =>
      `To square ${own(match.part('a'))}, multiply it by itself: the product of its two terms comes in twice.`,
  }),
  mistake('middle_term_not_doubled', 'a^2', {
    guard: (match) => isSum(match.part('a')),
    make: (match) => {
      const [first, second] = pairIn(match.part('a')) ?? []
      if (first === undefined || second === undefined) return []
      return [build.sum(build.sum(square(first), build.product(first, second)), square(second))]
    },
    say: (match) =>
      `When ${own(match.part('a'))} is squared, the product of its two terms comes twice.`,
  }),
  mistake('firsts_and_lasts_only', 'a * b', {
    make: (match) => {
      const of = bracketsOf(match)
      return of ? [build.sum(build.product(of.a, of.c), build.product(of.b, of.d))] : []
    },
    say: ({ found }) =>
      `In ${own(found)} each term of the first bracket meets each term of the second. Some products are still missing.`,
  }),
  mistake('second_terms_added', 'a * b', {
    make: (match) => {
      const of = bracketsOf(match)
      if (of === undefined) return []
      const outer = build.sum(build.product(of.a, of.d), build.product(of.b, of.c))
      return [build.sum(build.sum(build.product(of.a, of.c), outer), build.sum(of.b, of.d))]
    },
    say: ({ found }) =>
      `In ${own(found)} the last terms of the two brackets are multiplied, not added.`,
  }),
  mistake('factor_before_power', 'k * a^n', {
    guard: (match) => isSum(match.part('a')),
    make: (match) => [
      build.power(build.product(match.part('k'), match.part('a')), match.part('n')),
    ],
    say: (match) =>
      `In ${own(match.found)} the power belongs to the bracket alone. Multiply by ${own(match.part('k'))} after it.`,
  }),
]
