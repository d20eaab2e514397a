import * as build from '@learngrove/maths/build'
import { isAlike, type Node, variablesOf } from '@learngrove/maths/notation'
import type { Rational } from '@learngrove/maths/rational'
import * as exact from '@learngrove/maths/rational'
import {
  type Match,
  type SignedTerm,
  signedNode,
  sumOf,
  termsOf,
  turned,
} from '@learngrove/maths/rewriting'
import { kindOf, type Monomial, monomialOf } from '@learngrove/maths/values'
import type { MisconceptionCode } from '#misconceptions/misconceptions.ts'
import { type Mistake, mistake } from '#steps/mistake.ts'
import { own } from '#steps/own-terms.ts'

/** Two like terms of a row, in the order in which they stand. */
type Pair = { readonly p: Rational; readonly q: Rational; readonly like: Monomial }

function pairOf(match: Match): Pair | undefined {
  const [a, b] = [match.part('a'), match.part('b')]
  const [first] = termsOf(match.found)
  if (first === undefined || !isAlike(signedNode(first), a)) return undefined
  const [one, other] = [monomialOf(a), monomialOf(b)]
  if (one === undefined || other === undefined || kindOf(one) !== kindOf(other)) return undefined
  return { p: one.coefficient, q: other.coefficient, like: one }
}

/** A number of these letters. */
const made = (value: Rational, { powers }: Monomial): Node =>
  [...powers].reduce<Node>(
    (left, [name, power]) =>
      build.product(
        left,
        power === 1
          ? build.variable(name)
          : build.power(build.variable(name), build.integer(power)),
      ),
    build.numeral(value),
  )

const isBelow = (value: Rational): boolean => value.n < 0n
/** Among letters, and behind another minus, a minus is lost; else another operation is carried out. */
const isLostMinus = ({ p, q, like }: Pair): boolean =>
  isBelow(q) && (isBelow(p) || like.powers.size > 0)

const isTwiceNegative = (node: Node): boolean => node.type === 'signed' && node.of.type === 'signed'

type Outcome = {
  readonly code: MisconceptionCode
  readonly value: (pair: Pair, match: Match) => Rational | undefined
  readonly say: (match: Match) => string
}

/** What can come of p + q, the likeliest first: of two that come to the same the first is meant. */
const OUTCOMES: readonly Outcome[] = [
  {
    code: 'double_minus',
    value: ({ p, q }, match) => (isTwiceNegative(match.part('b')) ? exact.minus(p, q) : undefined),
    say: ({ found }) =>
      `Look at the two minus signs in ${own(found)}. Taking away a negative number is the same as adding.`,
  },
  {
    code: 'negative_plus_positive',
    value: ({ p, q }) => (isBelow(p) && !isBelow(q) ? exact.minus(p, q) : undefined),
    say: ({ found }) =>
      `Look at ${own(found)} again. The sign between the two is a plus: from the negative number it goes up.`,
  },
  {
    code: 'subtraction_turned_round',
    value: ({ p, q }) => {
      const sum = exact.plus(p, q)
      return !isBelow(p) && isBelow(q) && isBelow(sum) ? exact.negative(sum) : undefined
    },
    say: ({ found }) =>
      `Look at ${own(found)} again. The order matters: more is taken away than there is, so what is the sign?`,
  },
  {
    code: 'number_sign_turned',
    value: ({ p, q }) => exact.negative(exact.plus(p, q)),
    say: ({ found }) => `Look at the sign of ${own(found)}. The size is right already.`,
  },
  {
    code: 'operation_exchanged',
    value: (pair) => (isLostMinus(pair) ? undefined : exact.minus(pair.p, pair.q)),
    say: ({ found }) =>
      `Look at ${own(found)} again. The sign between the two says whether to add or to take away.`,
  },
  {
    code: 'sign_lost_collecting',
    value: (pair) =>
      isLostMinus(pair) ? exact.minus(pair.p, pair.q) : exact.minus(pair.q, pair.p),
    say: ({ found }) => `In ${own(found)} each term keeps the sign in front of it.`,
  },
  {
    code: 'sign_lost_collecting',
    value: ({ p, q }) => exact.minus(q, p),
    say: ({ found }) => `In ${own(found)} each term keeps the sign in front of it.`,
  },
]

const valuesOf = (match: Match): readonly (readonly [Outcome, Rational])[] => {
  const pair = pairOf(match)
  if (pair === undefined) return []
  const known = [exact.plus(pair.p, pair.q)]
  return OUTCOMES.flatMap((outcome) => {
    const value = outcome.value(pair, match)
    if (value === undefined || known.some((each) => exact.isSame(each, value))) return []
    known.push(value)
    return [[outcome, value] as const]
  })
}

