import { parse } from '@learngrove/maths/notation'
import { type Rational, toDecimal, toNumber } from '@learngrove/maths/rational'
import { evaluate, numberOf } from '@learngrove/maths/values'
import { NUMBER_RULES } from '#expressions/mal-rules/all-numbers.ts'
import { isNear, type NumberSlipContext, rounded } from '#expressions/mal-rules/number-rule.ts'
import { isRoundedEarly, placesOf } from '#expressions/mal-rules/rounding.ts'
import type { Misconception } from '#misconception.ts'
import type { NumberKey } from '#numbers/number-key.ts'

/** More numbers of a question's text, and a longer text, are not looked at. */
const MAX_NUMBERS = 8
const MAX_TEXT = 2000

const ROUNDED_EARLY: Misconception = {
  code: 'rounded_too_early',
  text: 'You are very near. Keep all the digits on the way and round only at the end.',
}

/**
 * The slip that explains a number which is not the key; undefined where it is the key, or where
 * none of the table explains it. `given` is in the unit of the key; `about` is the text of the
 * question, whose numbers tell what it starts from.
 */
export function explainNumber(
  key: NumberKey,
  given: Rational,
  about = '',
  isOtherUnit = false,
): Misconception | undefined {
  const wanted = keyValue(key.answer)
  if (wanted === undefined || wanted === 0) return undefined
  const value = toNumber(given)
  if (!Number.isFinite(value) || isNear(value, wanted)) return undefined
  const text = about.slice(0, MAX_TEXT)
  const context: NumberSlipContext = {
    wanted,
    numbers: numbersIn(text),
    about: text.toLowerCase(),
    unit: key.unit ?? '',
    isOtherUnit,
    tolerance: key.tolerance,
  }
  const isGiven = sameAs(given, value, key.tolerance !== undefined)
  if (isWithin(context, value)) return undefined
  for (const rule of NUMBER_RULES) {
    const isFound = rule
      .apply(context)
      .some((slip) => Number.isFinite(slip) && !isNear(slip, wanted) && isGiven(slip))
    if (isFound) return { code: rule.code, text: rule.text }
  }
  return isRoundedEarly(context, value) ? ROUNDED_EARLY : undefined
}

/** Whether the number is near enough to the key to be right: that is no slip. */
function isWithin(context: NumberSlipContext, value: number): boolean {
  const { tolerance, wanted } = context
  const places = placesOf(context)
  if (places !== undefined) return isNear(value, rounded(wanted, places))
  if (tolerance === undefined) return false
  const gap = Math.abs(value - wanted)
  if ('absolute' in tolerance) return gap <= tolerance.absolute
  return 'relative' in tolerance && gap <= tolerance.relative * Math.abs(wanted)
}

/** Exactly, or where the answer may be rounded, to the digits that are given. */
function sameAs(given: Rational, value: number, mayBeRounded: boolean) {
  const places = toDecimal(given)?.split('.')[1]?.length ?? 0
  return (slip: number): boolean =>
    isNear(slip, value) || (mayBeRounded && places > 0 && isNear(rounded(slip, places), value))
}

function keyValue(text: string): number | undefined {
  try {
    const value = evaluate(parse(text), new Map())
    return value && numberOf(value)
  } catch {
    return undefined
  }
}

/** The numbers of a text, without those that are part of a word or an exponent. */
function numbersIn(text: string): number[] {
  const found = text.match(/(?<![\w^.])\d+(?:[.,]\d+)*/g) ?? []
  return found
    .map((digits) => Number(digits.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.')))
    .filter((value) => Number.isFinite(value))
    .slice(0, MAX_NUMBERS)
}
