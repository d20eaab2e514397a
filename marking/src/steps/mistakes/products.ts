import * as build from '@learngrove/maths/build'
import { isAlike, type Node, variablesOf } from '@learngrove/maths/notation'
import type { Rational } from '@learngrove/maths/rational'
import * as exact from '@learngrove/maths/rational'
import { factorsOf, type Match, numericValue, sumOf, termsOf } from '@learngrove/maths/rewriting'
import type { MisconceptionCode } from '#misconceptions/misconceptions.ts'
import { type Mistake, mistake } from '#steps/mistake.ts'
import { own } from '#steps/own-terms.ts'

const hasLetter = (node: Node): boolean => variablesOf(node).length > 0

/** The factors above and below, however fractions and products are nested. */
function allFactors(node: Node): readonly Node[] {
  if (node.type === 'product') return factorsOf(node).flatMap(allFactors)
  if (node.type === 'quotient') return [...allFactors(node.left), ...allFactors(node.right)]
  return [node]
}

const minusesIn = (node: Node): number =>
  allFactors(node).filter(({ type }) => type === 'signed').length

/** Whether there is something to work out: more than a number in front of letters. */
const isOperation = (node: Node): boolean =>
  node.type === 'quotient' ||
  (node.type === 'product' && allFactors(node).filter((factor) => !hasLetter(factor)).length > 1) ||
  (node.type === 'product' && factorsOf(node).some(({ type }) => type === 'quotient'))

const signOf = (code: MisconceptionCode, fits: (minuses: number) => boolean, words: string) =>
  mistake(code, 'a', {
    at: 'terms',
    guard: (match) => isOperation(match.part('a')) && fits(minusesIn(match.part('a'))),
    make: (match) => [build.negation(match.part('a'))],
    say: (match) => `Look at the sign of ${own(match.part('a'))}. ${words}`,
  })

const SIGNS: readonly Mistake[] = [
  signOf(
    'minus_times_minus',
    (minuses) => minuses > 1 && minuses % 2 === 0,
    'Two negative numbers multiplied or divided make a positive one.',
  ),
  signOf(
    'minus_times_plus',
    (minuses) => minuses % 2 === 1,
    'A negative and a positive number multiplied or divided make a negative one.',
  ),
  signOf('number_sign_turned', (minuses) => minuses === 0, 'The size is right already.'),
]

/** What a division or product of two numbers is taken for; each result by the first that makes it. */
function exchanged(m: Rational, n: Rational, right: Rational | undefined): readonly Rational[] {
  const share = exact.over(m, n)
  const all = [exact.times(m, n), ...(share ? [share] : []), exact.plus(m, n), exact.minus(m, n)]
  const isOther = (value: Rational) =>
    right === undefined || !exact.isSame(exact.absolute(value), exact.absolute(right))
  return all.filter((value) => !exact.isZero(value) && isOther(value))
}

const OPERATION_WORDS = 'What does it come to?'

const isFraction = (node: Node): boolean => node.type === 'quotient'

/** The quotient turned round, unless it is the same but for the sign. */
function upsideDown(match: Match): readonly Node[] {
  const [m, n] = [match.number('m'), match.number('n')]
  const share = exact.over(m, n)
  const turned = exact.over(n, m)
  if (!share || !turned || exact.isSame(exact.absolute(share), exact.absolute(turned))) return []
  return [build.numeral(turned)]
}

const QUOTIENTS: readonly Mistake[] = [
  mistake('fraction_upside_down', 'm / n', {
    at: 'terms',
    guard: (match) => !isFraction(match.part('n')),
    make: upsideDown,
    say: (match) =>
      `Look at ${own(match.found)} again: ${own(match.part('m'))} is divided by ${own(match.part('n'))}, not the other way round.`,
  }),
  mistake('divided_without_turning', 'm / n', {
    guard: (match) => isFraction(match.part('n')),
    make: (match) => [build.product(match.part('m'), match.part('n'))],
    say: (match) =>
      `Dividing by ${own(match.part('n'))} is multiplying by that fraction turned upside down.`,
  }),
  mistake('operation_exchanged', 'm / n', {
    make: (match) => {
      const [m, n] = [match.number('m'), match.number('n')]
      const turned = exact.over(n, m)
      const product = exact.times(m, n)
      const isKnown = (value: Rational) =>
        (turned !== undefined && exact.isSame(value, turned)) ||
        (isFraction(match.part('n')) && exact.isSame(value, product))
      return exchanged(m, n, exact.over(m, n))
        .filter((value) => !isKnown(value))
        .map(build.numeral)
    },
    say: ({ found }) => `Look at ${own(found)} again: it is a division. ${OPERATION_WORDS}`,
  }),
  mistake('operation_exchanged', 'a / k', {
    guard: (match) => hasLetter(match.part('a')) && isProper(match.number('k')),
    make: (match) => [build.product(match.part('a'), match.part('k'))],
    say: ({ found }) => `Look at ${own(found)} again: it is a division. ${OPERATION_WORDS}`,
  }),
  mistake('cancelled_to_nothing', 'a / b', {
    guard: (match) => {
      const value = numericValue(match.found)
      return value !== undefined && exact.isSame(exact.absolute(value), exact.ONE)
    },
    make: () => [build.integer(0)],
    say: ({ found }) =>
      `Look at ${own(found)} again: what is divided is as large as what it is divided by. How many times does it fit?`,
  }),
  mistake('divided_one_term', 'a / k', {
    guard: (match) => match.part('a').type === 'sum' && isProper(match.number('k')),
    make: (match) => {
      const terms = termsOf(match.part('a'))
      return terms.map((one) =>
        sumOf(
          terms.map((each) =>
            each === one ? { ...each, node: build.quotient(each.node, match.part('k')) } : each,
          ),
        ),
      )
    },
    say: (match) =>
      `Every term of ${own(match.part('a'))} is divided by ${own(match.part('k'))}, not only one of them.`,
  }),
  ...roundings(),
]

