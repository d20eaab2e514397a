import { type Node, parse } from '@learngrove/maths/notation'
import { type Rational, toNumber } from '@learngrove/maths/rational'
import type { NumberKey } from '#numbers/number-key.ts'
import type { Scaled } from '#quantities/scaled.ts'

/** How near two machine numbers must be to count as one, relative to them. */
const SAME = 1e-9
/** So near, relative to the key, a number is close by; of whole numbers the neighbour from ten on. */
const CLOSE = 0.03
const MIN_FOR_NEIGHBOUR = 10
/** So many times too large or too small, a number is far off. */
const FAR = 1000

const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b), 1e-300)

/** What is known of a number that is not right. */
type Look = {
  readonly key: NumberKey
  readonly wanted: number
  readonly given: number
  /** As it was typed, before its unit. */
  readonly typed: Node
  readonly answer: Scaled
  readonly about: string
}

/**
 * What a teacher would say of a number that is near the key: how it differs, never by how much, and
 * in which direction only where the sign of the power says it. Undefined where nothing is known.
 */
export function nearNumber(
  key: NumberKey,
  wanted: Rational,
  answer: Scaled,
  about: string,
): string | undefined {
  const look = {
    key,
    wanted: toNumber(wanted),
    given: toNumber(answer.value),
    typed: answer.quantity.node,
    answer,
    about,
  }
  if (!Number.isFinite(look.given) || look.wanted === 0) return undefined
  for (const words of [unitWords, writtenWords, shareWords, powerWords, cutWords, closeWords]) {
    const found = words(look)
    if (found !== undefined) return found
  }
  return undefined
}

