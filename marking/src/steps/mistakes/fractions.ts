import * as build from '@learngrove/maths/build'
import { isAlike, type Node } from '@learngrove/maths/notation'
import {
  factorsOf,
  type Match,
  signedNode,
  sumOf,
  termsOf,
  turned,
} from '@learngrove/maths/rewriting'
import { type Mistake, mistake } from '#steps/mistake.ts'
import { own } from '#steps/own-terms.ts'

type Parts = { readonly a: Node; readonly b: Node; readonly c: Node; readonly p: Node }
type Sign = '+' | '-'

const partsOf = (match: Match): Parts => ({
  a: match.part('a'),
  b: match.part('b'),
  c: match.part('c'),
  p: match.part('p'),
})

/** Two fractions that are added or taken away, by what is made of their tops and bottoms. */
const joined = (
  code: Mistake['id'],
  make: (parts: Parts, sign: Sign) => Node,
  say: (found: string) => string,
): readonly Mistake[] =>
  (['+', '-'] as const).map((sign) =>
    mistake(code, `a/b ${sign} c/p`, {
      guard: (match) => !isAlike(match.part('b'), match.part('p')),
      make: (match) => [make(partsOf(match), sign)],
      say: ({ found }) => say(own(found)),
    }),
  )

/** The first of a row of factors is the one that the pattern names first. */
const isInOrder = (match: Match): boolean => {
  const [first] = factorsOf(match.found)
  return first?.type === 'quotient' && isAlike(first.left, match.part('a'))
}

const SUMS: readonly Mistake[] = [
  ...joined(
    'added_tops_and_bottoms',
    ({ a, b, c, p }, sign) => build.quotient(build.sum(a, c, sign), build.sum(b, p, sign)),
    (found) =>
      `To work out ${found}, make the bottoms the same first. Only then the tops are joined.`,
  ),
  ...joined(
    'tops_not_scaled',
    ({ a, b, c, p }, sign) => build.quotient(build.sum(a, c, sign), build.product(b, p)),
    (found) => `In ${found} a fraction got a new bottom. Its top is multiplied by the same number.`,
  ),
  mistake('fraction_added_to_top', 'm + a/b', {
    make: (match) => [build.quotient(build.sum(match.part('m'), match.part('a')), match.part('b'))],
    say: (match) =>
      `Before ${own(match.part('m'))} joins the fraction in ${own(match.found)}, write it over the same bottom.`,
  }),
  mistake('minus_before_fraction', 'a - b/c', {
    guard: (match) => match.part('b').type === 'sum',
    make: (match) => {
      const [first, ...others] = termsOf(match.part('b'))
      if (first === undefined) return []
      const top = sumOf([...turned([first]), ...others])
      return [build.sum(match.part('a'), build.quotient(top, match.part('c')))]
    },
    say: (match) =>
      `The minus in front of the fraction belongs to all of ${own(match.part('b'))}: every sign there turns.`,
  }),
]

const PRODUCTS: readonly Mistake[] = [
  mistake('multiplied_crosswise', '(a/b) * (c/p)', {
    guard: isInOrder,
    make: (match) => {
      const { a, b, c, p } = partsOf(match)
      return [build.quotient(build.product(a, p), build.product(b, c))]
    },
    say: ({ found }) => `In ${own(found)} top goes with top, and bottom with bottom.`,
  }),
  mistake('turned_first_fraction', '(a/b) / (c/p)', {
    make: (match) => {
      const { a, b, c, p } = partsOf(match)
      return [build.product(build.quotient(b, a), build.quotient(c, p))]
    },
    say: (match) =>
      `In ${own(match.found)} the fraction that you divide by is turned upside down, not the first.`,
  }),
  mistake('whole_times_both', 'k * (a/b)', {
    make: (match) => {
      const [k, a, b] = [match.part('k'), match.part('a'), match.part('b')]
      return [build.quotient(build.product(k, a), build.product(k, b))]
    },
    say: (match) =>
      `The ${own(match.part('k'))} multiplies the top of the fraction only: both would leave it as it was.`,
  }),
  mistake('bottom_split', 'a / b', {
    guard: (match) => match.part('b').type === 'sum',
    make: (match) => [
      termsOf(match.part('b'))
        .map((term) => build.quotient(match.part('a'), signedNode(term)))
        .reduce((left, right) => build.sum(left, right)),
    ],
    say: (match) =>
      `A fraction can be split along its top. The bottom ${own(match.part('b'))} stays as a whole.`,
  }),
  mistake('cancelled_a_term', '(a+b) / (a+c)', {
    make: (match) => [build.quotient(match.part('b'), match.part('c'))],
    say: (match) =>
      `The ${own(match.part('a'))} is a term, and only a factor of the whole top and bottom can be cancelled.`,
  }),
]

export const FRACTION_MISTAKES: readonly Mistake[] = [...SUMS, ...PRODUCTS]
