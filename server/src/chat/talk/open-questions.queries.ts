import type { Db } from '#platform/database.ts'

/** So many open questions are held against a message, the newest first. */
const mostQuestions = 120

/** Lists the questions of a student's attempts that are not settled yet. */
export function selectOpenQuestions(
  db: Db,
  { student_id, school_id }: { readonly student_id: string; readonly school_id: string },
) {
  return db
    .selectFrom('evaluation_questions')
    .innerJoin('student_evaluations', 'student_evaluations.id', 'student_evaluation_id')
    .select(['evaluation_questions.id', 'question_version_id', 'seed'])
    .where('student_id', '=', student_id)
    .where('school_id', '=', school_id)
    .where('grading_completed', '=', false)
    .where('is_settled', '=', false)
    .orderBy('student_evaluations.created_at', 'desc')
    .orderBy('evaluation_questions.position')
    .limit(mostQuestions)
    .execute()
}
