/** An exact fraction in lowest terms; the denominator is positive. */
export type Rational = { readonly top: bigint; readonly bottom: bigint }

export function rational(top: bigint | number, bottom: bigint | number = 1n): Rational {
  const a = BigInt(top)
  const b = BigInt(bottom)
  if (b === 0n) throw new RangeError('a fraction over zero')
  const shared = gcd(a, b) * (b < 0n ? -1n : 1n)
  return { top: a / shared, bottom: b / shared }
}

export const zero = rational(0)
export const one = rational(1)

/** The greatest common divisor, positive; of two zeros it is 1, so that it can always divide. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a
  let y = b < 0n ? -b : b
  while (y !== 0n) [x, y] = [y, x % y]
  return x === 0n ? 1n : x
}

export function lcm(a: bigint, b: bigint): bigint {
  const product = (a / gcd(a, b)) * b
  return product < 0n ? -product : product
}

export const plus = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom)
export const minus = (a: Rational, b: Rational): Rational => plus(a, negated(b))
export const times = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.top, a.bottom * b.bottom)
/** Throws a RangeError when `b` is zero. */
export const over = (a: Rational, b: Rational): Rational =>
  rational(a.top * b.bottom, a.bottom * b.top)
export const negated = (a: Rational): Rational => ({ top: -a.top, bottom: a.bottom })
export const absolute = (a: Rational): Rational => (a.top < 0n ? negated(a) : a)

/** Whole powers; a negative one of zero throws a RangeError. */
export function power(a: Rational, exponent: number): Rational {
  const n = BigInt(Math.abs(exponent))
  const raised = rational(a.top ** n, a.bottom ** n)
  return exponent < 0 ? over(one, raised) : raised
}

export const isZero = (a: Rational): boolean => a.top === 0n
export const isWhole = (a: Rational): boolean => a.bottom === 1n
export const same = (a: Rational, b: Rational): boolean => a.top === b.top && a.bottom === b.bottom
export const sign = (a: Rational): number => (a.top > 0n ? 1 : a.top < 0n ? -1 : 0)
export const compare = (a: Rational, b: Rational): number => sign(minus(a, b))
export const toNumber = (a: Rational): number => Number(a.top) / Number(a.bottom)

/** The decimal form when it ends within six places, else nothing. */
export function toDecimal(a: Rational): string | undefined {
  for (let places = 0; places <= 6; places++) {
    const scaled = times(a, rational(10n ** BigInt(places)))
    if (!isWhole(scaled)) continue
    const digits = absolute(scaled)
      .top.toString()
      .padStart(places + 1, '0')
    const whole = digits.slice(0, digits.length - places)
    const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`
    return a.top < 0n ? `-${text}` : text
  }
  return undefined
}

/** The whole square root of a perfect square, else nothing. Newton's method, in whole numbers. */
export function wholeRoot(n: bigint): bigint | undefined {
  if (n < 0n) return undefined
  if (n < 2n) return n
  // Begins above the root and falls towards it, so that it ends where it no longer falls.
  let root = 1n << BigInt(Math.ceil(n.toString(2).length / 2))
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) break
    root = next
  }
  return root * root === n ? root : undefined
}

/** What is longer than this, above or below the line, is no number of a school problem. */
const MOST_BITS = 512

/** Whether a value is too large to work with: powers of powers soon hold more digits than a memory does. */
export const isHuge = ({ top, bottom }: Rational): boolean =>
  BigInt.asIntN(MOST_BITS, top) !== top || BigInt.asIntN(MOST_BITS, bottom) !== bottom
