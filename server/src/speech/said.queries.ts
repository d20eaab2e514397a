import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'

/** Finds a question of a student's own quiz, as it is drawn for them, with the hints that they have opened. */
export const findOwnQuestion = (db: Db, id: string, actor: Pick<Actor, 'id' | 'school_id'>) =>
  db
    .selectFrom('evaluation_questions as question')
    .innerJoin('student_evaluations as attempt', 'attempt.id', 'question.student_evaluation_id')
    .select(['question.question_version_id', 'question.seed', 'question.hint_rung'])
    .where('question.id', '=', id)
    .where('attempt.student_id', '=', actor.id)
    .where('attempt.school_id', '=', actor.school_id)
    .executeTakeFirst()
