import {
  dividedBy,
  plus,
  type Rational,
  readDecimal,
  times,
  whole,
} from '@learngrove/maths/rational'
import { withoutRounding } from '#families/measure/rounding.ts'
import { readUnit, type Unit, unitAt } from '#families/measure/units.ts'
import { memoize } from '#skills/memoize.ts'

/** A number of a message, with its unit where it has one. */
export type Given = {
  readonly value: Rational
  readonly unit?: Unit
  /** The letter before an equals sign: `v` of "v = 3 m/s". */
  readonly label?: string
  /** Whether letters are glued to it that are no unit: `2x`, `3D`. It is then no quantity. */
  readonly isStrange?: boolean
  /** Where it stands in the text of the reading. */
  readonly at: number
  readonly end: number
}

/** The quantities of a message. */
export type Reading = {
  /** What was typed, with one spelling for units. */
  readonly text: string
  readonly givens: readonly Given[]
}

/** Longer messages are stories, and more numbers belong to no formula. */
const LONGEST = 600
const MOST_GIVENS = 12
const MOST_POWER = 30

const lengths = '(?:[mck]?m|(?:milli|centi|kilo)?met(?:re|er)s?|feet|foot|ft|inch(?:es)?|miles?)\\b'
const raised: Readonly<Record<string, string>> = {
  '²': '^2',
  '³': '^3',
  '⁻¹': '^-1',
  '⁻²': '^-2',
  '⁻³': '^-3',
}

/** Slips of the finger that are seen often. */
const misspelt: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cirlce|cricle|circel|cirle)\b/gi, 'circle'],
  [/\b(?:traingle|triange|trianlge|tringle)\b/gi, 'triangle'],
  [/\b(?:rectange|rectangel|rectagle|rectanlge)\b/gi, 'rectangle'],
  [/\b(?:hypotonuse|hypotenus|hypoteneuse|hypotnuse)\b/gi, 'hypotenuse'],
  [/\b(?:paralelogram|parallelagram|parrallelogram)\b/gi, 'parallelogram'],
]

/** Gives units one spelling: `metres per second squared` is `metres/second^2`. */
function oneSpelling(typed: string): string {
  return misspelt
    .reduce((text, [wrong, right]) => text.replace(wrong, right), typed)
    .replace(/⁻[¹²³]|[²³]/g, (sign) => raised[sign] ?? sign)
    .replace(/[−–]/g, '-')
    .replace(/(?<![A-Za-z])um\b|μm?/g, 'µm')
    .replace(/\b[23] (?:of (?:the |its )?)?(?=(?:angles|sides|lengths)\b)/gi, '')
    .replace(/\bhalf an hour\b/gi, '0.5 hours')
    .replace(/\bquarter of an hour\b/gi, '0.25 hours')
    .replace(/(?<=\d) of an hour\b/gi, ' hours')
    .replace(/\b(in|takes?|took|for) an? (hour|minute|second)\b/gi, '$1 1 $2')
    .replace(/(?<=[a-z])\s+an?\s+(?=(?:hour|second|minute)\b)/gi, '/')
    .replace(new RegExp(`\\b(?:sq|square)\\.?\\s+(${lengths})`, 'gi'), '$1^2')
    .replace(new RegExp(`\\b(?:cubic|cube)\\s+(${lengths})`, 'gi'), '$1^3')
    .replace(/(?<=[a-z])\s+squared\b/gi, '^2')
    .replace(/(?<=[a-z])\s+cubed\b/gi, '^3')
    .replace(/\s*\bper\b\s*/gi, '/')
    .replace(/(?<![A-Za-z])(kg|g|mol|m|N|J) ?(s|c?m|dm|kg) ?\^?-([1-3])/g, '$1/$2^$3')
    .replace(/(?<=\/[a-z]+)\^1/g, '')
    .replace(/\bone (?=hour|minute|second)/gi, '1 ')
    .replace(/degrees? (?:c|celsius)\b/gi, '°C')
}

const figure =
  /(?<![\w.^\\])(-?(?:\d{1,3}(?:,\d{3})+|\d{1,15})?(?:\.\d{1,12})?)(?:\s*[x×*]\s*10\s*\^?\s*\{?(-?\d{1,3})\}?|e(-?\d{1,3})\b|\/(\d{1,6})\b)?/gi

