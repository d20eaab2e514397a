import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

export type Reminded = {
  readonly id: string
  readonly first_name: string
  readonly email: string | null
  readonly due_date: Date | null
}

/**
 * Writes down that students are reminded, of those who are asked about: who has not finished, is not excused
 * and was not reminded since a moment. Of two requests at once, one reminds.
 */
export async function claimReminded(
  tx: Db,
  of: {
    readonly id: string
    readonly student_ids: readonly string[]
    readonly since: Date
    readonly now: Date
  },
): Promise<Reminded[]> {
  const { rows } = await sql<Reminded>`
    update assignment_students mine set reminded_at = ${of.now}::timestamptz
    from users, assignments
    where mine.assignment_id = ${of.id}::uuid and mine.student_id = any(${of.student_ids}::uuid[])
      and users.id = mine.student_id and users.is_active and assignments.id = mine.assignment_id
      and mine.excused_at is null
      and (mine.reminded_at is null or mine.reminded_at < ${of.since}::timestamptz)
      and not exists (select from student_evaluations attempt
        join quizzes on quizzes.id = attempt.quiz_id
        where quizzes.assignment_id = mine.assignment_id
          and attempt.student_id = mine.student_id and attempt.grading_completed)
    returning users.id, users.first_name, users.email,
      coalesce(mine.due_date, assignments.due_date) as due_date`.execute(tx)
  return rows
}
