import * as exact from '#exact/rational.ts'
import { isTooBig, type Rational, toNumber, whole } from '#exact/rational.ts'

/** A machine number with a bound on its rounding error, carried along as in running error analysis. */
export type Approx = { readonly exact: false; readonly v: number; readonly e: number }

/** Exact for as long as that is possible; undefined results stand for "not a real number". */
export type Value = Rational | Approx

const EPSILON = 2 ** -52
/** Nearer to zero machine numbers lose their figures, so that such a result tells nothing. */
const SMALLEST = 1e-290
/** The largest whole exponent that is worked out exactly. */
const MAX_POWER = 1000n
/** Beyond this a factorial is no machine number. */
const MAX_FACTORIAL = 170n

export const approx = (v: number, e = 0): Approx | undefined =>
  Number.isFinite(v) && Number.isFinite(e)
    ? { exact: false, v, e: e + EPSILON * Math.abs(v) }
    : undefined

export const numberOf = (a: Value): number => (a.exact ? toNumber(a) : a.v)

function loosen(a: Value): Approx | undefined {
  if (!a.exact) return a
  const v = toNumber(a)
  return a.n !== 0n && Math.abs(v) < SMALLEST ? undefined : approx(v)
}

/** A result of factors that are not zero themselves; undefined where it is too small to be told from zero. */
const scaled = (v: number, e: number): Approx | undefined =>
  Math.abs(v) < SMALLEST && e < SMALLEST ? undefined : approx(v, e)

/** The function with no value where its own, never zero, is too small for a machine number. */
export const neverZero =
  (fn: (x: number) => number) =>
  (x: number): number => {
    const v = fn(x)
    return Math.abs(v) < SMALLEST ? Number.NaN : v
  }

const settle = (a: Rational): Value | undefined => (isTooBig(a) ? loosen(a) : a)

export function add(a: Value, b: Value): Value | undefined {
  if (a.exact && b.exact) return settle(exact.plus(a, b))
  const [x, y] = [loosen(a), loosen(b)]
  return x && y && approx(x.v + y.v, x.e + y.e)
}

export const negate = (a: Value): Value => (a.exact ? exact.negative(a) : { ...a, v: -a.v })

export const subtract = (a: Value, b: Value): Value | undefined => add(a, negate(b))

export function multiply(a: Value, b: Value): Value | undefined {
  if (a.exact && b.exact) return settle(exact.times(a, b))
  if ((a.exact && a.n === 0n) || (b.exact && b.n === 0n)) return exact.ZERO
  const [x, y] = [loosen(a), loosen(b)]
  if (!x || !y) return undefined
  const e = Math.abs(x.v) * y.e + Math.abs(y.v) * x.e
  return x.v === 0 || y.v === 0 ? approx(0, e) : scaled(x.v * y.v, e)
}

/** a/b; undefined where b is zero or cannot be told from zero. */
export function divide(a: Value, b: Value): Value | undefined {
  if (a.exact && b.exact) {
    const result = exact.over(a, b)
    return result && settle(result)
  }
  const [x, y] = [loosen(a), loosen(b)]
  if (!x || !y || isNearZero(b)) return undefined
  const v = x.v / y.v
  const e = (x.e + Math.abs(v) * y.e) / Math.abs(y.v)
  return x.v === 0 ? approx(v, e) : scaled(v, e)
}

/** Whether it is zero, or too near to zero to be told from it. */
export const isNearZero = (a: Value): boolean => (a.exact ? a.n === 0n : Math.abs(a.v) <= 8 * a.e)

/** a function of machine numbers, with the error of its argument carried through. */
export function through(fn: (x: number) => number, a: Value): Value | undefined {
  const x = loosen(a)
  if (!x) return undefined
  const v = fn(x.v)
  if (x.e === 0 || !Number.isFinite(v)) return approx(v, 4 * EPSILON * Math.abs(v))
  const h = Math.max(x.e, 1e-7 * Math.max(1, Math.abs(x.v)))
  const slope = Math.max(Math.abs(fn(x.v + h) - v), Math.abs(v - fn(x.v - h))) / h
  const spread = Number.isFinite(slope) ? slope * x.e : Math.abs(v) * 1e-8
  return approx(v, spread + 4 * EPSILON * Math.abs(v))
}

const bits = (n: bigint): number => n.toString(16).length * 4