/** Finds the numbers of a message, with their units and letters. */
export const readQuantities: (text: string) => Reading = memoize((typed: string): Reading => {
  const text = oneSpelling(withoutRounding(typed.slice(0, LONGEST + 1)))
  const givens: Given[] = []
  if (typed.length > LONGEST) return { text: '', givens }
  for (const match of text.matchAll(figure)) {
    const [all, digits = '', power, short, under] = match
    const base = readDecimal(digits.replaceAll(',', ''))
    if (base === undefined || givens.length >= MOST_GIVENS) continue
    const value = scaled(base, Number(power ?? short ?? '0'), under)
    if (value === undefined) continue
    const end = match.index + all.length
    const unit = unitAfter(text, end)
    const label = /(?<![A-Za-z])([A-Za-z](?:_?[a-z])?)\s*=\s*$/.exec(
      text.slice(Math.max(0, match.index - 8), match.index),
    )?.[1]
    givens.push({
      value,
      ...(unit && { unit: unit.unit }),
      ...(label !== undefined && { label }),
      ...(isStrange(text, match.index, unit?.end ?? end, unit) && { isStrange: true }),
      at: match.index,
      end: unit?.end ?? end,
    })
  }
  return { text, givens: mergedTimes(withSharedUnits(givens, text), text) }
})

/** Letters glued to a number, or two capitals that it belongs to: the side `AB = 5`. */
const isStrange = (text: string, from: number, end: number, unit: unknown): boolean =>
  (unit === undefined && /[A-Za-z^]/.test(text[end] ?? '')) ||
  /\b[A-Z]{2}\s*(?:=|is)\s*$/.test(text.slice(Math.max(0, from - 9), from))

function scaled(base: Rational, power: number, under: string | undefined): Rational | undefined {
  if (under !== undefined)
    return Number(under) === 0 ? undefined : dividedBy(base, whole(Number(under)))
  if (Math.abs(power) > MOST_POWER) return undefined
  const ten = readDecimal(`1e${power}`)
  return ten && times(base, ten)
}

/** Gives the units of a text one spelling: `g/cm³` is `g/cm^3`. A long text stays as it is. */
export const withOneSpelling = (typed: string): string =>
  typed.length > LONGEST ? typed : oneSpelling(typed)

/** Takes a unit after a number, but not the words `in` and `a`, nor a letter that begins a word. */
export function unitAfter(text: string, at: number): ReturnType<typeof unitAt> {
  const gap = text[at] === ' ' ? 1 : 0
  const found = unitAt(text, at + gap)
  if (!found) return undefined
  const isLoneLetter = gap > 0 && /^[nwvja]$/.test(text.slice(at + gap, found.end))
  return isLoneLetter || /^(?:[A-Za-z]|\s*=)/.test(text.slice(found.end)) ? undefined : found
}

/** Gives a number the unit that is written once after it: `5 by 3 cm`, `40 and 60°`. */
function withSharedUnits(givens: readonly Given[], text: string): readonly Given[] {
  let next: Given | undefined
  const backwards = givens.toReversed().map((given) => {
    const between = next ? text.slice(given.end, next.at) : ''
    const isShared = !given.unit && /^\s*(?:by|x|×|,|and|, and)\s*$/.test(between)
    next = isShared && next?.unit ? { ...given, unit: next.unit } : given
    return next
  })
  return backwards.toReversed()
}

/** Reads `2 h 30 min` as one time, in hours. */
function mergedTimes(givens: readonly Given[], text: string): readonly Given[] {
  const merged: Given[] = []
  for (const given of givens) {
    const last = merged.at(-1)
    const between = last ? text.slice(last.end, given.at) : ''
    const isRest =
      last?.unit &&
      given.unit?.dims === last.unit.dims &&
      isTime(last.unit) &&
      last.unit.factor.n > given.unit.factor.n &&
      /^\s*(?:and\s*)?$/.test(between)
    if (!isRest || !last.unit || !given.unit) {
      merged.push(given)
      continue
    }
    const rest = times(given.value, dividedBy(given.unit.factor, last.unit.factor))
    merged[merged.length - 1] = { ...last, value: plus(last.value, rest), end: given.end }
  }
  return merged
}

const isTime = (unit: Unit): boolean => unit.dims === readUnit('s')?.dims

/** Finds the unit that the answer is wanted in: "in minutes", "give your answer in km/h". */
export function unitAsked(text: string, dims: string): Unit | undefined {
  for (const match of text.matchAll(/\b(?:in|into|to|as|many) (?=[A-Za-z°Ω])/gi)) {
    const found = unitAt(text, match.index + match[0].length)
    if (found?.unit.dims === dims && !/^[A-Za-z]/.test(text.slice(found.end))) return found.unit
  }
  return undefined
}
