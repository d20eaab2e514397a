import * as build from '@learngrove/maths/build'
import { isAlike, type Node, variablesOf } from '@learngrove/maths/notation'
import type { Rational } from '@learngrove/maths/rational'
import * as exact from '@learngrove/maths/rational'
import {
  coefficientsOf,
  denominatorsOf,
  eachApart,
  type Match,
  numericValue,
  signedNode,
  sumOf,
  termsOf,
} from '@learngrove/maths/rewriting'
import { kindOf, monomialOf } from '@learngrove/maths/values'
import { type Mistake, mistake } from '#steps/mistake.ts'
import { own } from '#steps/own-terms.ts'

const EQUATION = 'a = b'

/** The two sides, each as the near one in turn. */
const turns = (match: Match): readonly (readonly [near: Node, far: Node])[] => {
  const [a, b] = [match.part('a'), match.part('b')]
  return [
    [a, b],
    [b, a],
  ]
}

/** `k·x` on one side and only a number on the other. */
type Scaled = { readonly k: Rational; readonly x: Node; readonly side: Node; readonly c: Node }

function scaledOf(match: Match): readonly Scaled[] {
  return turns(match).flatMap(([near, far]) => {
    const term = monomialOf(near)
    const [name, ...others] = term?.powers.keys() ?? []
    const isOne = term?.coefficient.d === 1n && term.coefficient.n === 1n
    if (!term || isOne || name === undefined || others.length > 0) return []
    if (term.powers.get(name) !== 1 || numericValue(far) === undefined) return []
    return [{ k: term.coefficient, x: build.variable(name), side: near, c: far }]
  })
}

const isMinusOne = ({ n, d }: Rational): boolean => n === -1n && d === 1n

type Undone = (scaled: Scaled) => readonly Node[]

/** What is made of k·x = c by another way than dividing by k. */
const undone = (
  code: Mistake['id'],
  results: Undone,
  say: (scaled: Scaled) => string,
  fits: (k: Rational) => boolean,
): Mistake =>
  mistake(code, EQUATION, {
    make: (match) =>
      scaledOf(match)
        .filter(({ k }) => fits(k))
        .flatMap((scaled) => results(scaled).map((value) => build.relation(scaled.x, value))),
    say: (match) => {
      const [scaled] = scaledOf(match)
      return scaled === undefined ? '' : say(scaled)
    },
  })

const isWhole = (k: Rational): boolean => exact.isWhole(k) && !isMinusOne(k)
const isShare = ({ n, d }: Rational): boolean => d !== 1n && (n === 1n || n === -1n)

const numberWords = ({ k, x, side }: Scaled): string =>
  `In ${own(side)} the ${own(x)} is multiplied by ${exact.toText(k)}.`

const UNDOING: readonly Mistake[] = [
  undone(
    'subtracted_instead_of_divided',
    ({ k, c }) => [build.sum(c, build.numeral(k), '-'), build.sum(c, build.numeral(k))],
    (scaled) => `${numberWords(scaled)} To undo that, divide by it.`,
    isWhole,
  ),
  undone(
    'multiplied_instead_of_divided',
    ({ k, c }) => [build.product(c, build.numeral(k))],
    (scaled) => `${numberWords(scaled)} To undo that, divide both sides by it.`,
    isWhole,
  ),
  undone(
    'divided_the_wrong_way',
    ({ k, c }) => [build.quotient(build.numeral(k), c)],
    ({ k, c }) =>
      `Look at which number is divided by which: ${own(c)} is divided by ${exact.toText(k)}.`,
    isWhole,
  ),
  undone(
    'factor_sign_turned',
    ({ k, c }) => [build.opposite(build.quotient(c, build.numeral(k)))],
    ({ k }) => `Dividing by ${exact.toText(k)} leaves its sign as it is. Look at the sign again.`,
    (k) => !isMinusOne(k),
  ),
  undone(
    'divided_instead_of_multiplied',
    ({ k, c }) => [build.product(c, build.numeral(k))],
    ({ side, k }) =>
      `In ${own(side)} the letter is divided. To undo that, multiply both sides by ${k.d}.`,
    isShare,
  ),
]

const kind = (node: Node): string | undefined => {
  const term = monomialOf(node)
  return term && kindOf(term)
}

/**
 * Each term of a side with the rest, where there is a rest. One that has a like term beside it would
 * be collected, and not moved.
 */