function wholePower(a: Rational, n: bigint): Value | undefined {
  const size = n < 0n ? -n : n
  const tooLong = (bits(a.n) + bits(a.d)) * Number(size) > 2 * exact.MAX_EXACT_BITS
  const isUnit = a.d === 1n && (a.n === 1n || a.n === -1n)
  if (size > MAX_POWER || (tooLong && !isUnit)) return undefined
  if (n < 0n && a.n === 0n) return undefined
  // Powers of numbers without a common factor have none either.
  const [top, under] = [a.n ** size, a.d ** size]
  if (n >= 0n) return { exact: true, n: top, d: under }
  return top < 0n ? { exact: true, n: -under, d: -top } : { exact: true, n: under, d: top }
}

/** The whole q-th root where there is one. */
function wholeRoot(n: bigint, q: number): bigint | undefined {
  if (n < 0n) return undefined
  const guess = BigInt(Math.round(Number(n) ** (1 / q)))
  return guess ** BigInt(q) === n ? guess : undefined
}

/** The real q-th root; of a negative number for odd q only. */
export function root(a: Value, q: number): Value | undefined {
  const isNegative = numberOf(a) < 0
  if (isNegative && q % 2 === 0) return isNearZero(a) ? exact.ZERO : undefined
  if (a.exact && q <= 64) {
    const [n, d] = [wholeRoot(isNegative ? -a.n : a.n, q), wholeRoot(a.d, q)]
    if (n !== undefined && d !== undefined) return exact.ratio(isNegative ? -n : n, d)
  }
  const of = q === 2 ? Math.sqrt : q === 3 ? Math.cbrt : undefined
  const real = of ?? ((x: number) => Math.sign(x) * Math.abs(x) ** (1 / q))
  return through(real, a)
}

/** a^b over the real numbers: a negative base takes fractions with an odd denominator only. */
export function power(a: Value, b: Value): Value | undefined {
  if (b.exact && b.n === 0n) return isNearZero(a) ? undefined : exact.ONE
  if (b.exact && b.d === 1n && a.exact) {
    const result = wholePower(a, b.n)
    if (result !== undefined) return result
  }
  if (b.exact && b.d > 1n && b.d <= 64n) {
    const base = root(a, Number(b.d))
    return base && power(base, whole(b.n))
  }
  const [x, y] = [loosen(a), loosen(b)]
  if (!x || !y) return undefined
  if (x.v < 0 && !(b.exact && b.d === 1n)) return undefined
  if (x.v === 0 && y.v <= 0) return undefined
  const v = x.v ** y.v
  const log = x.v === 0 ? 0 : Math.abs(Math.log(Math.abs(x.v)))
  const spread = x.v === 0 ? x.e : Math.abs((y.v * x.e) / x.v) + log * y.e
  const e = Math.abs(v) * (spread + EPSILON * (1 + Math.abs(y.v) * log))
  return x.v === 0 ? approx(v, e) : scaled(v, e)
}

export function factorial(a: Value): Value | undefined {
  if (!a.exact || a.d !== 1n || a.n < 0n || a.n > MAX_FACTORIAL) return undefined
  let product = 1n
  for (let i = 2n; i <= a.n; i += 1n) product *= i
  return settle(whole(product))
}

/** How many choices of k there are from n; both whole and not below zero. */
export function binomial(n: Value, k: Value): Value | undefined {
  if (!n.exact || !k.exact || n.d !== 1n || k.d !== 1n || k.n < 0n || n.n < k.n) return undefined
  if (n.n > MAX_POWER) return undefined
  let result = 1n
  for (let i = 1n; i <= k.n; i += 1n) result = (result * (n.n - k.n + i)) / i
  return settle(whole(result))
}

/** The largest or the smallest of a row; undefined where one has no value. */
export function extreme(
  which: 'max' | 'min',
  row: readonly (Value | undefined)[],
): Value | undefined {
  let best = row[0]
  for (const value of row) {
    if (value === undefined || best === undefined) return undefined
    const gap = subtract(value, best)
    if (gap === undefined) return undefined
    if (which === 'max' ? numberOf(gap) > 0 : numberOf(gap) < 0) best = value
  }
  return best
}

export const absolute = (a: Value): Value => (numberOf(a) < 0 ? negate(a) : a)
