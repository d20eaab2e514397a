import type { JudgeOptions, Reading } from '#judgement.ts'
import { EMPTY_NOTE, foreseen, notYet, type Outcome, right, unread, wrongForm } from '#outcome.ts'
import type { NumberKey } from '#quantities/number-key.ts'
import { placesForFigures, writtenAs } from '#quantities/precision.ts'
import { type Quantity, readQuantity } from '#quantities/quantity.ts'
import {
  fromBase,
  plainUnit,
  quantityOf,
  readUnit,
  readUnitAs,
  toBase,
  type Unit,
} from '#quantities/units.ts'
import * as exact from '#values/rational.ts'
import { type Rational, readDecimal, roundTo } from '#values/rational.ts'

const MARKER = 'number'
const YES = 'Yes, that is right.'
/** A denominator of this size comes from a decimal that was cut off. */
const LONG = 10n ** 11n
const HUNDRED = exact.whole(100)
/** The part of the marks for a right value that is not rounded as asked. */
const UNROUNDED_SHARE = 0.5

/** Judges a number, with its unit where the key has one. `about` is the text of the question. */
export function markNumber(
  key: NumberKey,
  typed: string,
  options: JudgeOptions,
  about = '',
): Outcome {
  if (typed.trim() === '') return unread(MARKER, 'empty', EMPTY_NOTE)
  const read = readQuantity(typed, options.decimal ?? '.')
  if (!read.ok) return unread(MARKER, read.problem, read.message)
  const { quantity } = read
  const wanted = readKey(key.answer)
  if (wanted === undefined)
    return {
      ...notYet(MARKER, UNKEYED, quantity.reading),
      verdict: 'unsure',
      needs_review: true,
      confidence: 0,
    }
  const value =
    key.unit === undefined ? bareValue(quantity, wanted, about) : unitValue(quantity, key.unit)
  if ('verdict' in value) return value
  return judgeValue(key, quantity, value, wanted)
}

const UNKEYED = 'We cannot tell yet, so your teacher will look at it.'

/** A key or a foreseen mistake as an exact number; undefined where it is none. */
export function readKey(text: string): Rational | undefined {
  const read = readQuantity(text, '.')
  return read.ok && read.quantity.unit === '' ? read.quantity.value : undefined
}

/** No unit is asked for; per cent is a way to write a number. */
function bareValue(quantity: Quantity, wanted: Rational, about: string): Rational | Outcome {
  const { unit, value } = quantity
  if (unit === '') return value
  if (plainUnit(unit) === '%') {
    const part = exact.over(value, HUNDRED) ?? value
    const asksForPercent = /%|per\s?cent/i.test(about)
    return asksForPercent && !exact.isSame(part, wanted) ? value : part
  }
  // The text says which unit is meant; the same one may be written again.
  const known = readUnit(unit)
  if (known === undefined) return unread(MARKER, 'unknown_unit', unknownNote(unit))
  const mentioned = about
    .split(/[\s,.;:?!()$]+/)
    .some((word) => plainUnit(word) === plainUnit(unit))
  if (mentioned) return value
  return unread(
    MARKER,
    'unknown_unit',
    `Only a number is asked for here. Please leave out “${plainUnit(unit)}”.`,
  )
}

const unknownNote = (unit: string): string =>
  `We do not know “${unit}” as a unit. Is it spelt as you meant it?`

/** The answer in the unit of the key, or why it cannot be put into it. */
function unitValue(quantity: Quantity, keyUnit: string): Rational | Outcome {
  const { unit, value, reading } = quantity
  if (unit === '')
    return { ...unread(MARKER, 'missing_unit', 'Please add a unit to your number.'), reading }
  // `ms^-1` is milliseconds to a table, but metres per second where that is the unit of the key.
  if (squeezed(unit) === squeezed(keyUnit)) return value
  const wanted = readUnit(keyUnit)
  const given = wanted && readUnitAs(unit, wanted.dimension)
  if (wanted === undefined || given === undefined)
    return unread(MARKER, 'unknown_unit', unknownNote(unit))
  if (given.dimension === wanted.dimension) return fromBase(toBase(value, given), wanted)
  return notYet(MARKER, dimensionNote(unit, given, wanted), reading)
}

