import { shareOf } from '#choices/scoring.ts'
import { markExpression } from '#expressions/expression.ts'
import type { Answer, JudgeOptions } from '#judgement.ts'
import { EMPTY_NOTE, heldBack, type Outcome, partOf, unread } from '#outcome.ts'
import { markNumber } from '#quantities/number.ts'
import type { Blank, FillBlanksQuestion, Scoring, TableQuestion } from '#question.ts'
import { markShortText } from '#text/short-text.ts'

/** A blank, what to call it in a note, and the text that it stands in. */
type Place = { readonly blank: Blank; readonly name: string; readonly about: string }

type Rule = {
  readonly marker: string
  readonly max_score: number
  readonly scoring: Scoring
  readonly words: string
}

/** Each blank counts for an equal part of the marks and is judged as a question of its type. */
export function markBlanks(
  question: FillBlanksQuestion,
  answer: Answer,
  options: JudgeOptions,
): Outcome {
  const places = question.blanks.map((blank, i) => ({
    blank,
    name: `Blank ${i + 1}`,
    about: question.text,
  }))
  const { max_score, scoring = 'per_item' } = question
  return markPlaces(places, answer, options, {
    marker: 'blanks',
    max_score,
    scoring,
    words: 'blanks',
  })
}

/** The cells that are not given, row by row, are its blanks. */
export function markTable(question: TableQuestion, answer: Answer, options: JudgeOptions): Outcome {
  const { columns, max_score, scoring = 'per_item' } = question
  const places = question.rows.flatMap(({ label, cells }) =>
    cells.flatMap((blank, i) => {
      if (blank.type === 'given') return []
      const name = [label, columns[i] ?? ''].filter((each) => each !== '').join(', ')
      return [{ blank, name, about: `${question.text} ${label} ${columns[i] ?? ''}` }]
    }),
  )
  return markPlaces(places, answer, options, {
    marker: 'table',
    max_score,
    scoring,
    words: 'cells',
  })
}

function markPlaces(
  places: readonly Place[],
  { value }: Answer,
  { decimal }: JudgeOptions,
  rule: Rule,
): Outcome {
  // Answers that a teacher has marked are answers to the whole question, and teach nothing of a blank.
  const options: JudgeOptions = decimal === undefined ? {} : { decimal }
  const { marker, max_score, scoring } = rule
  const typed = typeof value === 'string' ? [value] : (value ?? [])
  const outcomes = places.map(({ blank, about }, i) =>
    markBlank(blank, typed[i] ?? '', options, about),
  )
  if (outcomes.every(({ problem }) => problem === 'empty'))
    return unread(marker, 'empty', EMPTY_NOTE)
  const each = max_score / Math.max(1, outcomes.length)
  const confidence = Math.min(...outcomes.map((outcome) => outcome.confidence ?? 1))
  // A blank that was typed but cannot be read stops the marking, so that it costs nothing.
  const illegible = outcomes.findIndex(({ problem }) => isIllegible(problem))
  const stuck = outcomes[illegible]
  if (stuck?.problem !== undefined)
    return {
      ...unread(marker, stuck.problem, `${places[illegible]?.name}: ${stuck.note}`),
      parts: outcomes.map((outcome) => heldBack(outcome, each)),
    }
  const share = sharedOut(outcomes, scoring)
  const isWithheld = scoring === 'all_or_nothing' && share === 0
  const parts = outcomes.map((outcome) =>
    partOf(isWithheld ? { ...outcome, share: 0 } : outcome, each),
  )
  return { confidence, parts, ...summary(outcomes, share, rule) }
}

/** A blank of a right value in a poorer form may keep a part of its own marks. */
function sharedOut(outcomes: readonly Outcome[], scoring: Scoring): number {
  const hits = outcomes.filter(({ verdict }) => verdict === 'right').length
  const most = outcomes.length
  if (scoring === 'all_or_nothing') return shareOf({ hits, misses: 0, most }, scoring)
  return outcomes.reduce((sum, outcome) => sum + outcome.share, 0) / most
}

export const isIllegible = (problem: Outcome['problem']): boolean =>
  problem !== undefined && problem !== 'empty'

function summary(outcomes: readonly Outcome[], share: number, rule: Rule): Outcome {
  const { marker, words, scoring } = rule
  const most = outcomes.length
  const hits = outcomes.filter(({ verdict }) => verdict === 'right').length
  const waiting = outcomes.filter(({ needs_review }) => needs_review).length
  const count = `${hits} of ${most} ${words} ${hits === 1 ? 'is' : 'are'} right.`
  if (waiting > 0)
    return {
      marker,
      verdict: 'unsure',
      share,
      needs_review: true,
      note: `${count} We cannot be sure about ${waiting === 1 ? 'one of them' : `${waiting} of them`}.`,
    }
  if (hits === most) return { marker, verdict: 'right', share: 1, note: ALL_RIGHT }
  const misconception = outcomes.find((outcome) => outcome.misconception)?.misconception
  const slip = misconception && { misconception }
  if (share > 0) return { marker, verdict: 'partly', share, note: count, ...slip }
  const isClose = scoring === 'all_or_nothing' && hits > 0
  const note = isClose
    ? `${count} The marks are given once all of them are right.`
    : (misconception?.text ?? `Not yet. Take the ${words} one by one.`)
  return { marker, verdict: 'wrong', share: 0, note, ...slip }
}

const ALL_RIGHT = 'Yes, all of them are right.'

function markBlank(blank: Blank, typed: string, options: JudgeOptions, about: string): Outcome {
  if (typed.trim() === '') return unread('blanks', 'empty', 'This one is still empty.')
  if (blank.type === 'number') return markNumber(blank, typed, options, about)
  return blank.type === 'expression'
    ? markExpression(blank, typed, options)
    : markShortText(blank, typed, options, about)
}
