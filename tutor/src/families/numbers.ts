import { over, type Rational, readDecimal, toDecimal } from '@learngrove/maths/rational'
import { shortDecimal } from '#notation/short-decimal.ts'
import { valueLatex } from '#skills/operation.ts'

/** Numbers of more digits are no school work. */
const MOST_DIGITS = 12
/** More numbers than these are not read from one message. */
const MOST_NUMBERS = 24

/** A number as it is typed, with its sign, for the patterns of the families. */
export const N = String.raw`(?<![\d.])(-?\d+(?:\.\d+)?)(?![\d])`
/** The same with a pound sign that is left out. */
export const AMOUNT = String.raw`£?\s?(?<![\d.])(\d+(?:\.\d+)?)(?![\d])`

/** Reads digits with a point and a sign; undefined where it is no number, or one of too many digits. */
export function readNumber(text: string | undefined): Rational | undefined {
  if (text === undefined || text.replace(/\D/g, '').length > MOST_DIGITS) return undefined
  return readDecimal(text.replace(/\s/g, ''))
}

/** A fraction `3/4`, or a number. */
export function readFraction(text: string | undefined): Rational | undefined {
  const [top, under, ...more] = text?.split('/') ?? []
  const [n, d] = [readNumber(top), readNumber(under)]
  if (under === undefined) return n
  return n && d && more.length === 0 ? over(n, d) : undefined
}

/** The numbers of a text in order, with a minus where one stands before them and no number before it. */
export const numbersOf = (text: string): readonly Rational[] =>
  [...text.matchAll(/(?<![\d.])(?:(?<![\d)a-z]\s?)-)?\d+(?:\.\d+)?/g)]
    .slice(0, MOST_NUMBERS)
    .flatMap(([number]) => readNumber(number) ?? [])

/** Writes a value as a decimal where it ends soon, else as a fraction. */
export const shown = (value: Rational): string => shortDecimal(value) ?? valueLatex(value)

/** An amount of money: whole pounds, or with two places. */
export function pounds(value: Rational): string {
  const text = toDecimal(value, 4) ?? valueLatex(value)
  return /\.\d$/.test(text) ? `${text}0` : text
}

/** In brackets where it is negative, for a place after a sign. */
export const bracketed = (text: string): string => (text.startsWith('-') ? `(${text})` : text)

/** `+ 3` or `- 3`. */
export const signed = (text: string): string =>
  text.startsWith('-') ? `- ${text.slice(1)}` : `+ ${text}`
