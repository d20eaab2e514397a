import { binary, type Node, negate, number, valueNode, variable } from '#maths/node.ts'
import {
  absolute,
  isHuge,
  isZero,
  negated,
  one,
  over,
  plus,
  power,
  type Rational,
  rational,
  same,
  sign,
  times,
  zero,
} from '#maths/rational.ts'

/** Coefficients from the constant upwards, without zeros at the end. */
export type Polynomial = readonly Rational[]

/** Higher powers are not multiplied out. */
const HIGHEST_POWER = 12

export const trimmed = (p: Polynomial): Polynomial => {
  let length = p.length
  while (length > 0 && isZero(p[length - 1] ?? zero)) length--
  return p.slice(0, length)
}
export const degree = (p: Polynomial): number => Math.max(0, p.length - 1)
export const coefficient = (p: Polynomial, of: number): Rational => p[of] ?? zero

export const sumOf = (a: Polynomial, b: Polynomial): Polynomial =>
  trimmed(
    Array.from({ length: Math.max(a.length, b.length) }, (_, i) =>
      plus(a[i] ?? zero, b[i] ?? zero),
    ),
  )
export const scaled = (p: Polynomial, by: Rational): Polynomial =>
  trimmed(p.map((c) => times(c, by)))
export const difference = (a: Polynomial, b: Polynomial): Polynomial =>
  sumOf(a, scaled(b, rational(-1)))
export const productOf = (a: Polynomial, b: Polynomial): Polynomial => {
  const result: Rational[] = Array.from({ length: a.length + b.length }, () => zero)
  for (const [i, x] of a.entries()) {
    for (const [j, y] of b.entries()) result[i + j] = plus(result[i + j] ?? zero, times(x, y))
  }
  return trimmed(result)
}
export const samePolynomial = (a: Polynomial, b: Polynomial): boolean =>
  a.length === b.length && a.every((c, i) => same(c, b[i] ?? zero))

export const valueAt = (p: Polynomial, x: Rational): Rational =>
  p.reduceRight((sum, c) => plus(times(sum, x), c), zero)

/** Multiplies out; nothing when it is no polynomial in that letter alone, or its numbers grow huge. */
export function toPolynomial(node: Node, name: string): Polynomial | undefined {
  switch (node.type) {
    case 'number':
      return trimmed([node.value])
    case 'fraction':
      return trimmed([rational(node.top, node.bottom)])
    case 'variable':
      return node.name === name ? [zero, one] : undefined
    case 'negate': {
      const inner = toPolynomial(node.of, name)
      return inner && scaled(inner, rational(-1))
    }
    case 'constant':
    case 'call':
      return undefined
    default: {
      const left = toPolynomial(node.left, name)
      const right = toPolynomial(node.right, name)
      const result = left && right && combined(node.type, left, right)
      return result?.some(isHuge) ? undefined : result
    }
  }
}

function combined(
  type: 'add' | 'subtract' | 'multiply' | 'divide' | 'power',
  left: Polynomial,
  right: Polynomial,
): Polynomial | undefined {
  if (type === 'add') return sumOf(left, right)
  if (type === 'subtract') return difference(left, right)
  if (type === 'multiply') {
    return degree(left) + degree(right) > HIGHEST_POWER ? undefined : productOf(left, right)
  }
  if (degree(right) > 0) return undefined
  const constant = right[0] ?? zero
  if (type === 'divide') return isZero(constant) ? undefined : scaled(left, over(one, constant))
  const exponent = Number(constant.top)
  if (constant.bottom !== 1n || Math.abs(exponent) > HIGHEST_POWER) return undefined
  if (degree(left) === 0) {
    const base = left[0] ?? zero
    return isZero(base) && exponent <= 0 ? undefined : trimmed([power(base, exponent)])
  }
  if (exponent < 0 || degree(left) * exponent > HIGHEST_POWER) return undefined
  let result: Polynomial = [one]
  for (let i = 0; i < exponent; i++) result = productOf(result, left)
  return result
}

/** The value of mathematics without letters; nothing where it has none that is exact. */
export function exactValue(node: Node): Rational | undefined {
  const constant = toPolynomial(node, '')
  return constant && constant.length <= 1 ? (constant[0] ?? zero) : undefined
}

/** `coefficient · name^exponent`, as it is written: no 1 before a letter. */
export function monomial(value: Rational, name: string, exponent: number): Node {
  if (exponent === 0) return valueNode(value)
  const letter = exponent === 1 ? variable(name) : binary('power', variable(name), number(exponent))
  const size = absolute(value)
  const product = same(size, one) ? letter : binary('multiply', valueNode(size), letter)
  return sign(value) < 0 ? negate(product) : product
}

/** Joins pieces by plus and minus; a piece that is negative is taken away. */
export function joined(terms: readonly Node[]): Node {
  const [first, ...rest] = terms
  if (!first) return number(0)
  return rest.reduce<Node>((sum, term) => {
    const positive = withoutMinus(term)
    return positive ? binary('subtract', sum, positive) : binary('add', sum, term)
  }, first)
}

function withoutMinus(node: Node): Node | undefined {
  if (node.type === 'negate') return node.of
  if (node.type === 'number' && sign(node.value) < 0) {
    return { ...node, value: negated(node.value) }
  }
  return node.type === 'fraction' && node.top < 0n ? { ...node, top: -node.top } : undefined
}

/** From the highest power down, zeros left out. */
export function polynomialNode(p: Polynomial, name: string): Node {
  const terms: Node[] = []
  for (let i = p.length - 1; i >= 0; i--) {
    const value = coefficient(p, i)
    if (!isZero(value)) terms.push(monomial(value, name, i))
  }
  return joined(terms)
}
