import { ONE, ZERO } from '#exact/rational.ts'
import { mentions, type Node } from '#notation/node.ts'
import type { Environment } from '#values/evaluate.ts'
import { evaluate } from '#values/evaluate.ts'
import { add, isNearZero, multiply, negate, subtract, type Value } from '#values/value.ts'

/** Coefficients from the constant upwards. */
export type Polynomial = readonly Value[]

/** One polynomial over another. */
export type Fraction = { readonly top: Polynomial; readonly under: Polynomial }

/** Longer polynomials are not worked out; school needs no more. */
export const MAX_DEGREE = 12

export function trim(p: Polynomial): Polynomial {
  let length = p.length
  while (length > 0) {
    const lead = p[length - 1]
    if (lead === undefined || !isNearZero(lead)) break
    length -= 1
  }
  return length === p.length ? p : p.slice(0, length)
}

function zip(a: Polynomial, b: Polynomial, sign: 1 | -1): Polynomial | undefined {
  const sum: Value[] = []
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const [x, y] = [a[i] ?? ZERO, b[i] ?? ZERO]
    const value = sign === 1 ? add(x, y) : subtract(x, y)
    if (value === undefined) return undefined
    sum.push(value)
  }
  return trim(sum)
}

function product(a: Polynomial, b: Polynomial): Polynomial | undefined {
  if (a.length + b.length > MAX_DEGREE + 2) return undefined
  const result: Value[] = new Array(Math.max(0, a.length + b.length - 1)).fill(ZERO)
  for (const [i, x] of a.entries()) {
    for (const [j, y] of b.entries()) {
      const term = multiply(x, y)
      const sum = term && add(result[i + j] ?? ZERO, term)
      if (sum === undefined) return undefined
      result[i + j] = sum
    }
  }
  return trim(result)
}

const fraction = (top: Polynomial | undefined, under: Polynomial | undefined) =>
  top && under && under.length > 0 ? { top, under } : undefined

export function sumOf(a: Fraction, b: Fraction, sign: 1 | -1): Fraction | undefined {
  if (a.under.length === 1 && b.under.length === 1 && a.under[0] === ONE && b.under[0] === ONE)
    return fraction(zip(a.top, b.top, sign), a.under)
  const left = product(a.top, b.under)
  const right = product(b.top, a.under)
  return fraction(left && right && zip(left, right, sign), product(a.under, b.under))
}

export const productOf = (a: Fraction, b: Fraction): Fraction | undefined =>
  fraction(product(a.top, b.top), product(a.under, b.under))

export function powerOf(base: Fraction, exponent: number): Fraction | undefined {
  if (!Number.isInteger(exponent) || Math.abs(exponent) > MAX_DEGREE) return undefined
  let result: Fraction | undefined = { top: [ONE], under: [ONE] }
  for (let i = 0; i < Math.abs(exponent); i += 1) result = result && productOf(result, base)
  return exponent >= 0 || !result ? result : fraction(result.under, result.top)
}

/**
 * The expression as one polynomial in `variable` over another, with every other
 * variable at its place; undefined where it is none (roots, functions, |x|).
 */
export function fractionIn(node: Node, variable: string, at: Environment): Fraction | undefined {
  if (!mentions(node, variable)) {
    const value = evaluate(node, at)
    return value && { top: trim([value]), under: [ONE] }
  }
  switch (node.type) {
    case 'variable':
      return { top: [ZERO, ONE], under: [ONE] }
    case 'signed': {
      const of = fractionIn(node.of, variable, at)
      return of && { top: of.top.map(negate), under: of.under }
    }
    case 'sum': {
      const left = fractionIn(node.left, variable, at)
      const right = left && fractionIn(node.right, variable, at)
      return left && right && sumOf(left, right, node.sign === '-' ? -1 : 1)
    }
    case 'product': {
      const left = fractionIn(node.left, variable, at)
      const right = left && fractionIn(node.right, variable, at)
      return left && right && productOf(left, right)
    }
    case 'quotient': {
      const left = fractionIn(node.left, variable, at)
      const right = left && fractionIn(node.right, variable, at)
      return left && right && productOf(left, { top: right.under, under: right.top })
    }
    case 'power': {
      const base = fractionIn(node.base, variable, at)
      const exponent = evaluate(node.exponent, at)
      if (!base || !exponent?.exact || exponent.d !== 1n) return undefined
      return powerOf(base, Number(exponent.n))
    }
    default:
      return undefined
  }
}

/** The value at a place, by Horner's rule. */
export function valueAt(p: Polynomial, x: Value): Value | undefined {
  let result: Value | undefined = ZERO
  for (let i = p.length - 1; i >= 0; i -= 1) {
    const scaled: Value | undefined = result && multiply(result, x)
    result = scaled && add(scaled, p[i] ?? ZERO)
  }
  return result
}
