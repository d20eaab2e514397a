import { type Node, some } from '@learngrove/maths/notation'
import { type Rational, readDecimal, toDecimal } from '@learngrove/maths/rational'
import type { Worked } from '#families/family.ts'
import { convert } from '#families/measure/convert.ts'
import { unitAfter, withOneSpelling } from '#families/measure/quantities.ts'
import { readUnit, type Unit, unitLatex } from '#families/measure/units.ts'
import { read } from '#mind/answers.ts'

/** A number of a message with the unit that stands behind it. */
type Quantity = {
  readonly text: string
  readonly unit: Unit
  readonly at: number
  readonly end: number
}

const number = /(?<![\w.^\\])-?\d[\d,]*(?:\.\d+)?/g

/** Letters that count as units and stand for numbers where a problem is about letters. */
const hasLetters = ({ line, unit, answers }: Worked): boolean =>
  unit === undefined &&
  [line ?? '', ...answers].some((text) => {
    const node = read(text)
    return node !== undefined && some(node, isLetter)
  })

const isLetter = ({ type }: Node): boolean => type === 'variable'

/** `5m` beside an equals sign may be five times the letter of the formula. */
const isLetterOf = (text: string, unit: Unit, { steps }: Worked): boolean =>
  text.includes('=') &&
  /^[A-Za-z]$/.test(unit.text) &&
  steps.some(({ maths }) => maths.includes(unit.text))

function quantitiesOf(text: string, whole: Worked): readonly Quantity[] {
  if (hasLetters(whole)) return []
  return [...text.matchAll(number)].flatMap((match) => {
    const found = unitBehind(text, match.index, match.index + match[0].length)
    if (!found || isLetterOf(text, found.unit, whole)) return []
    return [{ text: match[0], unit: found.unit, at: match.index, end: found.end }]
  })
}

/** The unit behind a number, also where a calculation ends with it: "60 J / 3 s = 20 W". */
function unitBehind(text: string, from: number, to: number): ReturnType<typeof unitAfter> {
  const isCalculated = /[-+*/×÷x]\s*$/.test(text.slice(0, from))
  const known = unitAfter(text, to)
  if (known) return known
  const part = text.slice(0, Math.max(to, text.indexOf('=', to)))
  const found = unitAfter(part, to)
  return found && (isCalculated || found.unit.text.length > 1) ? found : undefined
}

/** A message without the units behind its numbers, so that it can be read as a calculation. */
export const withoutUnits = (message: string, whole: Worked): string =>
  replaced(message, whole, ({ text }) => text)

/** A message with its quantities in the unit that is wanted, where they can be changed into it. */
export const inWantedUnit = (message: string, whole: Worked): string =>
  replaced(
    asMinutes(message, whole),
    whole,
    (quantity) => changed(quantity, whole) ?? quantity.text,
  )

const hours = /(\d+)\s*(?:hours?|hrs?|h)\s*(?:and\s*)?(\d+)\s*(?:minutes?|mins?|m)\b/gi
const MINUTES_IN_HOUR = 60

/** One and a half hours are one time, where a time is looked for. */
const asMinutes = (message: string, { unit }: Worked): string =>
  readUnit(unit ?? '')?.dims !== readUnit('s')?.dims
    ? message
    : message.replace(
        hours,
        (_, whole: string, rest: string) =>
          `${Number(whole) * MINUTES_IN_HOUR + Number(rest)} minutes`,
      )

function replaced(message: string, whole: Worked, write: (quantity: Quantity) => string): string {
  const text = withOneSpelling(message)
  const found = quantitiesOf(text, whole)
  if (found.length === 0) return message
  return found.reduceRight((left, each) => {
    const after = left.slice(each.end)
    const gap = /^\s*(?:and\s*)?\d/.test(after) ? ' ; ' : ''
    return `${left.slice(0, each.at)}${write(each)}${gap}${after}`
  }, text)
}

/** More decimal places than these are no number of school. */
const MOST_PLACES = 12

function changed({ text, unit }: Quantity, whole: Worked): string | undefined {
  const to = readUnit(whole.unit ?? '')
  const value: Rational | undefined = readDecimal(text.replaceAll(',', ''))
  if (!to || !value || to.dims !== unit.dims) return undefined
  if (to.text === unit.text) return text
  const { value: result } = convert(value, unit, to)
  return toDecimal(result, MOST_PLACES) ?? `${result.n}/${result.d}`
}

/** A newton metre is no joule, though both are a newton times a metre. */
const isMisnamed = (unit: Unit, to: Unit): boolean =>
  unit.text !== to.text && [unit.text, to.text].includes('N m')

/** The quantity that a message ends with, and whether its unit measures what is looked for. */
export function quantityIn(
  message: string,
  whole: Worked,
): { readonly line?: string; readonly unit: string; readonly is_other: boolean } | undefined {
  const text = withOneSpelling(message)
  const last = quantitiesOf(text, whole).at(-1)
  if (!last || /\d/.test(text.slice(last.end))) return undefined
  const isAlone = (text.match(number) ?? []).length === 1
  const to = readUnit(whole.unit ?? '')
  const is_other = to !== undefined && (to.dims !== last.unit.dims || isMisnamed(last.unit, to))
  const line = `${last.text.replaceAll(',', '')}${unitLatex(last.unit.text)}`
  return { ...(isAlone && { line }), unit: last.unit.text, is_other }
}

/** Whether a message is nothing but a unit, and whether it is the one of the answer. */
export function unitAlone(message: string, { unit }: Worked): boolean | undefined {
  const said = withOneSpelling(message)
    .replace(/^\W*(?:(?:so|and|is|it|its|it's|in|the|units?|would|be) )*/i, '')
    .replace(/\W*$/, '')
  const found = /[A-Za-zΩ°]/.test(said) ? readUnit(said) : undefined
  const wanted = readUnit(unit ?? '')
  return found && wanted && found.text === wanted.text && found.dims === wanted.dims
}
