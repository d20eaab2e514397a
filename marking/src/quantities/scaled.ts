import type { Rational } from '@learngrove/maths/rational'
import * as exact from '@learngrove/maths/rational'
import type { NumberKey } from '#numbers/number-key.ts'
import { notYet, type Outcome, unread } from '#outcome.ts'
import type { Quantity } from '#quantities/quantity-shape.ts'
import { plainUnit } from '#quantities/unit-text.ts'
import {
  dimensionNote,
  fromBase,
  readUnit,
  readUnitAs,
  toBase,
  type Unit,
  unitShown,
} from '#quantities/units.ts'

/** An answer put into the unit of the key. */
export type Scaled = {
  readonly quantity: Quantity
  /** In the unit of the key. */
  readonly value: Rational
  /** A value in the unit of the key, as the student would write it. */
  readonly asTyped: (value: Rational) => Rational
  /** How much the student's unit is of the key's. */
  readonly scale: Rational
  /** Written with a per cent sign that means hundredths. */
  readonly is_percent: boolean
  /** Whether the student's unit is another one than the key's. */
  readonly is_other_unit: boolean
}

const MARKER = 'number'
const HUNDRED = exact.whole(100)
const HUNDREDTH = exact.ratio(1n, 100n)

export const unknownNote = (unit: string): string =>
  `We do not know “${unitShown(unit)}” as a unit. Is it spelt as you meant it?`

const asItStands = (quantity: Quantity): Scaled => ({
  quantity,
  value: quantity.value,
  asTyped: (value) => value,
  scale: exact.ONE,
  is_percent: false,
  is_other_unit: false,
})

/** The answer in the unit of the key, or why it cannot be put into it. `about`: the question. */
export const scaledTo = (
  key: NumberKey,
  quantity: Quantity,
  wanted: readonly Rational[],
  about: string,
): Scaled | Outcome =>
  key.unit === undefined ? withoutUnit(key, quantity, wanted, about) : inUnit(key.unit, quantity)

/** No unit is asked for; per cent is a way to write a number. */
function withoutUnit(
  key: NumberKey,
  quantity: Quantity,
  wanted: readonly Rational[],
  about: string,
): Scaled | Outcome {
  const { unit } = quantity
  const plain = plainUnit(unit)
  if (plain === '') return asItStands(quantity)
  if (plain === '%') return percentOf(key, quantity, wanted, about)
  if (isMentioned(plain, about)) return asItStands(quantity)
  if (readUnit(unit) === undefined) return unread(MARKER, 'unknown_unit', unknownNote(unit))
  const note = `Only a number is asked for here. Please leave out “${unitShown(unit)}”.`
  return unread(MARKER, 'unknown_unit', note)
}

/**
 * 50% is 0.5. Where the question asks for a percentage the sign only names what is counted, and
 * 50% is 50, unless the hundredths are the key: a question about per cent may want 0.5, too.
 */
function percentOf(
  { percent_sign }: NumberKey,
  quantity: Quantity,
  wanted: readonly Rational[],
  about: string,
): Scaled {
  const value = exact.times(quantity.value, HUNDREDTH)
  const asks = /%|per\s?cent/i.test(about) && !wanted.some((one) => exact.isSame(one, value))
  if (percent_sign === 'name' || (percent_sign === undefined && asks)) return asItStands(quantity)
  return {
    ...asItStands(quantity),
    value,
    asTyped: (one) => exact.times(one, HUNDRED),
    scale: HUNDREDTH,
    is_percent: true,
  }
}

const singular = (word: string): string => word.toLowerCase().replace(/s$/, '')

const POWER_IN_WORDS = /\b(square|cubic) (milli|centi|kilo)?metre/gi

/** A text that says "square metres" may be answered with m² or with square metres. */
const powersIn = (about: string): string[] =>
  [...about.matchAll(POWER_IN_WORDS)].flatMap(([, kind = '', name = '']) => {
    const prefix = name.toLowerCase()
    const power = kind.toLowerCase() === 'square' ? '2' : '3'
    const short = `${prefix.charAt(0)}m`
    return [short, `${prefix}metre`, `${prefix}metres`].map((unit) => `${unit}^${power}`)
  })

/** The text says what is counted (`cm`, `apples`, `£`); the same may be written again. */
function isMentioned(unit: string, about: string): boolean {
  if (powersIn(about).includes(unit)) return true
  if (/^[£€]$/.test(unit)) return about.includes(unit)
  if (unit === 'USD') return /\\\$|dollar/.test(about)
  if (unit === '°') return /angle|degree|°|\\circ|turn|rotat|bearing/i.test(about)
  const isWord = /^[a-zA-Z]{3,}$/.test(unit)
  const isWritten = wordsOf(about).some(
    (word) => plainUnit(word) === unit || (isWord && singular(word) === singular(unit)),
  )
  return isWritten || isNamed(unit, about)
}

const wordsOf = (text: string): string[] => text.split(/[\s,.;:?!()$]+/)

/** Units that take two words or more: the metres in them are no metres. */
const COMPOUND_WORDS = /\b(?:square|cubic|newton) \w+|\b\w+(?: per \w+)+/gi

/** The unit that a text asks for, and not one that it only gives a length in. */
const ASKED_IN = /\b(?:in|how many) ([a-z]{4,})\b/gi

/** A text that asks for "metres" may be answered with m. */
function isNamed(unit: string, about: string): boolean {
  const meant = readUnit(unit)
  if (meant === undefined) return false
  return [...about.replace(COMPOUND_WORDS, ' ').matchAll(ASKED_IN)].some(([, word = '']) => {
    const named = readUnit(word)
    return named !== undefined && isSameUnit(named, meant)
  })
}

function inUnit(keyUnit: string, quantity: Quantity): Scaled | Outcome {
  const { unit, value, reading } = quantity
  if (unit === '')
    return { ...unread(MARKER, 'missing_unit', 'Please add a unit to your number.'), reading }
  // `ms^-1` is milliseconds to a table, but metres per second where that is the unit of the key.
  if (!quantity.is_compound && squeezed(unit) === squeezed(keyUnit)) return asItStands(quantity)
  const wanted = readUnit(keyUnit)
  const given = wanted && readUnitAs(unit, wanted.dimension)
  if (wanted === undefined || given === undefined)
    return unread(MARKER, 'unknown_unit', unknownNote(unit))
  if (given.dimension !== wanted.dimension)
    return notYet(MARKER, dimensionNote(unit, given, wanted), reading)
  return {
    quantity,
    value: fromBase(toBase(value, given), wanted),
    asTyped: (one) => fromBase(toBase(one, wanted), given),
    scale: exact.over(given.factor, wanted.factor) ?? exact.ONE,
    is_percent: false,
    is_other_unit: quantity.is_compound === true || !isSameUnit(given, wanted),
  }
}

const squeezed = (unit: string): string => plainUnit(unit).replace(/[\s.^]/g, '')

/** `m kg` is `kg m`, and `metres` are `m`; `N` is not `kg m/s^2`. */
export const isSameUnit = (a: Unit, b: Unit): boolean => a.made_of === b.made_of
