/** An exact fraction in lowest terms; the denominator is positive. */
export type Rational = { readonly exact: true; readonly n: bigint; readonly d: bigint }

/** Past this size a number is no longer kept exactly, so that no input can eat the machine. */
export const MAX_EXACT_BITS = 1024
const MAX_EXACT = 1n << BigInt(MAX_EXACT_BITS)
/** Longer decimals are taken for fractions. */
const MAX_PLACES = 40
const SAFE = BigInt(Number.MAX_SAFE_INTEGER)

const size = (n: bigint): bigint => (n < 0n ? -n : n)

/** Finds the greatest common divisor, never negative; of two zeros it is 0. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = size(a)
  let y = size(b)
  if (x < y) [x, y] = [y, x]
  while (y > 0n) {
    // Machine numbers are many times faster, and nearly every answer fits into them.
    if (x <= SAFE) return BigInt(machineGcd(Number(x), Number(y)))
    ;[x, y] = [y, x % y]
  }
  return x
}

function machineGcd(a: number, b: number): number {
  let m = a
  let k = b
  while (k > 0) [m, k] = [k, m % k]
  return m
}

/** Finds the least common multiple, never negative. */
export const lcm = (a: bigint, b: bigint): bigint =>
  a === 0n || b === 0n ? 0n : size((a / gcd(a, b)) * b)

export const whole = (n: number | bigint): Rational => ({ exact: true, n: BigInt(n), d: 1n })

export const ZERO = whole(0)
export const ONE = whole(1)

/** n/d in lowest terms. `d` must not be zero. */
export function ratio(n: bigint, d: bigint): Rational {
  if (d === 1n) return { exact: true, n, d }
  const common = gcd(n, d)
  const by = d < 0n ? -common : common
  return by === 1n ? { exact: true, n, d } : { exact: true, n: n / by, d: d / by }
}

export const isTooBig = (r: Rational): boolean => size(r.n) > MAX_EXACT || r.d > MAX_EXACT

export const plus = (a: Rational, b: Rational): Rational =>
  a.d === 1n && b.d === 1n ? whole(a.n + b.n) : ratio(a.n * b.d + b.n * a.d, a.d * b.d)

export const negative = (a: Rational): Rational => ({ exact: true, n: -a.n, d: a.d })

export const minus = (a: Rational, b: Rational): Rational => plus(a, negative(b))

export function times(a: Rational, b: Rational): Rational {
  if (a.d === 1n && b.d === 1n) return whole(a.n * b.n)
  const [n, d] = [a.n * b.n, a.d * b.d]
  if (size(n) <= SAFE && d <= SAFE) return ratio(n, d)
  if (n === 0n) return ZERO
  // Fractions in lowest terms cancel against each other alone, which is quick where one of them is small.
  const [one, other] = [gcd(a.n, b.d), gcd(b.n, a.d)]
  const common = one * other
  return { exact: true, n: n / common, d: d / common }
}

/** a/b; undefined where b is zero. */
export const over = (a: Rational, b: Rational): Rational | undefined =>
  b.n === 0n ? undefined : ratio(a.n * b.d, a.d * b.n)

/** a/b, where b is known not to be zero; throws a RangeError where it is. */
export function dividedBy(a: Rational, b: Rational): Rational {
  const share = over(a, b)
  if (share === undefined) throw new RangeError('a division by zero')
  return share
}

export const absolute = (a: Rational): Rational => (a.n < 0n ? negative(a) : a)

/** -1, 0 or 1. */
export const signOf = (a: Rational): -1 | 0 | 1 => (a.n > 0n ? 1 : a.n < 0n ? -1 : 0)

export const isZero = (a: Rational): boolean => a.n === 0n

export const isWhole = (a: Rational): boolean => a.d === 1n

/** Below zero, zero, above zero, as a is less than, equal to or more than b. */
export function compare(a: Rational, b: Rational): number {
  const left = a.n * b.d
  const right = b.n * a.d
  return left < right ? -1 : left > right ? 1 : 0
}

export const isSame = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d

/** The nearest machine number; not finite where the number is beyond its range. */
export function toNumber(a: Rational): number {
  if (a.d === 1n) return Number(a.n)
  if (size(a.n) <= SAFE && a.d <= SAFE) return Number(a.n) / Number(a.d)
  // A long numerator and a long denominator overflow apart, though their ratio is small.
  const scale = 1n << 80n
  const scaled = (a.n * scale) / a.d
  return size(scaled) > SAFE ? Number(scaled) / 2 ** 80 : Number(a.n) / Number(a.d)
}

/** Reads `12`, `-0.25`, `.5`, `2.5e-3`: digits with a point, nothing else. */
export function readDecimal(text: string): Rational | undefined {
  const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/.exec(text)
  if (match === null) return undefined
  const [, sign = '', before = '', after = '', power = '0'] = match
  if (before === '' && after === '') return undefined
  const digits = BigInt(`${before}${after}`)
  const shift = Number(power) - after.length
  const n = sign === '-' ? -digits : digits
  return shift >= 0 ? whole(n * 10n ** BigInt(shift)) : ratio(n, 10n ** BigInt(-shift))
}

/**
 * The decimal digits of a fraction where they end (`0.125`) within so many places; undefined where
 * they do not.
 */
export function toDecimal(a: Rational, most = MAX_PLACES): string | undefined {
  let d = a.d
  let places = 0
  let scale = 1n
  while (d > 1n && places < most) {
    if (d % 10n === 0n) d /= 10n
    else if (d % 5n === 0n) [d, scale] = [d / 5n, scale * 2n]
    else if (d % 2n === 0n) [d, scale] = [d / 2n, scale * 5n]
    else return undefined
    places += 1
  }
  if (d > 1n) return undefined
  const digits = String(size(a.n) * scale).padStart(places + 1, '0')
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
  return a.n < 0n ? `-${text}` : text
}

export const toText = (a: Rational): string => (a.d === 1n ? String(a.n) : `${a.n}/${a.d}`)

/** Takes the square root of a perfect square by Newton's method; undefined for any other number. */
export function wholeSquareRoot(n: bigint): bigint | undefined {
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

/** The whole number next below, or the number itself. */
export function floorOf(a: Rational): bigint {
  const q = a.n / a.d
  return a.n < 0n && a.n % a.d !== 0n ? q - 1n : q
}

/** Rounded to so many decimal places, halves away from zero. */
export function roundTo(a: Rational, places: number): Rational {
  const scale = 10n ** BigInt(Math.abs(places))
  const up = places >= 0 ? times(a, whole(scale)) : ratio(a.n, a.d * scale)
  const half = plus({ exact: true, n: size(up.n), d: up.d }, ratio(1n, 2n))
  const rounded = a.n < 0n ? -floorOf(half) : floorOf(half)
  return places >= 0 ? ratio(rounded, scale) : whole(rounded * scale)
}
