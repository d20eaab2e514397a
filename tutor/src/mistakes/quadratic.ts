import {
  coefficient,
  degree,
  difference,
  type ExactPolynomial,
  exactValue,
  isSamePolynomial,
  polynomialIn,
} from '@learngrove/maths/polynomial'
import {
  dividedBy,
  isSame,
  isZero,
  negative,
  ONE,
  plus,
  type Rational,
  times,
  ZERO,
} from '@learngrove/maths/rational'
import type { Mistake } from '#mistakes/mistake.ts'
import type { Equation } from '#notation/read-maths.ts'
import type { EquationProblem } from '#skills/problem.ts'

const square: Mistake = {
  code: 'square_of_sum',
  text: 'The square of a sum has a middle term: $(a + b)^2 = a^2 + 2ab + b^2$.',
}

/** Names the slip that leads from a quadratic equation to this equation. */
export function quadraticMistake(before: EquationProblem, line: Equation): Mistake | undefined {
  const name = before.variable
  const line2 = [polynomialIn(line.left, name), polynomialIn(line.right, name)] as const
  const [left, right] = line2
  if (!left || !right) return undefined
  const gap = difference(left, right)
  const wrongSquare = squaresTermwise(before.equation, name)
  if (wrongSquare && isSamePolynomial(gap, wrongSquare)) return square
  const all = difference(
    polynomialIn(before.equation.left, name) ?? [],
    polynomialIn(before.equation.right, name) ?? [],
  )
  const scaledGap = degree(gap) === 2 ? gap : undefined
  if (scaledGap && isSame(coefficient(gap, 2), coefficient(all, 2)))
    return coefficientSlip(all, gap)
  if (degree(gap) !== 1) return undefined
  return rootSlip(before, all, dividedBy(negative(coefficient(gap, 0)), coefficient(gap, 1)))
}

function coefficientSlip(all: ExactPolynomial, gap: ExactPolynomial): Mistake | undefined {
  const [b, c] = [coefficient(all, 1), coefficient(all, 0)]
  const [b2, c2] = [coefficient(gap, 1), coefficient(gap, 0)]
  if (isSame(b, negative(b2)) && isSame(c, c2)) {
    return {
      code: 'factor_signs',
      text: 'The numbers multiply to the last one, and they add up to the middle one with the other sign. Look at the signs in the brackets.',
    }
  }
  if (isSame(c, c2)) {
    return {
      code: 'factor_sum',
      text: 'The numbers multiply to the last one. Multiply the brackets out: the middle term does not come out yet.',
    }
  }
  if (isSame(c, negative(c2))) {
    return {
      code: 'sign_lost_moving',
      text: 'A number changed sides and kept its sign. Do the same to both sides instead.',
    }
  }
  return undefined
}

function rootSlip(
  before: EquationProblem,
  all: ExactPolynomial,
  root: Rational,
): Mistake | undefined {
  const at = (x: Rational): Rational =>
    plus(coefficient(all, 0), times(x, plus(coefficient(all, 1), times(x, coefficient(all, 2)))))
  if (!isZero(root) && isZero(at(negative(root)))) {
    return {
      code: 'factor_signs_kept',
      text: 'Look at the sign: the bracket $(x - 2)$ is $0$ when $x$ is $2$, and $(x + 2)$ when $x$ is $-2$.',
    }
  }
  const { left, right } = before.equation
  const isProduct = left.type === 'product'
  const value = exactValue(right)
  if (!isProduct || !value || isZero(value)) return undefined
  const factors = [left.left, left.right].map((side) => polynomialIn(side, before.variable) ?? [])
  const setEqual = factors.some(
    (p) =>
      degree(p) === 1 && isSame(plus(coefficient(p, 0), times(root, coefficient(p, 1))), value),
  )
  if (!setEqual) return undefined
  return {
    code: 'product_split_without_zero',
    text: 'Setting each factor equal to the right side works only when that side is $0$.',
  }
}

/** What comes out when `(ax + b)²` is taken for `a²x² + b²`. */
function squaresTermwise({ left, right }: Equation, name: string): ExactPolynomial | undefined {
  if (left.type !== 'power') return undefined
  const inner = polynomialIn(left.base, name)
  const exponent = exactValue(left.exponent)
  const other = polynomialIn(right, name)
  if (!inner || !other || degree(inner) !== 1 || !exponent) return undefined
  if (!isSame(exponent, plus(ONE, ONE))) return undefined
  const [b, a] = [coefficient(inner, 0), coefficient(inner, 1)]
  return difference([times(b, b), ZERO, times(a, a)], other)
}
