import { binary, isBinary, type Node, negate, valueNode } from '#maths/node.ts'
import {
  coefficient,
  degree,
  exactValue,
  joined,
  monomial,
  type Polynomial,
  polynomialNode,
  scaled,
  sumOf,
  toPolynomial,
} from '#maths/polynomial.ts'
import {
  absolute,
  isZero,
  lcm,
  negated,
  one,
  over,
  type Rational,
  rational,
  same,
  sign,
  times,
  zero,
} from '#maths/rational.ts'

/** A term of one side: a number times 1, the letter, or a bracket `ax + b`. */
export type Term =
  | { readonly type: 'plain'; readonly value: Rational; readonly exponent: 0 | 1 }
  | { readonly type: 'bracket'; readonly value: Rational; readonly inner: Polynomial }

export type Side = readonly Term[]

/** Splits a side at its plus and minus signs; nothing when a term is not linear. */
export function toSide(node: Node, name: string): Side | undefined {
  return termsOf(node, name, one)
}

function termsOf(node: Node, name: string, by: Rational): Side | undefined {
  if (node.type === 'negate') return termsOf(node.of, name, negated(by))
  if (!isBinary(node)) return plain(node, name, by)
  const { left, right } = node
  if (node.type === 'add' || node.type === 'subtract') {
    if (!same(absolute(by), one) || sign(by) < 0) return bracket(node, name, by)
    const a = termsOf(left, name, by)
    const b = termsOf(right, name, node.type === 'add' ? by : negated(by))
    return a && b && [...a, ...b]
  }
  if (node.type === 'multiply') {
    const a = exactValue(left)
    if (a) return scaledTerm(right, name, times(by, a))
    const b = exactValue(right)
    return b && scaledTerm(left, name, times(by, b))
  }
  if (node.type === 'divide') {
    const divisor = exactValue(right)
    return divisor && !isZero(divisor) ? scaledTerm(left, name, over(by, divisor)) : undefined
  }
  return plain(node, name, by)
}

function scaledTerm(node: Node, name: string, by: Rational): Side | undefined {
  const isSum = node.type === 'add' || node.type === 'subtract'
  return isSum ? bracket(node, name, by) : termsOf(node, name, by)
}

function bracket(node: Node, name: string, by: Rational): Side | undefined {
  const inner = toPolynomial(node, name)
  if (!inner || degree(inner) > 1) return undefined
  return degree(inner) === 0 ? plain(node, name, by) : [{ type: 'bracket', value: by, inner }]
}

function plain(node: Node, name: string, by: Rational): Side | undefined {
  const p = toPolynomial(node, name)
  if (!p || degree(p) > 1) return undefined
  const isLetter = degree(p) === 1
  if (isLetter && !isZero(coefficient(p, 0))) return bracket(node, name, by)
  const value = times(by, coefficient(p, isLetter ? 1 : 0))
  return [{ type: 'plain', value, exponent: isLetter ? 1 : 0 }]
}

export function sideNode(side: Side, name: string): Node {
  const nodes = side
    .filter((term) => !isZero(term.value) || side.length === 1)
    .map((term) => termNode(term, name))
  return joined(nodes)
}

function termNode(term: Term, name: string): Node {
  if (term.type === 'plain') return monomial(term.value, name, term.exponent)
  const inner = polynomialNode(term.inner, name)
  const size = absolute(term.value)
  const product = same(size, one) ? inner : binary('multiply', valueNode(size), inner)
  return sign(term.value) < 0 ? negate(product) : product
}

export const sidePolynomial = (side: Side): Polynomial =>
  side.reduce<Polynomial>(
    (sum, term) =>
      sumOf(
        sum,
        term.type === 'bracket'
          ? scaled(term.inner, term.value)
          : scaled(term.exponent === 1 ? [zero, one] : [one], term.value),
      ),
    [],
  )

/** Multiplies the brackets out, term by term, and leaves the rest as it stands. */
export const expandedSide = (side: Side): Side =>
  side.flatMap(
    (term): Side =>
      term.type === 'plain'
        ? [term]
        : ([1, 0] as const)
            .map((exponent) => ({
              type: 'plain' as const,
              exponent,
              value: times(term.value, coefficient(term.inner, exponent)),
            }))
            .filter((each) => !isZero(each.value)),
  )

export const scaledSide = (side: Side, by: Rational): Side =>
  side.map((term) => ({ ...term, value: times(term.value, by) }))

/** The smallest whole number that clears every denominator of these sides. */
export function commonDenominator(...sides: readonly Side[]): Rational {
  let shared = 1n
  for (const term of sides.flat()) {
    shared = lcm(shared, term.value.bottom)
    if (term.type !== 'bracket') continue
    for (const value of term.inner) shared = lcm(shared, times(value, term.value).bottom)
  }
  return rational(shared)
}

/** A side with one term of each sort, in school order. */
export function collectedSide(side: Side): Side {
  const p = sidePolynomial(side)
  const terms: Term[] = ([1, 0] as const)
    .map((exponent) => ({ type: 'plain' as const, exponent, value: coefficient(p, exponent) }))
    .filter((term) => !isZero(term.value))
  return terms.length > 0 ? terms : [{ type: 'plain', exponent: 0, value: zero }]
}

/** Whether a side has two terms of the same sort. */
export function hasLikeTerms(side: Side): boolean {
  const sorts = side.map((term) => (term.type === 'plain' ? term.exponent : 2))
  return (
    new Set(sorts).size < sorts.length || (side.length > 1 && side.some((t) => isZero(t.value)))
  )
}
