import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { isStudent } from './assignments.policy.queries.ts'

/** What one student has put down for a question; null where they have not begun. */
export type RoomRow = {
  readonly question_version_id: string
  readonly seed: number
  readonly value: unknown
  readonly selected_option: unknown
  readonly tries: number
  readonly is_submitted: boolean
  readonly is_full_marks: boolean
}

/**
 * Selects what the students of a class have put down for a question of their work, by its place from 0, the first
 * first. Of a sheet in two versions its place is that on the sheet.
 */
export async function selectRoom(
  db: Db,
  { id, position }: { readonly id: string; readonly position: number },
): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select asked.question_version_id, asked.seed, asked.value, asked.selected_option, asked.tries,
      asked.is_submitted, asked.is_full_marks
    from assignments
    join quizzes on quizzes.assignment_id = assignments.id
    join worksheets on worksheets.id = assignments.worksheet_id
    join assignment_students on assignment_students.assignment_id = assignments.id
      and assignment_students.excused_at is null
    join class_members on class_members.class_id = assignments.class_id
      and class_members.user_id = assignment_students.student_id and ${isStudent}
    join student_evaluations attempt on attempt.quiz_id = quizzes.id
      and attempt.student_id = assignment_students.student_id
    join evaluation_questions asked on asked.student_evaluation_id = attempt.id
      and case when worksheets.has_versions then asked.question_id = (
          select question_id from worksheet_questions where worksheet_id = worksheets.id
          order by worksheet_questions.position, question_id limit 1 offset ${position}::int)
        else asked.position = ${position}::int end
    where assignments.id = ${id}::uuid
    order by asked.handed_in_at nulls last, asked.id`.execute(db)
  return rows
}

/** Finds the version that stands at a place of a worksheet, for when nobody has begun. */
export async function findVersionAt(
  db: Db,
  { worksheet_id, position }: { readonly worksheet_id: string; readonly position: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select questions.current_version_id as id from worksheet_questions
    join questions on questions.id = worksheet_questions.question_id
    where worksheet_questions.worksheet_id = ${worksheet_id}::uuid
    order by worksheet_questions.position, worksheet_questions.question_id
    limit 1 offset ${position}::int`.execute(db)
  return rows[0]?.id ?? undefined
}
