import { dividedBy, ONE, type Rational, times, toDecimal } from '@learngrove/maths/rational'
import type { Unit } from '#families/measure/units.ts'
import { shown as shownRational } from '#families/numbers.ts'

/** A value in another unit, with the calculation that leads to it. */
export type Converted = { readonly value: Rational; readonly sum: string; readonly text: string }

/** Changes a value from a unit into another of the same kind. */
export function convert(value: Rational, from: Unit, to: Unit): Converted {
  const by = dividedBy(from.factor, to.factor)
  const result = times(value, by)
  return {
    value: result,
    sum: `${shownRational(value)}${timesText(by)}`,
    text: shownRational(result),
  }
}

/** Multiplies by a number that is large, and divides by its inverse where it is small. */
function timesText(by: Rational): string {
  if (by.n === by.d) return ''
  const [factor, inverse] = [toDecimal(by), toDecimal(dividedBy(ONE, by))]
  const isLess = by.n < by.d
  if (inverse !== undefined && (isLess || factor === undefined)) return ` \\div ${inverse}`
  return factor === undefined ? ` \\times ${by.n} \\div ${by.d}` : ` \\times ${factor}`
}