const isProper = (value: Rational): boolean =>
  !exact.isZero(value) && !exact.isSame(exact.absolute(value), exact.ONE)

/** Decimals are looked at up to this place. */
const MAX_PLACES = 2

/** One digit without a decimal may be anything, and no rounding. */
const isRounding = (value: Rational): boolean =>
  !exact.isZero(value) && (!exact.isWhole(value) || value.n ** 2n >= 100n)

/** A result cut off after a place, where rounding says otherwise; or rounded to too few of them. */
function roundings(): readonly Mistake[] {
  const cut = (value: Rational, places: number): Rational => {
    const scale = exact.whole(10n ** BigInt(places))
    const size = exact.floorOf(exact.times(exact.absolute(value), scale))
    const whole = exact.dividedBy(exact.whole(size), scale)
    return value.n < 0n ? exact.negative(whole) : whole
  }
  const made = (match: Match, round: (value: Rational, places: number) => Rational | undefined) => {
    const value = exact.over(match.number('m'), match.number('n'))
    if (value === undefined) return []
    return Array.from({ length: MAX_PLACES + 1 }, (_, places) => round(value, places)).flatMap(
      (each) =>
        each && isRounding(each) && !exact.isSame(each, value) ? [build.numeral(each)] : [],
    )
  }
  return [
    mistake('rounded_the_wrong_way', 'm / n', {
      make: (match) =>
        made(match, (value, places) => {
          const down = cut(value, places)
          return exact.isSame(down, exact.roundTo(value, places)) ? undefined : down
        }),
      say: ({ found }) => `Work out one more decimal of ${own(found)} before you round it.`,
    }),
    mistake('rounded_too_far', 'm / n', {
      make: (match) =>
        made(match, (value, places) =>
          places === MAX_PLACES ? undefined : exact.roundTo(value, places),
        ),
      say: ({ found }) =>
        `Look at ${own(found)} again: it is rounded here, and a fraction would keep it exact.`,
    }),
  ]
}

const PRODUCTS: readonly Mistake[] = [
  mistake('operation_exchanged', 'm * n', {
    guard: (match) => isFirst(match, 'm'),
    make: (match) => {
      const [m, n] = [match.number('m'), match.number('n')]
      // Two fractions multiplied crosswise come to their quotient, too.
      const isCrosswise = isFraction(match.part('m')) && isFraction(match.part('n'))
      const share = isCrosswise ? exact.over(m, n) : undefined
      return exchanged(m, n, exact.times(m, n))
        .filter((value) => share === undefined || !exact.isSame(value, share))
        .map(build.numeral)
    },
    say: ({ found }) => `Look at ${own(found)} again: it is a multiplication. ${OPERATION_WORDS}`,
  }),
  mistake('operation_exchanged', 'a * k', {
    guard: (match) => hasLetter(match.part('a')) && match.part('a').type === 'quotient',
    make: (match) =>
      isProper(match.number('k')) ? [build.quotient(match.part('a'), match.part('k'))] : [],
    say: ({ found }) => `Look at ${own(found)} again: it is a multiplication. ${OPERATION_WORDS}`,
  }),
]

/** Whether the part stands before the other one; two numbers are taken in one order only. */
const isFirst = (match: Match, letter: string): boolean => {
  const [first] = factorsOf(match.found)
  return first !== undefined && isAlike(first, match.part(letter))
}

export const PRODUCT_MISTAKES: readonly Mistake[] = [...SIGNS, ...QUOTIENTS, ...PRODUCTS]