const squeezed = (unit: string): string => plainUnit(unit).replace(/[\s.^]/g, '')

function dimensionNote(unit: string, given: Unit, wanted: Unit): string {
  const [has, asks] = [quantityOf(given), quantityOf(wanted)]
  const is = has === undefined ? '' : ` measures ${has}`
  const needs = asks === undefined ? 'something else is asked for' : `the question asks for ${asks}`
  return is === ''
    ? `The unit ${plainUnit(unit)} does not fit: ${needs}.`
    : `The unit ${plainUnit(unit)}${is}, and ${needs}.`
}

function judgeValue(
  key: NumberKey,
  quantity: Quantity,
  value: Rational,
  wanted: Rational,
): Outcome {
  const { reading } = quantity
  const outcome = compareValue(key, quantity, value, wanted)
  if (outcome.verdict !== 'wrong') return outcome
  for (const mistake of key.mistakes ?? []) {
    const slip = readKey(mistake.answer)
    if (slip !== undefined && compareValue(key, quantity, value, slip).verdict === 'right')
      return foreseen(MARKER, mistake.misconception, reading)
  }
  return outcome
}

function compareValue(
  key: NumberKey,
  { node, unit, reading }: Quantity,
  value: Rational,
  wanted: Rational,
): Outcome {
  const { tolerance } = key
  const written = writtenAs(node)
  if (written.kind === 'computation') {
    return exact.isSame(value, wanted)
      ? wrongForm(MARKER, 'That leads there. Now work it out to a single number.', reading)
      : missed(key, unit, reading)
  }
  if (tolerance === undefined)
    return isExactly(value, wanted) ? right(MARKER, YES, reading) : missed(key, unit, reading)
  if ('absolute' in tolerance || 'relative' in tolerance) {
    const size = exact.toNumber(wanted)
    const allowed =
      'absolute' in tolerance ? tolerance.absolute : tolerance.relative * Math.abs(size)
    const limit = readDecimal(String(allowed)) ?? exact.ZERO
    const gap = exact.minus(value, wanted)
    const isNear = exact.compare(gap.n < 0n ? exact.negative(gap) : gap, limit) <= 0
    return isNear ? right(MARKER, YES, reading) : missed(key, unit, reading)
  }
  const places =
    'decimal_places' in tolerance
      ? tolerance.decimal_places
      : placesForFigures(wanted, tolerance.significant_figures)
  const target = roundTo(wanted, places)
  if (written.kind === 'decimal' && exact.isSame(value, target)) return right(MARKER, YES, reading)
  if (!exact.isSame(roundTo(value, places), target)) return missed(key, unit, reading)
  // With more places than asked for the others must be right, too, where the key knows them.
  const isKnown = !exact.isSame(wanted, target)
  const fits =
    written.kind === 'decimal'
      ? exact.isSame(value, roundTo(wanted, written.places))
      : isExactly(value, wanted)
  return isKnown && !fits
    ? missed(key, unit, reading)
    : wrongForm(MARKER, roundingNote(tolerance), reading, UNROUNDED_SHARE)
}

/** A root, or a key from a machine, is known to so many figures only; the last ones do not count. */
const isExactly = (value: Rational, wanted: Rational): boolean =>
  exact.isSame(value, wanted) ||
  ((value.d > LONG || wanted.d > LONG) &&
    Math.abs(exact.toNumber(exact.minus(value, wanted))) <=
      1e-13 * Math.abs(exact.toNumber(wanted)))

function roundingNote(tolerance: NonNullable<NumberKey['tolerance']>): string {
  const [count, what] =
    'decimal_places' in tolerance
      ? [tolerance.decimal_places, 'decimal place']
      : 'significant_figures' in tolerance
        ? [tolerance.significant_figures, 'significant figure']
        : [0, 'place']
  return `That is the value. Now write it as a decimal to ${count} ${what}${count === 1 ? '' : 's'}.`
}

function missed(key: NumberKey, unit: string, reading: Reading): Outcome {
  const other = key.unit !== undefined && squeezed(unit) !== squeezed(key.unit)
  const note = other
    ? 'Not yet. Look at your working, and at whether the unit fits the size of your number.'
    : 'Not yet. Go through your working once more, one step at a time.'
  return notYet(MARKER, note, reading)
}
