import type { Rational } from '@learngrove/maths/rational'
import * as exact from '@learngrove/maths/rational'
import { explainNumber } from '#expressions/explain-number.ts'
import type { JudgeOptions, Reading } from '#judgement.ts'
import type { AcceptedNumber, NumberForm, NumberKey } from '#numbers/number-key.ts'
import {
  EMPTY_NOTE,
  foreseen,
  forTeacher,
  notYet,
  type Outcome,
  right,
  unread,
  wrongForm,
} from '#outcome.ts'
import { authorFeedback } from '#quantities/author-feedback.ts'
import { markTimeOfDay } from '#quantities/clock.ts'
import { isExactly, type Match, matchOf, shiftOf } from '#quantities/compare.ts'
import { nearNumber } from '#quantities/near-numbers.ts'
import { FORM_NAMES, isInForm, isSimplified } from '#quantities/number-form.ts'
import { readQuantity } from '#quantities/quantity.ts'
import { markRatio } from '#quantities/ratio.ts'
import { type Scaled, scaledTo } from '#quantities/scaled.ts'
import { markUnit } from '#quantities/unit-answer.ts'

const MARKER = 'number'
const YES = 'Yes, that is right.'
const UNKEYED = 'We cannot tell by ourselves whether this is right.'
/** The part of the marks for a right value that is not rounded as asked, or in another unit. */
const USUAL_SHARE = 0.5

/** Judges a number, with its unit where the key has one. `about` is the text of the question. */
export function markNumber(
  key: NumberKey,
  typed: string,
  options: JudgeOptions,
  about = '',
): Outcome {
  const decimal = options.decimal ?? '.'
  const text = key.is_coefficient ? coefficientOf(typed) : typed
  if (text.trim() === '') return unread(MARKER, 'empty', EMPTY_NOTE)
  if (key.kind === 'time_of_day') return markTimeOfDay(key, text)
  if (key.kind === 'ratio') return markRatio(key, text, decimal)
  if (key.kind === 'unit') return markUnit(key, text)
  const read = readQuantity(text, decimal, key.notation)
  if (!read.ok) return unread(MARKER, read.problem, read.message)
  const { quantity } = read
  const answers = [key, ...(key.other_answers ?? [])].map((one) => acceptedOf(key, one))
  const accepted = answers.filter((one) => one !== undefined)
  const undecided = { ...forTeacher(MARKER, UNKEYED), reading: quantity.reading }
  if (accepted.length === 0) return undecided
  const wanted = accepted.map(({ value }) => value)
  const answer = scaledTo(key, quantity, wanted, about)
  if ('verdict' in answer) return answer
  const outcome = judgeValue(key, accepted, answer)
  if (outcome.verdict !== 'wrong') return outcome
  // What no other answer fits may still be the one that the author left open.
  if (answers.includes(undefined)) return undecided
  const isPercentNamed =
    answer.is_percent &&
    outcome.note === NOTE &&
    wanted.some((one) => exact.isSame(quantity.value, one))
  if (isPercentNamed) return { ...outcome, note: `Not yet. ${PERCENT_NOTE}` }
  const slip = outcome.misconception
    ? undefined
    : explainNumber(key, answer.value, about, answer.is_other_unit)
  if (slip) return foreseen(MARKER, slip, quantity.reading)
  return outcome.note === NOTE || outcome.note === UNIT_NOTE
    ? withNear(outcome, key, wanted, answer, about)
    : outcome
}

/** With how the number differs, where one key is near and no other says anything else. */
function withNear(
  outcome: Outcome,
  key: NumberKey,
  wanted: readonly Rational[],
  answer: Scaled,
  about: string,
): Outcome {
  const [value, ...more] = wanted
  const near = value && more.length === 0 ? nearNumber(key, value, answer, about) : undefined
  return near === undefined ? outcome : { ...outcome, note: `Not yet. ${near}` }
}

/** Before a letter nothing means 1, and a lone sign 1 or −1. */
const coefficientOf = (typed: string): string =>
  /^\s*[+\-−–]?\s*$/.test(typed) ? `${typed.trim()}1` : typed

/** A key that needs no reading: most of them are plain decimals. */
const DECIMAL = /^\d{1,30}(?:\.\d{1,30})?(?:e[+-]?\d{1,3})?$/

/** A key or a foreseen mistake as an exact number; undefined where it is none. */
export function readKey(text: string): Rational | undefined {
  if (DECIMAL.test(text)) return exact.readDecimal(text)
  const read = readQuantity(text, '.')
  return read.ok && read.quantity.unit === '' ? read.quantity.value : undefined
}

type Accepted = AcceptedNumber & {
  readonly value: Rational
  readonly range?: readonly [Rational, Rational]
}

/** An answer that counts; undefined where the author has left it open. */
function acceptedOf(key: NumberKey, one: AcceptedNumber): Accepted | undefined {
  const whole = { ...key, ...one }
  const value = readKey(whole.answer)
  if (value === undefined) return undefined
  const { tolerance } = whole
  if (tolerance === undefined || !('from' in tolerance)) return { ...whole, value }
  const [from, to] = [readKey(tolerance.from), readKey(tolerance.to)]
  return from === undefined || to === undefined ? undefined : { ...whole, value, range: [from, to] }
}

