import * as exact from '@learngrove/maths/rational'
import { type Rational, toText } from '@learngrove/maths/rational'
import type { NumberKey } from '#numbers/number-key.ts'
import { forTeacher, notYet, type Outcome, right, unread, wrongForm } from '#outcome.ts'
import { authorFeedback } from '#quantities/author-feedback.ts'
import { readQuantity } from '#quantities/quantity.ts'

const MARKER = 'ratio'
/** A ratio of school has two or three parts. */
const MAX_PARTS = 6

/** The parts of `3:4`, `3 to 4`, `1 : 2.5 : 4`; undefined where it is no ratio. */
export function readRatio(text: string, decimal: '.' | ','): readonly Rational[] | undefined {
  const pieces = text.replace(/^\$+|\$+$/g, '').split(/\s*(?:\\colon|[:∶：])\s*|\s+to\s+/)
  if (pieces.length < 2 || pieces.length > MAX_PARTS) return undefined
  const parts: Rational[] = []
  for (const piece of pieces) {
    const read = readQuantity(piece, decimal)
    if (!read.ok || read.quantity.unit !== '') return undefined
    parts.push(read.quantity.value)
  }
  return parts.some((part) => !exact.isZero(part)) ? parts : undefined
}

/** 6:8 is 3:4, so each part of one is the same multiple of the other's. */
function isProportional(a: readonly Rational[], b: readonly Rational[]): boolean {
  const at = b.findIndex((part) => !exact.isZero(part))
  const [x, y] = [a[at], b[at]]
  if (a.length !== b.length || x === undefined || y === undefined || exact.isZero(x)) return false
  const factor = exact.over(x, y)
  return (
    factor !== undefined &&
    a.every((part, i) => exact.isSame(part, exact.times(b[i] ?? exact.ZERO, factor)))
  )
}

/** Whole numbers without a common factor. */
function isSimplest(parts: readonly Rational[]): boolean {
  if (parts.some((part) => !exact.isWhole(part))) return false
  let common = 0n
  for (const { n } of parts) {
    let [x, y] = [common, n < 0n ? -n : n]
    while (y > 0n) [x, y] = [y, x % y]
    common = x
  }
  return common === 1n
}

/** Which part of a ratio is not right yet; of several keys nothing is told apart. */
function missed(
  parts: readonly Rational[],
  [key, ...more]: readonly (readonly Rational[] | undefined)[],
): string {
  const general = 'Compare the parts once more, and keep their order.'
  if (key === undefined || more.length > 0) return general
  if (parts.length !== key.length) return 'Count the parts once more: how many does it compare?'
  const texts = (these: readonly Rational[]) => these.map(toText).toSorted().join(':')
  if (texts(parts) === texts(key)) return 'The numbers are there. Look at their order once more.'
  const hits = parts.filter((part, i) => key[i] && exact.isSame(part, key[i])).length
  return hits > 0 && hits === parts.length - 1
    ? 'All parts but one are right. Compare them once more.'
    : general
}

/** Judges a ratio; equal ratios count alike unless the simplest form is asked for. */
export function markRatio(key: NumberKey, typed: string, decimal: '.' | ','): Outcome {
  const parts = readRatio(typed, decimal)
  if (parts === undefined)
    return unread(MARKER, 'unreadable', 'Please write a ratio, with a colon between its parts.')
  const texts = parts.map(toText)
  const reading = { latex: texts.join(' : '), speech: texts.join(' to ') }
  if (key.simplify === 'required' && !isSimplest(parts))
    return {
      ...unread(MARKER, 'not_simplified', 'Please write it as the simplest whole numbers.'),
      reading,
    }
  const accepted = [key, ...(key.other_answers ?? [])].map(({ answer }) => readRatio(answer, '.'))
  if (accepted.some((one) => one === undefined))
    return { ...forTeacher(MARKER, 'We cannot be sure about this one by ourselves.'), reading }
  const fits = (wanted: readonly Rational[] | undefined) =>
    wanted !== undefined && isProportional(parts, wanted)
  if (accepted.some(fits)) {
    if (key.simplify !== 'enforced' || isSimplest(parts))
      return right(MARKER, 'Yes, that is right.', reading)
    const note = 'That is the ratio. Now write it with the smallest whole numbers.'
    return wrongForm(MARKER, note, reading, key.form_share ?? 0)
  }
  const warning = authorFeedback(MARKER, key, reading, (answer) => fits(readRatio(answer, '.')))
  if (warning !== undefined) return warning
  const isTurned = accepted.some((one) => fits(one?.toReversed()))
  const note = isTurned
    ? 'Not yet. Look at which part the question names first.'
    : `Not yet. ${missed(parts, accepted)}`
  return notYet(MARKER, note, reading)
}
