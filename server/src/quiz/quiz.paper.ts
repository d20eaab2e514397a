import type { Context } from '#platform/context.ts'
import { startAttempt } from './open-quiz.ts'
import { type DrawnForStudent, selectDrawnForStudents } from './quiz.paper.queries.ts'
import { findQuiz } from './quiz.queries.ts'

type Asked = {
  readonly quiz_id: string
  readonly school_id: string
  readonly student_ids: readonly string[]
  /** From when its students see it: what is printed before is drawn as of then. */
  readonly date_assigned: Date
}

/**
 * Draws a quiz for students who get it on paper. Who has no attempt yet is given one: what is on their paper
 * is then what they see on a screen. Nobody has begun by that.
 */
export async function drawForPaper(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { quiz_id, school_id, student_ids, date_assigned }: Asked,
): Promise<DrawnForStudent[]> {
  const drawn = await selectDrawnForStudents(db, { quiz_id, student_ids })
  const begun = new Set(drawn.map(({ student_id }) => student_id))
  const missing = student_ids.filter((id) => !begun.has(id))
  if (missing.length === 0) return drawn
  const open = date_assigned > now ? date_assigned : now
  for (const id of missing) {
    const quiz = await findQuiz(db, { id: quiz_id, student_id: id, school_id, now: open })
    if (quiz) await startAttempt({ db, now: open, actor: { id, school_id } }, quiz)
  }
  return selectDrawnForStudents(db, { quiz_id, student_ids })
}
