import type { Insertable } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import type { Tables } from '#platform/tables.ts'
import { start } from './harness.ts'

/** Puts a marked try of a question beside those that there are, with what a test cares about. */
export async function addEvidence(
  db: Db,
  evaluation_question_id: string,
  fields: Partial<Insertable<Tables['evidence']>> & { readonly try_number: number },
): Promise<void> {
  const found = await db
    .selectFrom('evaluation_questions as question')
    .innerJoin('student_evaluations as attempt', 'attempt.id', 'question.student_evaluation_id')
    .select(['student_id', 'school_id', 'question_version_id', 'question.max_score'])
    .where('question.id', '=', evaluation_question_id)
    .executeTakeFirstOrThrow()
  const made = { id: newId(), attempt_key: newId(), evaluation_question_id, attempt_type_id: 2 }
  const marks = { marks_given: 0, is_full_marks: false, verdict: 'wrong', confidence: 1 }
  const marked = { marker: 'test', scheme: 'test', needs_review: false, hint_rung: 0 }
  await db
    .insertInto('evidence')
    .values({ ...found, ...made, ...marks, ...marked, happened_at: start, ...fields })
    .execute()
}
