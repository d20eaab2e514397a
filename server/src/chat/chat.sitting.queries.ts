import { typesThat } from '@learngrove/contract/quiz.behaviour'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

const withoutTutor: readonly number[] = typesThat(({ tutor, by }) => !tutor && by === 'student')

/** Tells whether a student sits an exam at this moment: one with a time limit, which runs. */
export async function findIsSitting(
  db: Db,
  { student_id, now }: { readonly student_id: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from student_evaluations attempt
      join quizzes on quizzes.id = attempt.quiz_id
      where attempt.student_id = ${student_id}::uuid and not attempt.grading_completed
        and attempt.handing_in_at is null and attempt.ends_at > ${now}::timestamptz
        and quizzes.attempt_type_id in (${sql.join(withoutTutor)})) as found`.execute(db)
  return rows[0]?.found ?? false
}
