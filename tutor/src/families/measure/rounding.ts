import { parseMaths } from '@learngrove/maths'
import { type Node, printTextbook } from '@learngrove/maths/notation'
import { type Rational, readDecimal, toDecimal, toNumber } from '@learngrove/maths/rational'
import { evaluate, numberOf, type Value } from '@learngrove/maths/values'
import { type Claim, sameValue } from '#skills/step.ts'
import { isSameValue } from '#skills/verify.ts'

/** How an answer is to be rounded. */
export type Rounding = { readonly places: number } | { readonly figures: number }

/** What examination boards expect where a question says nothing. */
export const usualRounding: Rounding = { figures: 3 }
/** An exact value of more figures is rounded. */
const MOST_FIGURES = 6

const nearest: Readonly<Record<string, number>> = {
  tenth: 1,
  hundredth: 2,
  ten: -1,
  hundred: -2,
  thousand: -3,
}
const phrases = [
  /(?:correct |rounded |round(?: it)? )?(?:to |\()?(\d) ?(d\.? ?p\b\.?|decimal places?|s\.? ?f\b\.?|sig(?:nificant)?\.? fig(?:ure)?s?)\)?/,
  /(?:correct |rounded |round(?: it)? )?to the nearest (\w+)/,
]

/** Finds how a question wants its answer rounded. */
export function roundingIn(words: string): Rounding | undefined {
  const [, digits, kind = ''] = phrases[0]?.exec(words) ?? []
  if (digits !== undefined) {
    const count = Number(digits)
    if (kind.startsWith('d')) return { places: count }
    return count > 0 ? { figures: count } : undefined
  }
  const [, word] = phrases[1]?.exec(words) ?? []
  return word === undefined ? undefined : { places: nearest[word] ?? 0 }
}

/** Blanks such phrases out, so that their numbers are not taken for quantities. */
export const withoutRounding = (text: string): string =>
  phrases.reduce(
    (left, phrase) =>
      left.replace(new RegExp(phrase.source, 'gi'), (found) => ' '.repeat(found.length)),
    text,
  )

/** A value as it is shown, with what has to be true for it. */
export type Shown = {
  readonly text: string
  readonly isRounded: boolean
  /** The value as LaTeX, before rounding. */
  readonly exact: string
  /** Holds the shown number against the exact value. */
  readonly claim: Claim
}

const NOWHERE = new Map<string, Value>()

/** Shows the value of a node: exactly where its decimal is short, else rounded. */
export function shown(node: Node, rounding?: Rounding): Shown | undefined {
  const value = evaluate(node, NOWHERE)
  if (value === undefined) return undefined
  return shownValue(value, printTextbook(node), rounding)
}

/** Shows a value that stands as `exact` in LaTeX. */
export function shownValue(value: Value, exact: string, rounding?: Rounding): Shown | undefined {
  const number = numberOf(value)
  const short = value.exact ? shortOf(value) : likelyOf(number, exact)
  const places = rounding && placesFor(number, rounding)
  if (short !== undefined && (places === undefined || (short.split('.')[1] ?? '').length <= places))
    return { text: short, isRounded: false, exact, claim: sameValue(exact, short) }
  return rounded(number, exact, rounding ?? usualRounding)
}

/** A short decimal that a root or a sine comes to, where the algebra confirms it: half of 20 sin 30°. */
function likelyOf(value: number, exact: string): string | undefined {
  const clean = readDecimal(value.toPrecision(10).replace('e+', 'e'))
  const text = clean && shortOf(clean)
  return text !== undefined && isSameValue(exact, text) ? text : undefined
}

const shortOf = (value: Rational): string | undefined => {
  const text = toDecimal(value, MOST_FIGURES)
  const isShort = text !== undefined && text.replace(/^-?0*\.?0*|\./g, '').length <= MOST_FIGURES
  return isShort || (text !== undefined && !text.includes('.')) ? text : undefined
}

const placesFor = (value: number, rounding: Rounding): number =>
  'places' in rounding
    ? rounding.places
    : rounding.figures - 1 - Math.floor(Math.log10(Math.abs(value) || 1))

/** Rounds a number and claims the rounding by the floor of the exact value. */
function rounded(value: number, exact: string, rounding: Rounding): Shown | undefined {
  const places = placesFor(value, rounding)
  if (!Number.isFinite(value) || Math.abs(places) > 12) return undefined
  const scale = 10 ** Math.abs(places)
  const up = Math.floor((places >= 0 ? value * scale : value / scale) + 0.5)
  const text = places >= 0 ? (up / scale).toFixed(places) : plainDigits(up * scale)
  const [to, back] = places >= 0 ? ['\\times', '\\div'] : ['\\div', '\\times']
  const floor = `\\lfloor \\left(${exact}\\right) ${to} ${scale} + 0.5 \\rfloor ${back} ${scale}`
  return { text, isRounded: true, exact, claim: sameValue(floor, text) }
}

const plainDigits = (value: number): string => BigInt(Math.round(value)).toString()

/** The same rounding of a machine number, for values that were found another way. */
export function plainRounded(value: number, rounding?: Rounding): string {
  const clean = readDecimal(value.toPrecision(12).replace('e+', 'e'))
  const short = clean && shortOf(clean)
  if (clean === undefined || (short !== undefined && rounding === undefined)) return short ?? ''
  return rounded(toNumber(clean), '', rounding ?? usualRounding)?.text ?? ''
}

/** Writes the sign that stands before the shown value. */
export const signOf = ({ isRounded }: Shown): string => (isRounded ? '\\approx' : '=')

/** A rounding to fewer figures than these is no answer. */
const FEWEST_FIGURES = 2

/** Whether a decimal that was typed is a value in LaTeX, rounded to as many places as were typed. */
export function isRounding(typed: string, exact: string): boolean {
  const [, digits = '', after = ''] = /^(-?\d+)(?:\.(\d{1,10}))?$/.exec(typed.trim()) ?? []
  const figures = `${digits}${after}`.replace(/^-?0*/, '')
  const node = parseMaths(exact)
  if (digits === '' || figures.length < FEWEST_FIGURES || !node.ok) return false
  const value = evaluate(node.expression, NOWHERE)
  return (
    value !== undefined &&
    rounded(numberOf(value), exact, { places: after.length })?.text === typed.trim()
  )
}
