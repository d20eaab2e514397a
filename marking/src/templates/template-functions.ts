import * as exact from '@learngrove/maths/rational'
import { compare, floorOf, isSame, type Rational, roundTo, whole } from '@learngrove/maths/rational'
import { TemplateError, type TemplateValue } from '#templates/template-value.ts'

const MAX_EXPONENT = 64n
/** Larger numbers are not taken apart or multiplied up. */
const MAX_PRIME = 1_000_000n
const MAX_FACTORIAL = 50n
const MAX_PLACES = 30n

/** Throws `TemplateError` where a value is none of the kind that is needed. */
export const asNumber = (value: TemplateValue | undefined): Rational => {
  if (value === undefined || typeof value !== 'object')
    throw new TemplateError('a number is needed')
  return value
}

export const asTruth = (value: TemplateValue): boolean => {
  if (typeof value !== 'boolean') throw new TemplateError('a condition is needed')
  return value
}

export function wholeNumber(value: TemplateValue | undefined): bigint {
  const number = asNumber(value)
  if (number.d !== 1n) throw new TemplateError(`${exact.toText(number)} is no whole number`)
  return number.n
}

/** The number, unless it is so large that no question can mean it. */
export function bounded(value: Rational): Rational {
  if (exact.isTooBig(value)) throw new TemplateError('a number is too large')
  return value
}

const size = (n: bigint): bigint => (n < 0n ? -n : n)

export function quotient(a: Rational, b: Rational): Rational {
  const result = exact.over(a, b)
  if (result === undefined) throw new TemplateError('something is divided by zero')
  return result
}

/** The whole root of a square; undefined of any other number. */
function wholeRoot(n: bigint): bigint | undefined {
  if (n < 0n) return undefined
  const guess = BigInt(Math.round(Math.sqrt(Number(n))))
  return guess * guess === n ? guess : undefined
}

function squareRoot(value: Rational): Rational {
  if (value.n < 0n) throw new TemplateError('a negative number has no square root')
  const [top, under] = [wholeRoot(value.n), wholeRoot(value.d)]
  if (top === undefined || under === undefined)
    throw new TemplateError(`${exact.toText(value)} is no square`)
  return exact.ratio(top, under)
}

export function powerOf(base: Rational, exponent: bigint): Rational {
  const times = size(exponent)
  if (times > MAX_EXPONENT) throw new TemplateError('an exponent is too large')
  const up = bounded(exact.ratio(base.n ** times, base.d ** times))
  return exponent < 0n ? quotient(exact.ONE, up) : up
}

const most = (args: readonly TemplateValue[], sign: 1 | -1): Rational =>
  args.map(asNumber).reduce((a, b) => (compare(a, b) * sign >= 0 ? a : b))

function isPrime(n: bigint): boolean {
  if (n > MAX_PRIME) throw new TemplateError(`${n} is too large`)
  if (n < 2n) return false
  for (let i = 2n; i * i <= n; i += 1n) if (n % i === 0n) return false
  return true
}

/** The product of the whole numbers past `from` up to `to`. */
function productOf(from: bigint, to: bigint): bigint {
  if (from < 0n || to > MAX_FACTORIAL || to < from)
    throw new TemplateError(`a factorial is for whole numbers from 0 to ${MAX_FACTORIAL}`)
  let product = 1n
  for (let i = from + 1n; i <= to; i += 1n) product *= i
  return product
}

function remainder(a: TemplateValue | undefined, b: TemplateValue | undefined): Rational {
  const [x, y] = [asNumber(a), asNumber(b)]
  return exact.minus(x, exact.times(y, whole(floorOf(quotient(x, y)))))
}

function rounded(a: TemplateValue | undefined, b: TemplateValue | undefined): Rational {
  const places = wholeNumber(b)
  if (size(places) > MAX_PLACES) throw new TemplateError('that is too many decimal places')
  return roundTo(asNumber(a), Number(places))
}

const isSameValue = (a: TemplateValue, b: TemplateValue): boolean =>
  typeof a === 'object' && typeof b === 'object' ? isSame(a, b) : a === b

const areDistinct = (args: readonly TemplateValue[]): boolean =>
  args.every((one, i) => args.slice(i + 1).every((other) => !isSameValue(one, other)))

type Fn = {
  /** The fewest and the most arguments. */
  readonly takes: readonly [number, number]
  readonly of: (args: readonly TemplateValue[]) => TemplateValue
}

const MANY = 20
const fn = (count: number, of: Fn['of'], upTo = count): Fn => ({ takes: [count, upTo], of })

/** The functions of the language of templates; all of them exact. */
export const FUNCTIONS: ReadonlyMap<string, Fn> = new Map([
  ['gcd', fn(2, ([a, b]) => whole(exact.gcd(wholeNumber(a), wholeNumber(b))))],
  ['lcm', fn(2, ([a, b]) => whole(exact.lcm(wholeNumber(a), wholeNumber(b))))],
  ['abs', fn(1, ([a]) => ((x) => (x.n < 0n ? exact.negative(x) : x))(asNumber(a)))],
  ['min', fn(2, (args) => most(args, -1), MANY)],
  ['max', fn(2, (args) => most(args, 1), MANY)],
  ['floor', fn(1, ([a]) => whole(floorOf(asNumber(a))))],
  ['mod', fn(2, ([a, b]) => remainder(a, b))],
  ['sqrt', fn(1, ([a]) => squareRoot(asNumber(a)))],
  ['round', fn(2, ([a, b]) => rounded(a, b))],
  ['factorial', fn(1, ([a]) => whole(productOf(0n, wholeNumber(a))))],
  [
    'choose',
    fn(2, ([a, b]) => {
      const [n, k] = [wholeNumber(a), wholeNumber(b)]
      return whole(productOf(n - k, n) / productOf(0n, k))
    }),
  ],
  ['is_integer', fn(1, ([a]) => asNumber(a).d === 1n)],
  ['is_square', fn(1, ([a]) => asNumber(a).d === 1n && wholeRoot(wholeNumber(a)) !== undefined)],
  ['is_prime', fn(1, ([a]) => isPrime(wholeNumber(a)))],
  ['coprime', fn(2, ([a, b]) => exact.gcd(wholeNumber(a), wholeNumber(b)) === 1n)],
  ['distinct', fn(2, areDistinct, MANY)],
])
