import type { Insertable } from 'kysely'
import { xpOfTry } from '#gamification/gamification.xp.ts'
import { hashOf, newId } from '#platform/ids.ts'
import type { Tables } from '#platform/tables.ts'
import type { MarkedTry } from './answer-question.ts'

/** Tables that activity fills, in an order that respects their foreign keys. */
export const filled = [
  'quizzes',
  'student_evaluations',
  'evaluation_questions',
  'evidence',
  'xp_ledger',
  'student_xp',
  'streak_days',
  'skill_states',
] as const

export type Rows = { [Name in (typeof filled)[number]]: Insertable<Tables[Name]>[] }

export const noRows = (): Rows => ({
  quizzes: [],
  student_evaluations: [],
  evaluation_questions: [],
  evidence: [],
  xp_ledger: [],
  student_xp: [],
  streak_days: [],
  skill_states: [],
})

/** A question of an attempt before it is answered. */
export type Asked = {
  readonly id: string
  readonly student_evaluation_id: string
  readonly question_id: string
  readonly question_version_id: string
  readonly seed: number
  readonly position: number
  readonly max_score: number
  readonly updated_at: Date
}

export type Whose = { readonly student_id: string; readonly school_id: string }

/** Lays an answer beside its question that waits for a person: it takes no try and is no evidence. */
export function waitingRow(
  row: ReturnType<typeof questionRow>,
  { answer, judgement, time_spent, at }: MarkedTry,
) {
  const { value = null, selected_option = null, points = null, parts = null } = answer
  const given = { value, selected_option, points, answer_parts: parts, file_ids: null }
  const asked = { attempt_key: newId(), hint_rung: 0, time_spent, sureness: null }
  const answer_print = hashOf(JSON.stringify(answer))
  const waiting = { ...given, ...asked, answer_print, judgement, happened_at: at }
  return {
    ...row,
    value: JSON.stringify(value),
    selected_option: JSON.stringify(selected_option),
    judgement: JSON.stringify(judgement),
    waiting: JSON.stringify(waiting),
    waiting_keys: JSON.stringify([asked.attempt_key]),
    is_submitted: true,
    time_spent: row.time_spent + time_spent,
    handed_in_at: at,
    updated_at: at,
  }
}

/** Builds the row of a question from its tries. */
export function questionRow(asked: Asked, tries: readonly MarkedTry[], xp_gain: number) {
  const last = tries.at(-1)
  return {
    ...asked,
    value: last ? JSON.stringify(last.answer.value ?? null) : null,
    selected_option: last ? JSON.stringify(last.answer.selected_option ?? null) : null,
    points: last?.answer.points ? JSON.stringify(last.answer.points) : null,
    answer_parts: last?.answer.parts ? JSON.stringify(last.answer.parts) : null,
    judgement: last ? JSON.stringify(last.judgement) : null,
    is_submitted: last !== undefined,
    is_settled: last?.judgement.is_full_marks ?? false,
    is_full_marks: last?.judgement.is_full_marks ?? false,
    marks_given: last?.judgement.marks_given ?? null,
    tries: tries.length,
    xp_gain,
    time_spent: tries.reduce((sum, { time_spent }) => sum + time_spent, 0),
    graded_at: last?.at ?? null,
    updated_at: last?.at ?? asked.updated_at,
  }
}

export function evidenceRow(
  asked: Asked,
  { answer, judgement, time_spent, at }: MarkedTry,
  whose: Whose,
  { try_number, attempt_type_id }: { try_number: number; attempt_type_id: number },
) {
  return {
    id: newId(),
    ...whose,
    evaluation_question_id: asked.id,
    question_version_id: asked.question_version_id,
    attempt_key: newId(),
    attempt_type_id,
    try_number,
    hint_rung: 0,
    value: JSON.stringify(answer.value ?? null),
    selected_option: JSON.stringify(answer.selected_option ?? null),
    points: answer.points ? JSON.stringify(answer.points) : null,
    answer_parts: answer.parts ? JSON.stringify(answer.parts) : null,
    marks_given: judgement.marks_given,
    max_score: judgement.max_score,
    is_full_marks: judgement.is_full_marks,
    verdict: judgement.verdict,
    misconception: judgement.misconception?.code ?? null,
    marker: judgement.marker,
    scheme: 'marking-1',
    confidence: judgement.confidence,
    needs_review: judgement.needs_review,
    time_spent,
    happened_at: at,
  }
}

/** Returns what a question's tries earn, each reason once. */
export function earningRows(
  { id: source_id }: Asked,
  tries: readonly MarkedTry[],
  whose: Whose,
  difficulty: number,
) {
  return tries.flatMap(({ judgement: { is_full_marks }, at }, index) => {
    const try_number = index + 1
    if (!is_full_marks && try_number > 1) return []
    const amount = xpOfTry({ is_full_marks, try_number, difficulty })
    const reason = is_full_marks ? 'answer_right' : 'answer_tried'
    return [{ id: newId(), ...whose, reason, source_id, amount, happened_at: at }]
  })
}
