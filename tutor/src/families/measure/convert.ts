import { dividedBy, type Rational, times, toDecimal } from '@learngrove/maths/rational'
import type { Unit } from '#families/measure/units.ts'
import { shown as shownRational } from '#families/numbers.ts'

/** A value in another unit, with the calculation that leads to it. */
export type Converted = { readonly value: Rational; readonly sum: string; readonly text: string }

/** Changes a value from a unit into another of the same kind. */
export function convert(value: Rational, from: Unit, to: Unit): Converted {
  const by = dividedBy(from.factor, to.factor)
  const result = times(value, by)
  const start = shownRational(value)
  const over = by.d === 1n ? '' : ` \\div ${by.d}`
  const terminating = by.n === 1n ? undefined : toDecimal(by)
  const exact = terminating !== undefined && by.d > 1n && by.n > 1n
  const sum = exact
    ? `${start} \\times ${terminating}`
    : `${start}${by.n === 1n ? '' : ` \\times ${by.n}`}${over}`
  return { value: result, sum, text: shownRational(result) }
}
