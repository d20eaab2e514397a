import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import type { EvaluationQuestion } from '#quiz/quiz.attempts.queries.ts'
import type { EvidenceOfTry } from '#quiz/quiz.decisions.queries.ts'

/** Begins a decision. Tells whether its id is new: who sends it again has decided already. */
export async function beginDecision(
  tx: Db,
  row: Insertable<Tables['pile_decisions']>,
): Promise<boolean> {
  const begun = await tx
    .insertInto('pile_decisions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return begun !== undefined
}

/** What a decision changes of a question, and what brings it back. */
export type Before = Pick<
  EvaluationQuestion,
  | 'value'
  | 'selected_option'
  | 'points'
  | 'answer_parts'
  | 'judgement'
  | 'waiting'
  | 'decision_note'
  | 'marks_given'
  | 'is_full_marks'
  | 'is_settled'
  | 'tries'
> & {
  readonly decided_at: string | null
  readonly graded_at: string | null
  readonly handed_in_at: string | null
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export const beforeOf = (question: EvaluationQuestion): Before => {
  const { value, selected_option, points, answer_parts, judgement, waiting } = question
  const { decision_note, marks_given, is_full_marks, is_settled, tries } = question
  return {
    ...{ value, selected_option, points, answer_parts, judgement, waiting },
    ...{ decision_note, marks_given, is_full_marks, is_settled, tries },
    decided_at: iso(question.decided_at),
    graded_at: iso(question.graded_at),
    handed_in_at: iso(question.handed_in_at),
  }
}

type DecidedAnswer = {
  readonly evaluation_question_id: string
  readonly evidence_id: string
  readonly before: Before
}

export async function insertDecided(
  tx: Db,
  pile_decision_id: string,
  answers: readonly DecidedAnswer[],
): Promise<void> {
  const rows = answers.map(({ before, ...answer }) => ({
    ...answer,
    pile_decision_id,
    before: JSON.stringify(before),
  }))
  await tx.insertInto('pile_decision_answers').values(rows).execute()
}

export type UndoableDecision = { readonly id: string; readonly decided_at: Date }

/** Takes a decision of somebody's own for this transaction, with what it decided. */
export async function takeDecision(
  tx: Db,
  { id, decided_by }: { readonly id: string; readonly decided_by: string },
) {
  const decision = await tx
    .selectFrom('pile_decisions')
    .select(['id', 'decided_at', 'undone_at'])
    .where('id', '=', id)
    .where('decided_by', '=', decided_by)
    .forUpdate()
    .executeTakeFirst()
  if (!decision) return undefined
  const rows = await tx
    .selectFrom('pile_decision_answers')
    .select(['evaluation_question_id', 'evidence_id', 'before'])
    .where('pile_decision_id', '=', id)
    .orderBy('evaluation_question_id')
    .execute()
  // Safe: it is written above alone, from this type.
  const answers = rows.map((row) => ({ ...row, before: row.before as Before }))
  return { ...decision, answers }
}

export async function markUndone(tx: Db, id: string, now: Date): Promise<void> {
  await tx.updateTable('pile_decisions').set({ undone_at: now }).where('id', '=', id).execute()
}

/** Puts a question back as it stood before a decision, but for what it has earned. */
export async function putBack(
  tx: Db,
  { id, before, now }: { readonly id: string; readonly before: Before; readonly now: Date },
): Promise<void> {
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const date = (text: string | null) => (text === null ? null : new Date(text))
  const { value, selected_option, points, answer_parts, judgement, waiting, ...rest } = before
  await tx
    .updateTable('evaluation_questions')
    .set({
      ...rest,
      value: json(value),
      selected_option: json(selected_option),
      points: json(points),
      answer_parts: json(answer_parts),
      judgement: json(judgement),
      waiting: json(waiting),
      decided_at: date(rest.decided_at),
      graded_at: date(rest.graded_at),
      handed_in_at: date(rest.handed_in_at),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** Adds to what a question has earned, or takes from it. */
export async function addGained(tx: Db, id: string, gained: number): Promise<void> {
  await tx
    .updateTable('evaluation_questions')
    .set(({ eb }) => ({ xp_gain: eb('xp_gain', '+', gained) }))
    .where('id', '=', id)
    .execute()
}

/** Opens again what was asked about a question and closed by a decision. */
export async function reopenLook(
  tx: Db,
  { id, closed_at }: { readonly id: string; readonly closed_at: Date },
): Promise<void> {
  await tx
    .updateTable('second_looks')
    .set({ answered_at: null })
    .where('evaluation_question_id', '=', id)
    .where('answered_at', '=', closed_at)
    .execute()
}

/** Forgets the decisions that nobody can take back any more. */
export async function deleteOldDecisions(db: Db, before: Date): Promise<void> {
  await sql`delete from pile_decisions where decided_at < ${before}`.execute(db)
}

/** The row that a decision replaced. */
export const findEvidence = (tx: Db, id: string | null): Promise<EvidenceOfTry> =>
  tx.selectFrom('evidence').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
