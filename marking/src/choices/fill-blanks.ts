import { markExpression } from '#expressions/expression.ts'
import type { Answer, JudgeOptions } from '#judgement.ts'
import { EMPTY_NOTE, type Outcome, partOf, unread } from '#outcome.ts'
import { markNumber } from '#quantities/number.ts'
import type { Blank, FillBlanksQuestion } from '#question.ts'
import { markShortText } from '#text/short-text.ts'

const MARKER = 'blanks'

/** Each blank counts for an equal part of the marks and is judged as a question of its type. */
export function markBlanks(
  question: FillBlanksQuestion,
  answer: Answer,
  options: JudgeOptions,
): Outcome {
  const { value } = answer
  const typed = typeof value === 'string' ? [value] : (value ?? [])
  const outcomes = question.blanks.map((blank, i) =>
    markBlank(blank, typed[i] ?? '', options, question.text),
  )
  if (outcomes.every(({ problem }) => problem === 'empty'))
    return unread(MARKER, 'empty', EMPTY_NOTE)
  const each = question.max_score / Math.max(1, outcomes.length)
  const parts = outcomes.map((outcome) => partOf(outcome, each))
  const confidence = Math.min(...outcomes.map((outcome) => outcome.confidence ?? 1))
  const common = { marker: MARKER, parts, confidence }
  // A blank that was typed but cannot be read stops the marking, so that it costs nothing.
  const illegible = outcomes.findIndex(
    ({ problem }) => problem !== undefined && problem !== 'empty',
  )
  const stuck = outcomes[illegible]
  if (stuck?.problem !== undefined)
    return { ...common, ...unread(MARKER, stuck.problem, `Blank ${illegible + 1}: ${stuck.note}`) }
  const share = outcomes.reduce((sum, outcome) => sum + outcome.share, 0) / outcomes.length
  const hits = outcomes.filter(({ verdict }) => verdict === 'right').length
  const waiting = outcomes.filter(({ needs_review }) => needs_review).length
  if (waiting > 0)
    return {
      ...common,
      verdict: 'unsure',
      share,
      needs_review: true,
      note: `${hits} of ${outcomes.length} blanks are right. Your teacher will look at ${waiting === 1 ? 'one of them' : `${waiting} of them`}.`,
    }
  if (hits === outcomes.length)
    return { ...common, verdict: 'right', share: 1, note: 'Yes, all of them are right.' }
  const misconception = outcomes.find((outcome) => outcome.misconception)?.misconception
  const slip = misconception && { misconception }
  return share > 0
    ? {
        ...common,
        verdict: 'partly',
        share,
        note: `${hits} of ${outcomes.length} blanks are right.`,
        ...slip,
      }
    : {
        ...common,
        verdict: 'wrong',
        share: 0,
        note: misconception?.text ?? 'Not yet. Take the blanks one by one.',
        ...slip,
      }
}

function markBlank(blank: Blank, typed: string, options: JudgeOptions, about: string): Outcome {
  if (typed.trim() === '') return unread(MARKER, 'empty', 'This one is still empty.')
  if (blank.type === 'number') return markNumber(blank, typed, options, about)
  return blank.type === 'expression'
    ? markExpression(blank, typed, options)
    : markShortText(blank, typed)
}
