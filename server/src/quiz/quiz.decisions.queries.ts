import { userRole } from '@learngrove/contract/roles'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { stands, withdrawn } from '#platform/evidence.queries.ts'
import { marksOf } from '#platform/marks.queries.ts'
import type { Tables } from '#platform/tables.ts'
import { canMarkStudent } from '#users/users.policy.queries.ts'
import type { QuizRules } from './behaviour-now.ts'
import type { GivenAnswer } from './given-answer.ts'
import { quizRules } from './quiz.rules.queries.ts'

export type MarkedAttempt = Pick<
  Selectable<Tables['student_evaluations']>,
  'id' | 'quiz_id' | 'student_id' | 'school_id' | 'grading_completed' | 'max_score'
> & { readonly rules: QuizRules }

/**
 * Takes a question of an attempt for this transaction, and then its attempt, if the actor may mark its student
 * or is a platform admin. Whoever answers it or decides about it meanwhile waits, and then reads what was written.
 */
export async function takeToMark(
  tx: Db,
  { id, actor }: { readonly id: string; readonly actor: Actor },
): Promise<MarkedAttempt | undefined> {
  const isAdmin = actor.user_role_id === userRole.admin
  const student = { id: sql.ref('attempt.student_id'), school_id: sql.ref('attempt.school_id') }
  const { rows: taken } = await sql<{ student_evaluation_id: string }>`
    select question.student_evaluation_id from evaluation_questions question
    join student_evaluations attempt on attempt.id = question.student_evaluation_id
    where question.id = ${id}::uuid and (${isAdmin}::boolean or ${canMarkStudent(actor, student)})
    for no key update of question`.execute(tx)
  const [question] = taken
  if (!question) return undefined
  const { rows } = await sql<MarkedAttempt>`
    select attempt.id, attempt.quiz_id, attempt.student_id, attempt.school_id, attempt.grading_completed,
      attempt.max_score, ${quizRules(sql.ref('attempt.student_id'))} as rules
    from student_evaluations attempt join quizzes on quizzes.id = attempt.quiz_id
    where attempt.id = ${question.student_evaluation_id}
    for no key update of attempt`.execute(tx)
  return rows[0]
}

export type EvidenceOfTry = Selectable<Tables['evidence']>

/** The answer of a row. Safe: evidence is written from answers of this type alone. */
export const givenIn = ({
  value,
  selected_option,
  points,
  answer_parts,
  file_ids,
}: EvidenceOfTry) => ({ value, selected_option, points, answer_parts, file_ids }) as GivenAnswer

/** The evidence of a question that counts, the first try first. */
export const selectTries = (tx: Db, evaluation_question_id: string): Promise<EvidenceOfTry[]> =>
  tx
    .selectFrom('evidence')
    .selectAll()
    .where('evaluation_question_id', '=', evaluation_question_id)
    .where(stands())
    .orderBy('try_number')
    .execute()

/** Finds the row that took back the last decision about an answer, if nobody has decided about it since. */
export async function findWithdrawn(
  tx: Db,
  { id, attempt_key }: { readonly id: string; readonly attempt_key: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('evidence')
    .select('id')
    .where('evaluation_question_id', '=', id)
    .where('attempt_key', '=', attempt_key)
    .where('verdict', '=', withdrawn)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('evidence as later')
            .select('later.id')
            .whereRef('later.replaces', '=', 'evidence.id'),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.id ?? null
}

/** Closes what a student asks about a question: a person has looked. */
export async function closeSecondLook(
  tx: Db,
  { evaluation_question_id, now }: { evaluation_question_id: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('second_looks')
    .set({ answered_at: now })
    .where('evaluation_question_id', '=', evaluation_question_id)
    .where('answered_at', 'is', null)
    .execute()
}

export async function insertEvidence(tx: Db, row: Insertable<Tables['evidence']>): Promise<void> {
  await tx.insertInto('evidence').values(row).execute()
}

type Decided = {
  readonly id: string
  readonly fields: Readonly<
    Partial<Omit<Insertable<Tables['evaluation_questions']>, 'id' | 'xp_gain'>>
  >
  readonly gained: number
}

/** Writes a decision beside its question: nothing waits there any more. */
export async function updateDecided(tx: Db, { id, fields, gained }: Decided): Promise<void> {
  await tx
    .updateTable('evaluation_questions')
    .set({ ...fields, waiting: null })
    .set(({ eb }) => ({ xp_gain: eb('xp_gain', '+', gained) }))
    .where('id', '=', id)
    .execute()
}

type Totals = { readonly id: string; readonly settled: number; readonly gained: number }

/** Counts the totals of an attempt anew after a decision; before it is handed in there are none yet. */
export async function updateTotals(tx: Db, { id, settled, gained }: Totals): Promise<void> {
  await sql`
    update student_evaluations set num_open = num_open - ${settled}::int,
      total_score = case when grading_completed then (
        select marks.marks_given from ${marksOf('student_evaluations')} marks) else total_score end,
      xp_collected = xp_collected + case when grading_completed then ${gained}::int else 0 end
    where id = ${id}`.execute(tx)
}

/** What an attempt came to, whatever is written of it so far. */
export async function sumMarks(tx: Db, student_evaluation_id: string): Promise<number> {
  const { rows } = await sql<{ marks: number }>`
    select marks.marks_given as marks from student_evaluations attempt
    cross join lateral ${marksOf('attempt')} marks
    where attempt.id = ${student_evaluation_id}`.execute(tx)
  return rows[0]?.marks ?? 0
}

/** Every row of evidence of an attempt, or of one question of it, which what it earned may name as its source. */
export async function selectSources(
  tx: Db,
  { student_evaluation_id, id }: { student_evaluation_id: string; id?: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('evidence')
    .innerJoin('evaluation_questions', 'evaluation_questions.id', 'evaluation_question_id')
    .select('evidence.id')
    .where('student_evaluation_id', '=', student_evaluation_id)
    .where(({ or, eb }) => or([eb('marker', '=', 'teacher'), eb('replaces', 'is not', null)]))
    .$if(id !== undefined, (query) => query.where('evaluation_question_id', '=', id ?? ''))
    .execute()
  return rows.map((row) => row.id)
}

/** Takes an attempt for this transaction, so that what is summed up next is all there is. */
export async function takeAttempt(tx: Db, id: string): Promise<void> {
  await tx
    .selectFrom('student_evaluations')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}
