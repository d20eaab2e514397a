import { nearTermsOf } from '#checks/near-terms.ts'
import type { AcceptedNumber, NumberKey } from '#numbers/number-key.ts'
import { markNumber } from '#quantities/number.ts'
import { markShortText } from '#text/short-text.ts'
import type { TextKey } from '#text/text-key.ts'

/** Answers that are right for no key that does not name them. */
const ANYTHING = ['banana', 'xyz', 'the', 'she', 'something else']

const plain = (text: string): string => text.trim().toLowerCase()

/** Asked about the text alone: the question's words could tell no more of an absurd answer. */
const isAccepted = (key: TextKey, typed: string): boolean =>
  markShortText(key, typed).verdict === 'right'

const isNamed = ({ references, spellings = [] }: TextKey, typed: string): boolean =>
  [...references, ...spellings].some((text) => plain(text) === plain(typed))

/**
 * Answers that the key of a text would let pass and that are something else. `accepts` is the
 * marker that is asked.
 */
export function tooWideText(key: TextKey, accepts = isAccepted): string[] {
  const isWide = (typed: string) => !isNamed(key, typed) && accepts(key, typed)
  const anything = ANYTHING.find(isWide)
  if (anything !== undefined) return [`references: any answer would pass, even “${anything}”`]
  return key.references
    .flatMap(nearTermsOf)
    .filter(isWide)
    .map((near) => `references: “${near}” would pass; put it under “not” if it is something else`)
}

/** Near terms that a teacher would have to look at, because nothing says that they are wrong. */
export const undecidedNearTerms = (key: TextKey): string[] =>
  key.references
    .flatMap(nearTermsOf)
    .filter((near) => !isNamed(key, near) && markShortText(key, near).verdict === 'unsure')
    .map((near) => `not: “${near}” would wait for a teacher; put it under “not” to have it decided`)

/** How far an answer may be off, in parts of the key, before its author is asked about it. */
const WIDE = 0.02

const DECIMAL = /^-?\d+(?:\.(\d+))?$/

/** The numbers beside a key in its last place: 11 and 13 of 12, 3.6 and 3.8 of 3.7. */
function neighboursOf(answer: string): readonly number[] {
  const [whole, places = ''] = DECIMAL.exec(answer.trim()) ?? []
  if (whole === undefined) return []
  const step = 10 ** -places.length
  return [Number(whole) - step, Number(whole) + step].map((each) =>
    Number(each.toFixed(places.length)),
  )
}

/** Neighbours of a number that its tolerance lets pass although they are far off for their size. */
export function tooWideNumber(key: NumberKey): string[] {
  if (key.tolerance === undefined || (key.kind ?? 'number') !== 'number') return []
  const value = Number(key.answer)
  const alone: NumberKey = { ...key, mistakes: [], ungraded: [] }
  const unit = key.unit === undefined ? '' : ` ${key.unit}`
  const passing = neighboursOf(key.answer).filter(
    (near) =>
      Math.abs(near - value) > WIDE * Math.abs(value) &&
      markNumber(alone, `${near}${unit}`, {}).verdict === 'right',
  )
  return passing.length === 0
    ? []
    : [
        `tolerance: “${passing.join('” and “')}” would pass for “${key.answer}”; is it meant so wide?`,
      ]
}

/**
 * A key that is rounded as far as its question asks: an answer with more figures can then not be
 * told from a wrong one, so that it earns nothing.
 */
export function roundedKey({ answer, tolerance }: AcceptedNumber): string[] {
  const digits = /^-?(\d+)(?:\.(\d+))?$/.exec(answer.trim())
  if (digits === null || tolerance === undefined) return []
  const [, whole = '', places = ''] = digits
  if ('decimal_places' in tolerance)
    return tolerance.decimal_places > 0 && places.length === tolerance.decimal_places
      ? [ROUNDED(answer)]
      : []
  if (!('significant_figures' in tolerance)) return []
  const figures = `${whole}${places}`.replace(/^0+/, '')
  const least = places === '' ? figures.replace(/0+$/, '').length : figures.length
  const asked = tolerance.significant_figures
  return asked >= least && asked <= figures.length ? [ROUNDED(answer)] : []
}

const ROUNDED = (answer: string): string =>
  `answer: “${answer}” has no more figures than are asked for; give the exact value, so that an answer that is not rounded yet can be told from a wrong one`
