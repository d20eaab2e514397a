import { type Answer, textOf } from '#questions/questions.answer.ts'
import type { Evaluation, Question } from '#questions/questions.data.ts'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'
import { rationaleOf, toneOf } from './quiz.words.ts'

/** What is told of an answer, and what to do next; nothing of it twice. */
export type Said = { readonly told: string; readonly next: string }

const keepRight = 'Keep what is right, and change only what is marked.'
const noSlip = 'Go through it once more, one step at a time.'

/** Praise that the heading over it has said already. */
const saidByHeading = /^Yes, (that is|all of them are) right\.$/

/** The line at which the working turned, from 0; -1 where none did. */
export const turnedLine = ({ lines }: Pick<Evaluation, 'lines'>): number =>
  lines.findIndex(({ verdict }) => verdict === 'turned')

/**
 * Where a question can still be tried, what the marker has to say is the next step: the slip that it
 * recognised, what is missing from the form, which of several to look at. Else it is told in the head.
 */
export function saidOf(evaluation: Evaluation, isOpen: boolean): Said {
  const tone = toneOf(evaluation)
  const all = rationaleOf(evaluation)
  if (tone === 'review') return { told: all, next: '' }
  if (!isOpen) return { told: saidByHeading.test(all) ? '' : all, next: '' }
  const slip = evaluation.misconception ?? ''
  const turned = turnedLine(evaluation)
  if (slip !== '' && all.includes(slip)) return { told: tidy(all.replace(slip, '')), next: slip }
  if (turned >= 0)
    return { told: all, next: `Look at line ${turned + 1} once more, and go on from there.` }
  const isBegun = evaluation.parts.some(({ verdict }) => verdict === 'right')
  return { told: '', next: isBegun ? `${all} ${keepRight}` : all === '' ? noSlip : all }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * A gap to fill: the last line that was fine, and the shape of the one to come after it. Undefined where
 * no line turned, or nothing stands before it.
 */
export function gapOf(
  { lines }: Pick<Evaluation, 'lines'>,
  { start = '' }: Pick<Question, 'start'>,
): { readonly from: string; readonly to: string } | undefined {
  const turned = turnedLine({ lines })
  const from = turned > 0 ? (lines[turned - 1]?.latex ?? '') : turned === 0 ? start : ''
  if (from === '') return undefined
  const sign = /\\[lg]eq?(?![a-z])|[=<>]/.exec(from)?.[0]
  return { from, to: sign === undefined ? '= \\square' : `\\square ${sign} \\square` }
}

const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replaceAll('×', '*')
    .replace(/[\s,]/g, '')
    .toLowerCase()

/** How an answer was read, where that is not what stands there: `1 hr` as an hour, words as a number. */
export function readApart(
  { type }: Pick<Question, 'type'>,
  { reading, lines }: Pick<Evaluation, 'reading' | 'lines'>,
  answer: Answer,
): NonNullable<Evaluation['reading']> | undefined {
  if (!reading || lines.length > 0 || (type !== 'number' && type !== 'expression')) return undefined
  return squeezed(texToPlain(reading.latex)) === squeezed(textOf(answer)) ? undefined : reading
}

/** The line that could not be read, among those that are not empty; -1 where the answer has one line only. */
export const unreadLine = ({ lines }: Pick<Evaluation, 'lines'>): number =>
  lines.length > 1 ? lines.findLastIndex(({ verdict }) => verdict === 'unread') : -1
