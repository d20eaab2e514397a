import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** A question of a student's latest attempt at a quiz, as it is drawn for them. */
export type DrawnForStudent = {
  readonly student_id: string
  readonly student_evaluation_id: string
  readonly id: string
  readonly question_version_id: string
  readonly seed: number
  /** What it counts on this sheet. */
  readonly max_score: number
  readonly is_compulsory: boolean
  /** So many questions of the attempt are enough; null: all are to be answered. */
  readonly num_to_complete: number | null
}

/** Selects the questions of the latest attempt of each of these students, in their order. */
export async function selectDrawnForStudents(
  db: Db,
  { quiz_id, student_ids }: { readonly quiz_id: string; readonly student_ids: readonly string[] },
): Promise<DrawnForStudent[]> {
  const { rows } = await sql<DrawnForStudent>`
    select attempt.student_id, attempt.id as student_evaluation_id, question.id,
      question.question_version_id, question.seed, question.max_score, question.is_compulsory,
      attempt.num_to_complete
    from (
      select distinct on (student_id) student_id, id, num_to_complete from student_evaluations
      where quiz_id = ${quiz_id}::uuid and student_id = any(${student_ids}::uuid[])
      order by student_id, attempt_number desc) attempt
    join evaluation_questions question on question.student_evaluation_id = attempt.id
    order by attempt.student_id, question.position`.execute(db)
  return rows
}
