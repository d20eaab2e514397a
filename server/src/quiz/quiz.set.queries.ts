import { quizGroup } from '@learngrove/contract/roles'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Makes the quiz of work that is set, for all of its students. */
export async function insertSetQuiz(
  tx: Db,
  quiz: Omit<Insertable<Tables['quizzes']>, 'group_type_id'>,
): Promise<void> {
  await tx
    .insertInto('quizzes')
    .values({ ...quiz, group_type_id: quizGroup.assignment })
    .execute()
}

/**
 * Lets open attempts of some students end no earlier than their new date, where the date ended them: work that
 * is not taken late ends when it is due.
 */
export async function moveEnds(
  tx: Db,
  of: {
    readonly quiz_id: string
    readonly student_ids: readonly string[]
    readonly from: Date | null
    readonly to: Date | null
  },
): Promise<void> {
  await sql`
    update student_evaluations attempt set ends_at = ${of.to}::timestamptz
    where attempt.quiz_id = ${of.quiz_id}::uuid and attempt.student_id = any(${of.student_ids}::uuid[])
      and not attempt.grading_completed and attempt.handing_in_at is null
      and attempt.ends_at = ${of.from}::timestamptz`.execute(tx)
}
