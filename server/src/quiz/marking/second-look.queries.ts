import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import type { QuizRules } from '#quiz/behaviour-now.ts'
import type { Whose } from '#quiz/quiz.queries.ts'
import { quizRules } from '#quiz/quiz.rules.queries.ts'
import { hasTeacher } from '#quiz/quiz.waiting.queries.ts'

export type LookedAt = {
  readonly id: string
  readonly quiz_id: string
  readonly handed_in_at: Date | null
  /** It was marked, and more marks are possible. */
  readonly is_open_to_look: boolean
  readonly has_teacher: boolean
  readonly rules: QuizRules
  readonly grading_completed: boolean
}

/** Finds a question of an attempt of a student, as far as another look at its answer is concerned. */
export async function findLookedAt(
  db: Db,
  { id, student_id, school_id }: Whose & { readonly id: string },
): Promise<LookedAt | undefined> {
  const { rows } = await sql<LookedAt>`
    select asked.id, attempt.quiz_id, asked.handed_in_at, attempt.grading_completed,
      (asked.is_submitted and asked.waiting is null and asked.tries > 0
        and asked.handed_in_at is not null and not asked.is_full_marks) as is_open_to_look,
      ${hasTeacher(sql.ref('attempt.student_id'))} as has_teacher, ${quizRules(sql.ref('attempt.student_id'))} as rules
    from evaluation_questions asked
    join student_evaluations attempt on attempt.id = asked.student_evaluation_id
    join quizzes on quizzes.id = attempt.quiz_id
    where asked.id = ${id}::uuid and attempt.student_id = ${student_id}::uuid
      and attempt.school_id = ${school_id}::uuid`.execute(db)
  return rows[0]
}

/** Finds what was asked about an answer. */
export const findSecondLook = (
  db: Db,
  { id, handed_in_at }: { readonly id: string; readonly handed_in_at: Date },
) =>
  db
    .selectFrom('second_looks')
    .select(['id', 'reason', 'asked_at', 'answered_at'])
    .where('evaluation_question_id', '=', id)
    .where('handed_in_at', '=', handed_in_at)
    .executeTakeFirst()

/** Asks for another look. Tells whether it is the first about this answer. */
export async function insertSecondLook(
  tx: Db,
  row: Insertable<Tables['second_looks']>,
): Promise<boolean> {
  const asked = await tx
    .insertInto('second_looks')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return asked !== undefined
}

/** Selects the teachers of a student in their school. */
export async function selectTeacherIds(
  db: Db,
  { student_id, school_id }: Whose,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct teacher.id from class_members learning
    join classes on classes.id = learning.class_id and classes.is_active
      and classes.school_id = ${school_id}::uuid
    join class_members teaching on teaching.class_id = classes.id and teaching.is_teacher
    join users teacher on teacher.id = teaching.user_id and teacher.is_active
    where learning.user_id = ${student_id}::uuid and not learning.is_teacher`.execute(db)
  return rows.map(({ id }) => id)
}