/** The number of the key with another unit, or a decimal of an hour taken for minutes. */
function unitWords({ key, wanted, given, answer, about }: Look): string | undefined {
  const bare = toNumber(answer.quantity.value)
  if (answer.is_other_unit && !answer.quantity.is_compound && isSame(bare, wanted))
    return 'Look at the unit once more: with it, your number means something else.'
  if (key.unit !== 'min' && key.unit !== 'minutes' && key.unit !== 's') return undefined
  // Without hours in it a question has no figures behind a point to be taken for minutes.
  if (!answer.is_other_unit && !/\b(?:hours?|minutes?|h|o'clock)\b|\d:\d/i.test(about))
    return undefined
  const [hours, part] = [Math.floor(wanted / 60), `${wanted / 60}`.split('.')[1] ?? '']
  const asMinutes = Number(part.padEnd(2, '0').slice(0, 2))
  const isDecimalRead = part !== '' && isSame(given, hours * 60 + asMinutes)
  const isTimeRead = isSame(given, (hours + (wanted % 60) / 100) * 60)
  const isTenths = isSame(
    given,
    (hours + (wanted % 60) / 10 ** `${wanted % 60}`.replace(/0+$/, '').length) * 60,
  )
  return given !== wanted && (isDecimalRead || isTimeRead || isTenths)
    ? 'Sixty of the smaller unit make one of the larger, so that the figures behind a point are not minutes or seconds.'
    : undefined
}

type Parts = { readonly whole?: string; readonly top: string; readonly bottom: string }

/** A fraction or a mixed number of plain numbers, as it is written. */
function partsOf(node: Node): Parts | undefined {
  if (node.type === 'signed' && node.sign === '-') return partsOf(node.of)
  if (node.type === 'mixed') {
    const fraction = partsOf(node.fraction)
    return fraction && { ...fraction, whole: node.whole.text }
  }
  return node.type === 'quotient' && node.left.type === 'number' && node.right.type === 'number'
    ? { top: node.left.text, bottom: node.right.text }
    : undefined
}

const read = (text: string): Node | undefined => {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** Digits and at most a point. */
const PLAIN = /^\d*\.?\d*$/

/** How it is written: a part of a fraction, or the digits in another order. */
function writtenWords({ key, typed }: Look): string | undefined {
  const digits = digitsIn(typed)
  const wanted = key.answer.replace(/^[-−]/, '')
  if (digits !== undefined) return PLAIN.test(wanted) ? digitWords(digits, wanted) : undefined
  const ours = partsOf(typed)
  const node = ours && !PLAIN.test(wanted) ? read(key.answer) : undefined
  const theirs = node && partsOf(node)
  return ours && theirs && fractionWords(ours, theirs)
}

function fractionWords(ours: Parts, theirs: Parts): string | undefined {
  const isTop = ours.top === theirs.top
  const isBottom = ours.bottom === theirs.bottom
  if (isTop && isBottom && ours.whole !== theirs.whole)
    return 'The fraction is right. Look at the whole number beside it.'
  if (ours.whole !== theirs.whole) return undefined
  if (isBottom) return 'The bottom of your fraction is right. Look at the top once more.'
  return isTop ? 'The top of your fraction is right. Look at the bottom once more.' : undefined
}

const digitsIn = (node: Node): string | undefined => {
  if (node.type === 'signed' && node.sign === '-') return digitsIn(node.of)
  return node.type === 'number' && PLAIN.test(node.text) ? node.text : undefined
}

function digitWords(a: string, b: string): string | undefined {
  if (a === b || a.length !== b.length) return undefined
  const isShuffled =
    a.replace('.', '').length > 1 && [...a].sort().join('') === [...b].sort().join('')
  return isShuffled && a.split('.')[0]?.length === b.split('.')[0]?.length
    ? 'The digits are there, in another order.'
    : undefined
}

/** What is left over, a square, a double, a half. */
function shareWords({ typed, wanted, given, about, answer }: Look): string | undefined {
  const whole =
    wanted > 0 && wanted < 1 ? 1 : /per ?cent|%/i.test(about) || answer.is_percent ? 100 : 0
  const found: string[] = []
  const isPlain = digitsIn(typed) !== undefined || partsOf(typed) !== undefined
  if (isPlain && whole > 0 && wanted < whole && isSame(given, whole - wanted))
    found.push('That is what is left over. Look at which part is asked for.')
  if (isSame(given, wanted * wanted))
    found.push('That is its square. One more step is to be undone.')
  if (isSame(given * given, Math.abs(wanted)) && given > 0)
    found.push('That is its root. One step was undone too often.')
  if (isSame(given, 2 * wanted)) found.push('That is twice as much. Look at what is to be halved.')
  if (isSame(given, wanted / 2)) found.push('That is half of it. Look at what is to be doubled.')
  if (isSame(given * Math.PI, wanted)) found.push('π is missing from your number.')
  const [only, ...more] = found
  return more.length > 0 ? undefined : only
}

/** The digits of the key with another power of ten, or a number of quite another size. */
function powerWords({ wanted, given }: Look): string | undefined {
  if (given === 0 || Math.sign(given) !== Math.sign(wanted)) return undefined
  const places = Math.log10(Math.abs(given / wanted))
  const whole = Math.round(places)
  if (whole !== 0 && isSame(given / 10 ** whole, wanted))
    return 'The digits are right. Look at the power of ten, or at where the point stands.'
  return Math.abs(places) > Math.log10(FAR)
    ? 'Estimate first how large it must be: your number has quite another size.'
    : undefined
}

/** Cut off, or rounded, where the exact value is asked for. */
function cutWords({ key, wanted, given, typed }: Look): string | undefined {
  const [, places = ''] = digitsIn(typed)?.split('.') ?? []
  if (places === '') return undefined
  const scale = 10 ** places.length
  const size = Math.abs(wanted) * scale
  if (isSame(size, Math.round(size))) return undefined
  const own = Math.round(Math.abs(given) * scale)
  if (own === 0 || Math.sign(given) !== Math.sign(wanted)) return undefined
  const isCut = own === Math.floor(size)
  const isRound = own === Math.round(size)
  if (isRound && key.tolerance === undefined)
    return 'That is rounded, and the exact value is asked for.'
  if (!isCut) return undefined
  return key.tolerance === undefined
    ? 'That is cut off, and the exact value is asked for.'
    : 'That is cut off. Look at the next digit: it decides how to round.'
}

/** What is taken for π by hand. */
const ROUNDED_PI = [22 / 7, ...[0, 1, 2, 3, 4].map((places) => Number(Math.PI.toFixed(places)))]

/** Close by. Of an estimate that is no reason to look for a slip. */
function closeWords({ key, wanted, given, about }: Look): string | undefined {
  const isOfPi = /\bpi\b|π/.test(key.answer) && key.tolerance === undefined
  if (isOfPi && ROUNDED_PI.some((pi) => isSame(given / pi, wanted / Math.PI)))
    return 'That is rounded, and the exact value is asked for.'
  if (/\bestimat/i.test(about)) return undefined
  const gap = Math.abs(given - wanted)
  const isNeighbour =
    Number.isInteger(given) && Math.abs(wanted) >= MIN_FOR_NEIGHBOUR && isSame(gap, 1)
  return isNeighbour || gap <= CLOSE * Math.abs(wanted)
    ? 'You are very near. Look for a small slip in the last steps.'
    : undefined
}