const COLLECTING: readonly Mistake[] = OUTCOMES.map((outcome) =>
  mistake(outcome.code, 'a + b', {
    make: (match) => {
      const pair = pairOf(match)
      const mine = valuesOf(match).find(([each]) => each === outcome)
      return pair && mine ? [made(mine[1], pair.like)] : []
    },
    say: outcome.say,
  }),
)

/** A number beside a term with a letter, and the two of them. */
function unlikeOf(match: Match): { readonly term: Monomial; readonly plain: Rational } | undefined {
  const [term, plain] = [monomialOf(match.part('a')), monomialOf(match.part('b'))]
  if (!term || !plain || term.powers.size === 0 || plain.powers.size > 0) return undefined
  return { term, plain: plain.coefficient }
}

export const SUM_MISTAKES: readonly Mistake[] = [
  ...COLLECTING,
  mistake('unlike_terms_joined', 'a + b', {
    make: (match) => {
      const unlike = unlikeOf(match)
      if (unlike === undefined || exact.isZero(unlike.plain)) return []
      const sum = exact.plus(unlike.term.coefficient, unlike.plain)
      return exact.isZero(sum) ? [] : [made(sum, unlike.term)]
    },
    say: (match) =>
      `Look at ${own(match.part('a'))} and ${own(match.part('b'))}: they are different kinds of terms, so they cannot be put together.`,
  }),
  mistake('sum_as_product_of_letters', 'a + b', {
    make: (match) => {
      const pair = pairOf(match)
      if (pair === undefined || pair.like.powers.size === 0) return []
      const one = { coefficient: exact.ONE, powers: pair.like.powers }
      return [build.product(made(exact.plus(pair.p, pair.q), one), made(exact.ONE, one))]
    },
    say: ({ found }) =>
      `In ${own(found)} the numbers in front are added. The power of the letter stays as it is.`,
  }),
  mistake('minus_before_bracket', 'a - b', {
    guard: (match) => match.part('b').type === 'sum',
    make: (match) => {
      const [first, ...others] = termsOf(match.part('b'))
      if (first === undefined) return []
      return [sumOf([{ sign: '+', node: match.part('a') }, ...turned([first]), ...others])]
    },
    say: (match) =>
      `The minus in front of (${own(match.part('b'))}) turns the sign of every term in the bracket.`,
  }),
  mistake('sign_lost_collecting', 'a', {
    at: 'rows',
    make: (match) => {
      const terms = termsOf(match.part('a'))
      return singlesOf(terms).map((one) =>
        sumOf(
          terms.map((term) => (term === one ? { ...term, node: build.negation(term.node) } : term)),
        ),
      )
    },
    say: (match, after) =>
      `Look at the sign of ${turnedIn(match.part('a'), after)}: it changed on the way.`,
  }),
  mistake('number_sign_turned', 'k', {
    at: 'rows',
    guard: (match) => /^(?:number|signed)$/.test(match.part('k').type),
    make: (match) => [build.negation(match.part('k'))],
    say: (match) =>
      `Look at the sign of ${own(match.part('k')).replace(/^-/, '')}: it changed on the way.`,
  }),
  mistake('letter_left_out', 'a', {
    at: 'terms',
    guard: (match) => variablesOf(match.part('a')).length > 0,
    make: (match) => {
      const term = monomialOf(match.part('a'))
      return term === undefined ? [] : [build.numeral(term.coefficient)]
    },
    say: (match) => {
      const [letter = 'letter'] = variablesOf(match.part('a'))
      return `The ${letter} of ${own(match.part('a'))} got lost on the way.`
    },
  }),
]

/** The terms with a letter that have no like term beside them: with one they would be collected. */
const singlesOf = (terms: readonly SignedTerm[]): readonly SignedTerm[] =>
  terms.filter(
    (one) =>
      isPlainTerm(one.node) &&
      terms.every((other) => other === one || kind(other.node) !== kind(one.node)),
  )

const kind = (node: Node): string | undefined => {
  const term = monomialOf(node)
  return term && kindOf(term)
}

/** The term of which the sign was turned, without its sign. */
function turnedIn(before: Node, after: Node): string {
  const turnedOnes = termsOf(after)
  const one = termsOf(before).find(
    (term, i) =>
      turnedOnes[i] === undefined || !isAlike(signedNode(term), signedNode(turnedOnes[i])),
  )
  return one === undefined ? 'this term' : own(one.node).replace(/^-/, '')
}

/** A number in front of letters, with nothing to be worked out in it. */
function isPlainTerm(node: Node): boolean {
  if (variablesOf(node).length === 0) return false
  if (node.type === 'signed') return isPlainTerm(node.of)
  if (node.type === 'variable' || node.type === 'power') return true
  return node.type === 'product' && isBare(node.left) && isPlainTerm(node.right)
}

const isBare = (node: Node): boolean =>
  node.type === 'number' || (node.type === 'signed' && isBare(node.of)) || isPlainTerm(node)
