import * as exact from '@learngrove/maths/rational'
import { type Rational, readDecimal, roundTo } from '@learngrove/maths/rational'
import type { AcceptedNumber, Tolerance } from '#numbers/number-key.ts'
import { figuresOf, placesForFigures, writtenAs } from '#numbers/precision.ts'
import type { Quantity } from '#quantities/quantity-shape.ts'
import type { Scaled } from '#quantities/scaled.ts'

/**
 * How an answer stands to a key. `unrounded`: right, but not rounded or not written to the
 * places asked for; `misrounded`: next to it; `too_long`: of more figures than asked, which are not
 * known to be the value's; `rounded`: rounded where the exact value is asked for; `computation`:
 * it leads there, and is still to be worked out.
 */
export type Match =
  | 'right'
  | 'unrounded'
  | 'misrounded'
  | 'too_long'
  | 'rounded'
  | 'computation'
  | 'wrong'

type Rounding = Extract<Tolerance, { accurate_to?: number }>
type Precision = NonNullable<AcceptedNumber['precision']>

/** A denominator of this size comes from a decimal that was cut off. */
const LONG = 10n ** 11n
/** How far a value that machine numbers worked out may be off, relative to it. */
const MACHINE_ERROR = 1e-13
/** A decimal of fewer places is a guess, and no rounding of the exact value. */
const LEAST_ROUNDED_PLACES = 2

/** `range`: the smallest and the largest value of a tolerance from … to …, in the key's unit. */
export function matchOf(
  { tolerance, precision }: Pick<AcceptedNumber, 'tolerance' | 'precision'>,
  answer: Scaled,
  wanted: Rational,
  range?: readonly [Rational, Rational],
): Match {
  const { value, quantity } = answer
  const written = writtenAs(quantity.node)
  if (written.kind === 'computation') return isExactly(value, wanted) ? 'computation' : 'wrong'
  if (tolerance === undefined) {
    if (isExactly(value, wanted)) return 'right'
    const isRounded = written.kind === 'decimal' && written.places >= LEAST_ROUNDED_PLACES
    const nearest = roundTo(answer.asTyped(wanted), Math.max(0, written.places))
    return isRounded && exact.isSame(quantity.value, nearest) ? 'rounded' : 'wrong'
  }
  if (range !== undefined) {
    const [from, to] = range
    const isInside = exact.compare(value, from) >= 0 && exact.compare(value, to) <= 0
    return isInside || isExactly(value, wanted) ? 'right' : 'wrong'
  }
  if ('absolute' in tolerance || 'relative' in tolerance) {
    const gap = sizeOf(exact.minus(value, wanted))
    return exact.compare(gap, limitOf(tolerance, wanted)) <= 0 || isExactly(value, wanted)
      ? 'right'
      : 'wrong'
  }
  if ('from' in tolerance) return isExactly(value, wanted) ? 'right' : 'wrong'
  return matchRounded(tolerance, precision ?? 'liberal', answer, wanted)
}

const sizeOf = (value: Rational): Rational => (value.n < 0n ? exact.negative(value) : value)

function limitOf(tolerance: Tolerance, wanted: Rational): Rational {
  if ('absolute' in tolerance) return readDecimal(String(tolerance.absolute)) ?? exact.ZERO
  if (!('relative' in tolerance)) return exact.ZERO
  return exact.times(readDecimal(String(tolerance.relative)) ?? exact.ZERO, sizeOf(wanted))
}

/** A root, or a key from a machine, is known to so many figures only; the last ones do not count. */
export const isExactly = (value: Rational, wanted: Rational): boolean =>
  exact.isSame(value, wanted) ||
  ((value.d > LONG || wanted.d > LONG) &&
    Math.abs(exact.toNumber(exact.minus(value, wanted))) <=
      MACHINE_ERROR * Math.abs(exact.toNumber(wanted)))

