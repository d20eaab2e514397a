import * as build from '@learngrove/maths/build'
import type { Node } from '@learngrove/maths/notation'
import {
  coefficient,
  degree,
  type ExactPolynomial,
  exactValue,
  joined,
  monomial,
  polynomialIn,
  polynomialNode,
  scaled,
  sumOf,
} from '@learngrove/maths/polynomial'
import {
  absolute,
  isSame,
  isZero,
  lcm,
  negative,
  ONE,
  over,
  type Rational,
  signOf,
  times,
  whole,
  ZERO,
} from '@learngrove/maths/rational'

/** A term of one side: a number times 1, the letter, or a bracket `ax + b`. */
export type Term =
  | { readonly type: 'plain'; readonly value: Rational; readonly exponent: 0 | 1 }
  | { readonly type: 'bracket'; readonly value: Rational; readonly inner: ExactPolynomial }

export type Side = readonly Term[]

/** Splits a side at its plus and minus signs; nothing when a term is not linear. */
export function toSide(node: Node, name: string): Side | undefined {
  return termsOf(node, name, ONE)
}

function termsOf(node: Node, name: string, by: Rational): Side | undefined {
  if (node.type === 'signed') return termsOf(node.of, name, negative(by))
  if (node.type === 'sum') {
    if (!isSame(by, ONE)) return bracket(node, name, by)
    const a = termsOf(node.left, name, by)
    const b = termsOf(node.right, name, node.sign === '-' ? negative(by) : by)
    return a && b && [...a, ...b]
  }
  if (node.type === 'product') {
    const a = exactValue(node.left)
    if (a) return scaledTerm(node.right, name, times(by, a))
    const b = exactValue(node.right)
    return b && scaledTerm(node.left, name, times(by, b))
  }
  if (node.type === 'quotient') {
    const divisor = exactValue(node.right)
    const share = divisor && over(by, divisor)
    return share && scaledTerm(node.left, name, share)
  }
  return plain(node, name, by)
}

function scaledTerm(node: Node, name: string, by: Rational): Side | undefined {
  return node.type === 'sum' ? bracket(node, name, by) : termsOf(node, name, by)
}

function bracket(node: Node, name: string, by: Rational): Side | undefined {
  const inner = polynomialIn(node, name)
  if (!inner || degree(inner) > 1) return undefined
  return degree(inner) === 0 ? plain(node, name, by) : [{ type: 'bracket', value: by, inner }]
}

function plain(node: Node, name: string, by: Rational): Side | undefined {
  const p = polynomialIn(node, name)
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
  const product = isSame(size, ONE) ? inner : build.product(build.fraction(size), inner)
  return signOf(term.value) < 0 ? build.negation(product) : product
}

export const sidePolynomial = (side: Side): ExactPolynomial =>
  side.reduce<ExactPolynomial>(
    (sum, term) =>
      sumOf(
        sum,
        term.type === 'bracket'
          ? scaled(term.inner, term.value)
          : scaled(term.exponent === 1 ? [ZERO, ONE] : [ONE], term.value),
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
    shared = lcm(shared, term.value.d)
    if (term.type !== 'bracket') continue
    for (const value of term.inner) shared = lcm(shared, times(value, term.value).d)
  }
  return whole(shared)
}

/** A side with one term of each sort, in school order. */
export function collectedSide(side: Side): Side {
  const p = sidePolynomial(side)
  const terms: Term[] = ([1, 0] as const)
    .map((exponent) => ({ type: 'plain' as const, exponent, value: coefficient(p, exponent) }))
    .filter((term) => !isZero(term.value))
  return terms.length > 0 ? terms : [{ type: 'plain', exponent: 0, value: ZERO }]
}

/** Whether a side has two terms of the same sort. */
export function hasLikeTerms(side: Side): boolean {
  const sorts = side.map((term) => (term.type === 'plain' ? term.exponent : 2))
  return (
    new Set(sorts).size < sorts.length || (side.length > 1 && side.some((t) => isZero(t.value)))
  )
}