const apart = (side: Node) => {
  const terms = termsOf(side)
  if (terms.length < 2) return []
  return eachApart(terms).filter(({ one, others }) => {
    const mine = kind(one.node)
    return mine === undefined || others.every(({ node }) => kind(node) !== mine)
  })
}

const plus = (side: Node, term: Node): Node => sumOf([...termsOf(side), ...termsOf(term)])

/** Neither 1 nor -1: dividing one side by -1 is a sign that was lost. */
const isNotOne = ({ n, d }: Rational): boolean => !(n ** 2n === 1n && d === 1n)

const scalesOf = (match: Match): readonly Node[] => {
  const sides = [match.part('a'), match.part('b')]
  return [
    ...coefficientsOf(...sides)
      .filter((k) => isNotOne(k))
      .map((k) => build.quotient(build.integer(1), build.fraction(k))),
    ...denominatorsOf(...sides).filter((by) => isNotOne(numericValue(by) ?? exact.ZERO)),
  ]
}

/** What came of a slip with one term of the equation, and the term. */
type WithTerm = { readonly line: Node; readonly term: Node }

const keptSign = (match: Match): readonly WithTerm[] =>
  turns(match).flatMap(([near, far]) =>
    apart(near).map(({ one, others }) => ({
      line: build.relation(sumOf(others), plus(far, signedNode(one))),
      term: signedNode(one),
    })),
  )

const droppedTerm = (match: Match): readonly WithTerm[] =>
  turns(match).flatMap(([near, far]) =>
    variablesOf(near).length === 0
      ? []
      : apart(near).map(({ one, others }) => ({
          line: build.relation(sumOf(others), far),
          term: signedNode(one),
        })),
  )

const scaledSide = (match: Match): readonly Node[] =>
  turns(match).flatMap(([near, far]) =>
    variablesOf(near).length === 0
      ? []
      : scalesOf(match).map((by) => build.relation(build.product(near, by), far)),
  )

/** The term that the slip was made with. */
const termOf = (all: readonly WithTerm[], after: Node): string | undefined => {
  const found = all.find(({ line }) => isAlike(line, after))
  return found && own(found.term)
}

const ONE_SIDE = 'What is done to one side of an equation has to be done to the other side, too.'

export const EQUATION_MISTAKES: readonly Mistake[] = [
  mistake('sign_lost_moving', EQUATION, {
    make: (match) => keptSign(match).map(({ line }) => line),
    say: (match, after) =>
      `To bring ${termOf(keptSign(match), after) ?? 'a term'} to the other side, do the opposite: a term turns its sign when it moves.`,
  }),
  mistake('done_to_one_side', EQUATION, {
    make: (match) => [...droppedTerm(match).map(({ line }) => line), ...scaledSide(match)],
    say: (match, after) => {
      const term = termOf(droppedTerm(match), after)
      return term === undefined ? ONE_SIDE : `The ${term} is gone from one side only. ${ONE_SIDE}`
    },
  }),
  ...UNDOING,
  mistake('divided_some_terms', EQUATION, {
    make: (match) =>
      turns(match).flatMap(([near, far]) =>
        coefficientsOf(near)
          .filter((k) => exact.isWhole(k) && isNotOne(k))
          .flatMap((k) =>
            someScaled(near, build.quotient(build.integer(1), build.numeral(k)), far),
          ),
      ),
    say: () => 'Dividing an equation divides every term on both sides, not only some of them.',
  }),
  mistake('multiplied_some_terms', EQUATION, {
    make: (match) =>
      turns(match).flatMap(([near, far]) =>
        denominatorsOf(near).flatMap((by) => someScaled(near, by, far)),
      ),
    say: () =>
      'To clear a fraction, every term on both sides is multiplied, the whole numbers as well.',
  }),
]

/** One term of a side multiplied and the others left, with the other side as it is or multiplied. */
function someScaled(near: Node, by: Node, far: Node): readonly Node[] {
  const terms = termsOf(near)
  if (terms.length < 2) return []
  return terms
    .filter(({ node }) => variablesOf(node).length > 0)
    .flatMap((one) => {
      const side = sumOf(
        terms.map((term) =>
          term === one ? { ...term, node: build.product(term.node, by) } : term,
        ),
      )
      return [build.relation(side, build.product(far, by)), build.relation(side, far)]
    })
}
