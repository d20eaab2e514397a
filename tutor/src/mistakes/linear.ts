import {
  coefficient,
  degree,
  difference,
  type ExactPolynomial,
  polynomialIn,
} from '@learngrove/maths/polynomial'
import {
  dividedBy,
  isSame,
  isZero,
  minus,
  negative,
  ONE,
  plus,
  type Rational,
  signOf,
  times,
} from '@learngrove/maths/rational'
import type { Mistake } from '#mistakes/mistake.ts'
import type { Equation } from '#notation/read-maths.ts'
import type { EquationProblem } from '#skills/problem.ts'
import { commonDenominator, type Side, sidePolynomial, type Term, toSide } from '#skills/side.ts'

type Slip = Mistake & { readonly root: (left: Side, right: Side) => Rational | undefined }

/**
 * Names the slip that leads from a linear equation to this line: each usual slip is made on the
 * equation, and the one whose root is the root of the line is it.
 */
export function linearMistake(before: EquationProblem, line: Equation): Mistake | undefined {
  const left = toSide(before.equation.left, before.variable)
  const right = toSide(before.equation.right, before.variable)
  const found = rootOf(
    polynomialIn(line.left, before.variable),
    polynomialIn(line.right, before.variable),
  )
  if (!left || !right || !found) return undefined
  const slip = slips.find((each) => {
    const root = each.root(left, right)
    return root !== undefined && isSame(root, found)
  })
  return slip && { code: slip.code, text: slip.text }
}

function rootOf(
  left: ExactPolynomial | undefined,
  right: ExactPolynomial | undefined,
): Rational | undefined {
  if (!left || !right) return undefined
  const all = difference(left, right)
  return degree(all) === 1
    ? dividedBy(negative(coefficient(all, 0)), coefficient(all, 1))
    : undefined
}

const rootOfSides = (left: Side, right: Side): Rational | undefined =>
  rootOf(sidePolynomial(left), sidePolynomial(right))

/** Multiplies each bracket out in a wrong way; nothing where there is no such bracket. */
function badlyExpanded(
  left: Side,
  right: Side,
  expand: (term: Extract<Term, { type: 'bracket' }>) => ExactPolynomial | undefined,
): Rational | undefined {
  let changed = false
  const turn = (side: Side): ExactPolynomial =>
    side.reduce<ExactPolynomial>((sum, term) => {
      const bad = term.type === 'bracket' ? expand(term) : undefined
      if (bad) changed = true
      return difference(sum, difference([], bad ?? sidePolynomial([term])))
    }, [])
  const root = rootOf(turn(left), turn(right))
  return changed ? root : undefined
}

/** The four numbers of `ax + b = cx + d`. */
function numbers(left: Side, right: Side) {
  const [l, r] = [sidePolynomial(left), sidePolynomial(right)]
  return {
    a: coefficient(l, 1),
    b: coefficient(l, 0),
    c: coefficient(r, 1),
    d: coefficient(r, 0),
  }
}

const divided = (top: Rational, bottom: Rational): Rational | undefined =>
  isZero(bottom) ? undefined : dividedBy(top, bottom)

const slips: readonly Slip[] = [
  {
    code: 'bracket_first_term_only',
    text: 'It looks as if only the first term in the bracket was multiplied. The number in front multiplies every term inside.',
    root: (left, right) =>
      badlyExpanded(left, right, ({ value, inner }) =>
        isSame(value, ONE)
          ? undefined
          : [coefficient(inner, 0), times(value, coefficient(inner, 1))],
      ),
  },
  {
    code: 'minus_before_bracket',
    text: 'Look at the minus in front of the bracket. It changes the sign of every term inside.',
    root: (left, right) =>
      badlyExpanded(left, right, ({ value, inner }) =>
        signOf(value) < 0
          ? [negative(times(value, coefficient(inner, 0))), times(value, coefficient(inner, 1))]
          : undefined,
      ),
  },
  {
    code: 'multiplied_some_terms',
    text: 'It looks as if only the fractions were multiplied. To keep the balance, every term on both sides is multiplied.',
    root: (left, right) => {
      const by = commonDenominator(left, right)
      if (isSame(by, ONE)) return undefined
      const scale = (side: Side): Side =>
        side.map((term) =>
          isSame(commonDenominator([term]), ONE) ? term : { ...term, value: times(term.value, by) },
        )
      return rootOfSides(scale(left), scale(right))
    },
  },
  {
    code: 'sign_lost_moving',
    text: 'A number changed sides and kept its sign. Undo it on both sides instead: what is added is taken away.',
    root: (left, right) => {
      const { a, b, c, d } = numbers(left, right)
      return isZero(b) && isZero(c) ? undefined : divided(plus(d, b), minus(a, c))
    },
  },
  {
    code: 'sign_lost_moving',
    text: 'A letter term changed sides and kept its sign. Take it away from both sides instead.',
    root: (left, right) => {
      const { a, b, c, d } = numbers(left, right)
      return isZero(c) ? undefined : divided(minus(d, b), plus(a, c))
    },
  },
  {
    code: 'unlike_terms_joined',
    text: 'It looks as if a letter term and a number were added together. Only like terms can be put together.',
    root: (left, right) => {
      const { a, b, c, d } = numbers(left, right)
      return isZero(b) || !isZero(c) ? undefined : divided(d, plus(a, b))
    },
  },
  {
    code: 'divided_some_terms',
    text: 'It looks as if only some of the terms were divided. To keep the balance, every term is divided.',
    root: (left, right) => {
      const { a, b, c, d } = numbers(left, right)
      if (isZero(a) || isZero(b) || !isZero(c)) return undefined
      return minus(dividedBy(d, a), b)
    },
  },
  {
    code: 'subtracted_instead_of_divided',
    text: 'The number in front of the letter multiplies it. Undo that by dividing, not by taking it away.',
    root: (left, right) => {
      const { a, b, c, d } = numbers(left, right)
      return minus(minus(d, b), minus(a, c))
    },
  },
  {
    code: 'multiplied_instead_of_divided',
    text: 'The number in front of the letter multiplies it. Undo that by dividing both sides.',
    root: (left, right) => {
      const { a, b, c, d } = numbers(left, right)
      return times(minus(d, b), minus(a, c))
    },
  },
  {
    code: 'divided_the_wrong_way',
    text: 'The division is upside down: divide by the number in front of the letter.',
    root: (left, right) => {
      const { a, b, c, d } = numbers(left, right)
      return divided(minus(a, c), minus(d, b))
    },
  },
  {
    code: 'factor_sign_turned',
    text: 'The number is right and its sign is not yet. Follow the minus signs from line to line.',
    root: (left, right) => {
      const root = rootOfSides(left, right)
      return root && negative(root)
    },
  },
]
