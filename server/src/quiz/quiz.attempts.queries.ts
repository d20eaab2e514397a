import type { Sureness } from '@learngrove/contract/question'
import type { Judgement } from '@learngrove/marking/judgement'
import { type Insertable, sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import type { GivenAnswer } from './given-answer.ts'
import { isMarkAlone } from './is-mark-alone.ts'
import type { Whose } from './quiz.queries.ts'
import { quizRules } from './quiz.rules.queries.ts'
import type { WaitingAnswer } from './quiz.waiting.queries.ts'

/** The questions of a worksheet as they stand today, in their order, each with the marks that it counts there. */
export function selectWorksheetVersions(db: Db, worksheet_id: string) {
  return db
    .selectFrom('worksheet_questions')
    .innerJoin('questions', 'questions.id', 'worksheet_questions.question_id')
    .innerJoin('question_versions', 'question_versions.id', 'questions.current_version_id')
    .innerJoin('worksheets', 'worksheets.id', 'worksheet_questions.worksheet_id')
    .select(['questions.id as question_id', 'question_versions.id as question_version_id'])
    .select(['worksheet_questions.seed', 'worksheet_questions.is_compulsory'])
    .select(['worksheets.has_versions', 'worksheets.num_question_to_complete'])
    .select(sql<number>`coalesce(marks, question_versions.max_score)`.as('max_score'))
    .where('worksheet_id', '=', worksheet_id)
    .orderBy('worksheet_questions.position')
    .execute()
}

/** Starts an attempt, unless another request has just done so. */
export async function insertAttempt(
  db: Db,
  attempt: Insertable<Tables['student_evaluations']>,
  questions: Insertable<Tables['evaluation_questions']>[],
) {
  const started = await db
    .insertInto('student_evaluations')
    .values(attempt)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (started) await db.insertInto('evaluation_questions').values(questions).execute()
}

export const shownColumns = [
  'evaluation_questions.id',
  'evaluation_questions.question_id',
  'evaluation_questions.question_version_id',
  'evaluation_questions.seed',
  'evaluation_questions.position',
  'evaluation_questions.value',
  'evaluation_questions.selected_option',
  'evaluation_questions.points',
  'evaluation_questions.answer_parts',
  'evaluation_questions.file_ids',
  'evaluation_questions.is_submitted',
  'evaluation_questions.is_skipped',
  'evaluation_questions.is_bookmark',
  'evaluation_questions.is_flagged',
  'evaluation_questions.sureness',
  'evaluation_questions.is_settled',
  'evaluation_questions.tries',
  'evaluation_questions.hint_rung',
  'evaluation_questions.marks_given',
  'evaluation_questions.max_score',
  'evaluation_questions.is_full_marks',
  'evaluation_questions.judgement',
  'evaluation_questions.attempt_key',
  'evaluation_questions.waiting',
  'evaluation_questions.handed_in_at',
  'evaluation_questions.decided_at',
  'evaluation_questions.decision_note',
  'evaluation_questions.xp_gain',
  'evaluation_questions.time_spent',
  'evaluation_questions.num_options_clicked',
  'evaluation_questions.liked',
  'evaluation_questions.disliked',
  'evaluation_questions.graded_at',
  'evaluation_questions.updated_at',
] as const

/** The latest attempt of a student at a quiz. */
export function findAttempt(
  db: Db,
  { quiz_id, student_id, school_id }: Whose & { quiz_id: string },
) {
  return db
    .selectFrom('student_evaluations')
    .innerJoin('quizzes', 'quizzes.id', 'student_evaluations.quiz_id')
    .select([
      'student_evaluations.id',
      'student_evaluations.grading_completed',
      'student_evaluations.total_score',
      'student_evaluations.max_score',
      'student_evaluations.total_time_spent',
      'student_evaluations.xp_collected',
      'student_evaluations.graded_at',
      'student_evaluations.ends_at',
      'student_evaluations.handing_in_at',
    ])
    .select(quizRules(sql.ref('student_evaluations.student_id')).as('rules'))
    .where('student_evaluations.quiz_id', '=', quiz_id)
    .where('student_evaluations.student_id', '=', student_id)
    .where('student_evaluations.school_id', '=', school_id)
    .orderBy('attempt_number', 'desc')
    .executeTakeFirst()
}

export type Attempt = NonNullable<Awaited<ReturnType<typeof findAttempt>>>

/** Which questions an attempt has, how each was drawn, and by which topic it can be practised again. */
export function selectDrawn(
  db: Db,
  { student_evaluation_id, student_id, school_id }: Whose & { student_evaluation_id: string },
) {
  return db
    .selectFrom('evaluation_questions')
    .select(['id', 'question_id', 'question_version_id', 'seed', 'max_score', 'is_compulsory'])
    .select(({ selectFrom }) =>
      selectFrom('question_topics')
        .innerJoin('course_topics', 'course_topics.topic_id', 'question_topics.topic_id')
        .innerJoin('enrolments', 'enrolments.course_id', 'course_topics.course_id')
        .innerJoin('worksheets', 'worksheets.topic_id', 'course_topics.topic_id')
        .select('question_topics.topic_id')
        .whereRef('question_topics.question_id', '=', 'evaluation_questions.question_id')
        .where('enrolments.student_id', '=', student_id)
        .where('worksheets.is_active', '=', true)
        .where(isInReach(sql.ref('worksheets.school_id'), { school_id }))
        .orderBy('question_topics.topic_id')
        .limit(1)
        .as('topic_id'),
    )
    .where('student_evaluation_id', '=', student_evaluation_id)
    .orderBy('position')
    .execute()
}

/** Which questions of an attempt these are, and how each was drawn. */
export async function selectDrawnOf(
  db: Db,
  { student_evaluation_id, ids }: { student_evaluation_id: string; ids: readonly string[] },
) {
  if (ids.length === 0) return []
  return db
    .selectFrom('evaluation_questions')
    .select(['id', 'question_version_id', 'seed'])
    .where('student_evaluation_id', '=', student_evaluation_id)
    .where('id', 'in', ids)
    .execute()
}

/** The questions of an attempt, or those of them that are named. */
export async function selectEvaluationQuestions(
  db: Db,
  { student_evaluation_id, ids }: { student_evaluation_id: string; ids?: readonly string[] },
) {
  const rows = await db
    .selectFrom('evaluation_questions')
    .select(shownColumns)
    .where('student_evaluation_id', '=', student_evaluation_id)
    .$if(ids !== undefined, (query) => query.where('evaluation_questions.id', 'in', ids ?? []))
    .orderBy('position')
    .execute()
  return rows.map(typed)
}

/** Safe: these columns are written only below, from values of these types. */
export function typed<
  Row extends Record<keyof GivenAnswer | 'judgement' | 'waiting' | 'sureness', unknown>,
>(row: Row) {
  return {
    ...row,
    value: row.value as GivenAnswer['value'],
    selected_option: row.selected_option as GivenAnswer['selected_option'],
    points: row.points as GivenAnswer['points'],
    sureness: row.sureness as Sureness | null,
    answer_parts: row.answer_parts as GivenAnswer['answer_parts'],
    file_ids: row.file_ids as GivenAnswer['file_ids'],
    judgement: row.judgement as Judgement | null,
    waiting: row.waiting as WaitingAnswer | null,
  }
}

export type EvaluationQuestion = Awaited<ReturnType<typeof selectEvaluationQuestions>>[number]

export type Draft = Partial<GivenAnswer> & {
  readonly id: string
  readonly time_spent?: number | undefined
  readonly num_options_clicked?: number | undefined
  readonly is_skipped?: boolean | undefined
  readonly is_bookmark?: boolean | undefined
  readonly is_flagged?: boolean | undefined
  readonly sureness?: Sureness | null | undefined
  /**
   * False where what was handed in is taken back: its mark goes from the question, and stays in the
   * evidence. True where it is put down to be marked with the whole attempt.
   */
  readonly is_submitted?: boolean | undefined
}

/** What a question has no more of once its answer is taken back; what a person decided stays. */
const unmarked = {
  judgement: sql<null>`case when decided_at is null then null else judgement end`,
  waiting: null,
  marks_given: sql<null>`case when decided_at is null then null else marks_given end`,
  is_full_marks: sql<boolean>`decided_at is not null and is_full_marks`,
  graded_at: sql<null>`case when decided_at is null then null else graded_at end`,
}

/** Keeps a draft, unless its question is settled and more than a bookmark or a flag changes. What the draft does not name stays as it is. */
export function updateDraft(
  db: Db,
  { student_evaluation_id, now, draft }: { student_evaluation_id: string; now: Date; draft: Draft },
) {
  const { id, value, selected_option, points, answer_parts, file_ids, time_spent, ...rest } = draft
  const answered = { value, selected_option, points, answer_parts, file_ids }
  return db
    .updateTable('evaluation_questions')
    .set({
      updated_at: now,
      ...Object.fromEntries(
        Object.entries(answered)
          .filter(([, each]) => each !== undefined)
          .map(([field, each]) => [field, JSON.stringify(each)]),
      ),
      ...(time_spent !== undefined && {
        time_spent: sql<number>`greatest(time_spent, ${time_spent})`,
      }),
      ...Object.fromEntries(Object.entries(rest).filter(([, each]) => each !== undefined)),
      ...(draft.is_submitted === false && unmarked),
    })
    .where('id', '=', id)
    .where('student_evaluation_id', '=', student_evaluation_id)
    .$if(!isMarkAlone(draft), (query) => query.where('is_settled', '=', false))
    .returning(['id', 'updated_at'])
    .executeTakeFirst()
}

/** Lets an answer stand again that was handed in before and taken back, unless its question is settled. */
export async function restoreSubmission(
  db: Db,
  { id, now, judgement }: { id: string; now: Date; judgement: Judgement },
) {
  await db
    .updateTable('evaluation_questions')
    .set({
      is_submitted: true,
      is_skipped: false,
      judgement: JSON.stringify(judgement),
      marks_given: judgement.marks_given,
      is_full_marks: judgement.is_full_marks,
      graded_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('is_submitted', '=', false)
    .where('is_settled', '=', false)
    .execute()
}

/** Releases the next rung, unless another request has; returns how many are released now. */
export function raiseHintRung(db: Db, { id, from }: { id: string; from: number }) {
  return db
    .updateTable('evaluation_questions')
    .set({ hint_rung: from + 1 })
    .where('id', '=', id)
    .where('hint_rung', '=', from)
    .returning('hint_rung')
    .executeTakeFirst()
}

/** Releases the rungs up to one; what was released already stays. A settled question has no rungs left to count. */
export async function releaseHints(db: Db, { id, rung }: { id: string; rung: number }) {
  await db
    .updateTable('evaluation_questions')
    .set({ hint_rung: rung })
    .where('id', '=', id)
    .where('hint_rung', '<', rung)
    .where('is_settled', '=', false)
    .execute()
}

/** Settles a question once; tells whether it was the last open one of its attempt. */
export async function settleWithSolution(db: Db, { id, now }: { id: string; now: Date }) {
  const closed = await db
    .with('settled', (each) =>
      each
        .updateTable('evaluation_questions')
        .set({ is_settled: true, solution_shown: true, updated_at: now })
        .where('id', '=', id)
        .where('is_settled', '=', false)
        .returning('student_evaluation_id'),
    )
    .updateTable('student_evaluations')
    .from('settled')
    .set(({ eb }) => ({ num_open: eb('num_open', '-', 1) }))
    .whereRef('student_evaluations.id', '=', 'settled.student_evaluation_id')
    .returning('num_open')
    .executeTakeFirst()
  return closed?.num_open === 0
}
