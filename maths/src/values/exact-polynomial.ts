import {
  absolute,
  isSame,
  isZero,
  negative,
  ONE,
  over,
  plus,
  type Rational,
  signOf,
  times,
  whole,
  ZERO,
} from '#exact/rational.ts'
import * as build from '#notation/build.ts'
import type { Node } from '#notation/node.ts'
import { evaluate } from '#values/evaluate.ts'
import { fractionIn } from '#values/polynomial.ts'
import type { Value } from '#values/value.ts'

/** Exact coefficients from the constant upwards, without zeros at the end. */
export type ExactPolynomial = readonly Rational[]

const NOWHERE = new Map<string, Value>()

/** Works out mathematics without letters; undefined where it has no value that is exact. */
export function exactValue(node: Node): Rational | undefined {
  const value = evaluate(node, NOWHERE)
  return value?.exact ? value : undefined
}

/** Multiplies an expression out; undefined where it is no exact polynomial in that letter alone. */
export function polynomialIn(node: Node, variable: string): ExactPolynomial | undefined {
  const fraction = fractionIn(node, variable, NOWHERE)
  const [under, ...more] = fraction?.under ?? []
  if (!fraction || !under?.exact || more.length > 0) return undefined
  const coefficients: Rational[] = []
  for (const value of fraction.top) {
    const share = value.exact ? over(value, under) : undefined
    if (share === undefined) return undefined
    coefficients.push(share)
  }
  return trimmed(coefficients)
}

function trimmed(p: ExactPolynomial): ExactPolynomial {
  let length = p.length
  while (length > 0 && isZero(p[length - 1] ?? ZERO)) length -= 1
  return p.slice(0, length)
}

export const degree = (p: ExactPolynomial): number => Math.max(0, p.length - 1)

export const coefficient = (p: ExactPolynomial, exponent: number): Rational => p[exponent] ?? ZERO

export const sumOf = (a: ExactPolynomial, b: ExactPolynomial): ExactPolynomial =>
  trimmed(
    Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
      plus(coefficient(a, i), coefficient(b, i)),
    ),
  )

export const scaled = (p: ExactPolynomial, by: Rational): ExactPolynomial =>
  trimmed(p.map((value) => times(value, by)))

export const difference = (a: ExactPolynomial, b: ExactPolynomial): ExactPolynomial =>
  sumOf(a, b.map(negative))

export const isSamePolynomial = (a: ExactPolynomial, b: ExactPolynomial): boolean =>
  a.length === b.length && a.every((value, i) => isSame(value, coefficient(b, i)))

/** Writes a number times a power of a letter, with no 1 before the letter. */
export function monomial(value: Rational, variable: string, exponent: number): Node {
  if (exponent === 0) return build.fraction(value)
  const letter = build.variable(variable)
  const power = exponent === 1 ? letter : build.power(letter, build.numeral(whole(exponent)))
  const size = absolute(value)
  const product = isSame(size, ONE) ? power : build.product(build.fraction(size), power)
  return signOf(value) < 0 ? build.negation(product) : product
}

/** Joins terms by plus and minus; one that is negative is taken away. */
export function joined(terms: readonly Node[]): Node {
  const [first, ...rest] = terms
  if (!first) return build.numeral(ZERO)
  return rest.reduce<Node>(
    (sum, term) =>
      term.type === 'signed' && term.sign === '-'
        ? build.sum(sum, term.of, '-')
        : build.sum(sum, term),
    first,
  )
}

/** Writes a polynomial from the highest power down, zeros left out. */
export const polynomialNode = (p: ExactPolynomial, variable: string): Node =>
  joined(
    p
      .map((value, exponent) => ({ value, exponent }))
      .filter(({ value }) => !isZero(value))
      .reverse()
      .map(({ value, exponent }) => monomial(value, variable, exponent)),
  )