/** Places and figures are counted in the student's own unit: 314.2 cm has the figures of 3.142 m. */
function matchRounded(
  tolerance: Rounding,
  precision: Precision,
  answer: Scaled,
  inKeyUnit: Rational,
): Match {
  const { node, value } = answer.quantity
  const wanted = answer.asTyped(inKeyUnit)
  const places = placesOf(tolerance, answer, inKeyUnit)
  const target = roundTo(wanted, places)
  const written = writtenAs(node)
  const isDecimal = written.kind === 'decimal'
  const { least, most, asked } = writtenTo(tolerance, node, places)
  if (isDecimal && isAccurate(tolerance, answer, inKeyUnit, target)) {
    const isTooLong = least > asked && precision !== 'at_least'
    // Zeros at the end may be left out of the rounded key only: 3.14 is not 3.142 to four figures.
    const mayBeShort = precision === 'liberal' && exact.isSame(value, target)
    return isTooLong || (!mayBeShort && most < asked) ? 'unrounded' : 'right'
  }
  // Only the exact value shows that a longer number is the value itself, and not another that
  // happens to lie near it: a key that is rounded already cannot tell 20 from 24.9.
  const isValue = isDecimal
    ? least > asked && exact.isSame(value, roundTo(wanted, written.places))
    : isExactly(value, wanted)
  if (isValue) return isDecimal && precision === 'at_least' ? 'right' : 'unrounded'
  if (!isDecimal) return 'wrong'
  if (exact.isSame(roundTo(value, places), target)) return least > asked ? 'too_long' : 'wrong'
  const unit = places >= 0 ? exact.ratio(1n, 10n ** BigInt(places)) : exact.ONE
  return exact.compare(sizeOf(exact.minus(value, wanted)), unit) < 0 ? 'misrounded' : 'wrong'
}

/** Whether a number is the key rounded as asked, or agrees with it as far as it has to be right. */
function isAccurate(
  tolerance: Rounding,
  answer: Scaled,
  inKeyUnit: Rational,
  target: Rational,
): boolean {
  const { value } = answer.quantity
  if (exact.isSame(value, target)) return true
  const { accurate_to } = tolerance
  if (accurate_to === undefined) return false
  const asked: Rounding =
    'significant_figures' in tolerance
      ? { significant_figures: accurate_to }
      : { decimal_places: accurate_to }
  const places = placesOf(asked, answer, inKeyUnit)
  return exact.isSame(roundTo(value, places), roundTo(answer.asTyped(inKeyUnit), places))
}

/** How many figures or places a decimal is written to, and how many are asked for. */
const writtenTo = (tolerance: Rounding, node: Quantity['node'], places: number) =>
  'significant_figures' in tolerance
    ? { ...figuresOf(node), asked: tolerance.significant_figures }
    : { ...placesWritten(node), asked: Math.max(0, places) }

const placesWritten = (node: Quantity['node']) => {
  const { places } = writtenAs(node)
  return { least: places, most: places }
}

/** The power of ten by which the right figures are too large; undefined where they are not the key's. */
export function shiftOf(answer: Scaled, wanted: Rational): number | undefined {
  const ratio = exact.over(answer.value, wanted)
  const shift = ratio && tenPowerOf(ratio)
  return shift === 0 ? undefined : shift
}

function placesOf(tolerance: Rounding, answer: Scaled, inKeyUnit: Rational): number {
  const wanted = answer.asTyped(inKeyUnit)
  if ('significant_figures' in tolerance)
    return placesForFigures(wanted, tolerance.significant_figures)
  const places = tolerance.decimal_places
  const shift = tenPowerOf(answer.scale)
  if (shift !== undefined) return places + shift
  // Between units that no power of ten joins, as many figures count as in the key's unit.
  const figures = Math.max(1, String(sizeOf(roundTo(inKeyUnit, 0)).n).length + places)
  return placesForFigures(wanted, figures)
}

/** k where the number is 10^k. */
function tenPowerOf({ n, d }: Rational): number | undefined {
  const text = String(n === 1n ? d : n)
  if ((n !== 1n && d !== 1n) || !/^10*$/.test(text)) return undefined
  return n === 1n ? 1 - text.length : text.length - 1
}