function judgeValue(key: NumberKey, accepted: readonly Accepted[], answer: Scaled): Outcome {
  const { node, reading } = answer.quantity
  const mustSimplify = accepted.every(({ simplify }) => simplify === 'required')
  // Said of any value, so that it does not tell whether this one is right.
  if (mustSimplify && !isSimplified(node))
    return { ...unread(MARKER, 'not_simplified', SIMPLIFY_FIRST), reading }
  const isKey = accepted.some(({ value }) => isExactly(answer.value, value))
  const warning = (test: (slip: Rational) => boolean) =>
    authorFeedback(MARKER, key, reading, (text) => {
      const slip = readKey(text)
      return slip !== undefined && test(slip)
    })
  const hit = isKey ? undefined : warning((slip) => isExactly(answer.value, slip))
  if (hit !== undefined) return hit
  const outcomes = accepted.map((one) => compared(key, one, answer))
  const best =
    outcomes.find(({ verdict }) => verdict === 'right') ??
    outcomes.find(({ verdict }) => verdict !== 'wrong') ??
    outcomes[0] ??
    forTeacher(MARKER, UNKEYED)
  if (best.verdict !== 'wrong') return best
  return warning((slip) => matchOf(key, answer, slip) === 'right') ?? best
}

const SIMPLIFY_FIRST = 'Please write it in its simplest form first, then we can mark it.'

function compared(key: NumberKey, accepted: Accepted, answer: Scaled): Outcome {
  const { reading } = answer.quantity
  const range = accepted.range === undefined ? [] : ([accepted.range] as const)
  const match = matchOf(accepted, answer, accepted.value, ...range)
  if (match === 'right') return formed(key, accepted, answer)
  if (match === 'computation')
    return wrongForm(MARKER, 'That leads there. Now work it out to a single number.', reading)
  if (match === 'unrounded') {
    const share = key.precision_share ?? USUAL_SHARE
    return wrongForm(MARKER, roundingNote(accepted), reading, share)
  }
  if (isNamedPercent(accepted, answer))
    return wrongForm(MARKER, PERCENT_NOTE, reading, key.form_share ?? 0)
  const shift = key.point_share === undefined ? undefined : shiftOf(answer, accepted.value)
  if (shift !== undefined) return wrongPoint(key, shift, reading)
  if (match === 'too_long') return notYet(MARKER, tooLongNote(accepted), reading)
  return notYet(MARKER, MISSED[match] ?? (answer.is_other_unit ? UNIT_NOTE : NOTE), reading)
}

/** The right figures with the point in the wrong place, named as a power of ten. */
function wrongPoint({ point_share = 0 }: NumberKey, shift: number, reading: Reading): Outcome {
  const times = shift > 0 ? 'too large' : 'too small'
  const note = `Your figures are right. Look at the decimal point: your number is 10${
    Math.abs(shift) === 1 ? '' : `^${Math.abs(shift)}`
  } times ${times}.`
  return point_share > 0
    ? wrongForm(MARKER, note, reading, point_share)
    : notYet(MARKER, `Not yet. ${note}`, reading)
}

const NOTE = 'Not yet. Go through your working once more, one step at a time.'
const UNIT_NOTE =
  'Not yet. Look at your working, and at whether the unit fits the size of your number.'
const PERCENT_NOTE = 'A per cent sign makes a number a hundred times smaller. Is it meant here?'
const MISSED: Readonly<Partial<Record<Match, string>>> = {
  misrounded: 'Not yet. You are close: look at the rounding once more.',
  rounded: 'Not yet. That is rounded, and the exact value is asked for.',
}

/** A sign too many: 50% where 50 is asked for. Of a key up to 1 it would be another number. */
const isNamedPercent = (accepted: Accepted, answer: Scaled): boolean =>
  answer.is_percent &&
  Math.abs(exact.toNumber(accepted.value)) > 1 &&
  exact.isSame(answer.quantity.value, accepted.value)

/** The value is right: is it in the form and the unit that were asked for? */
function formed(key: NumberKey, { forms, simplify }: Accepted, answer: Scaled): Outcome {
  const { node, reading } = answer.quantity
  const share = key.form_share ?? 0
  if (forms !== undefined && !isInForm(node, forms, answer.is_percent))
    return wrongForm(MARKER, `That is the value. Now write it as ${named(forms)}.`, reading, share)
  if (simplify !== undefined && simplify !== 'optional' && !isSimplified(node))
    return wrongForm(
      MARKER,
      'That is the value. Now write it in its simplest form.',
      reading,
      share,
    )
  if (key.insist_on_unit && answer.is_other_unit)
    return wrongForm(
      MARKER,
      'That is the amount. Now give it in the unit that is asked for.',
      reading,
      key.unit_share ?? USUAL_SHARE,
    )
  return right(MARKER, YES, reading)
}

const named = (forms: readonly NumberForm[]): string =>
  [...new Set(forms.map((form) => FORM_NAMES[form]))].join(' or ')

const roundingNote = (accepted: Accepted): string =>
  `That is the value. Now write it as a decimal to ${roundingAsked(accepted)}.`

const tooLongNote = (accepted: Accepted): string =>
  `Not yet. Check your value, and give it to ${roundingAsked(accepted)}.`

function roundingAsked({ tolerance = { absolute: 0 } }: Accepted): string {
  const [count, what] =
    'decimal_places' in tolerance
      ? [tolerance.decimal_places, 'decimal place']
      : 'significant_figures' in tolerance
        ? [tolerance.significant_figures, 'significant figure']
        : [0, 'place']
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
