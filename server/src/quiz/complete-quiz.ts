import { dayIn } from '#gamification/gamification.streak.ts'
import { quizFinished, quizPerfect } from '#gamification/gamification.xp.ts'
import { transaction } from '#platform/database.ts'
import type { MarkingWorld } from './marking-world.ts'
import { type Completed, completeAttempt } from './quiz.completion.queries.ts'
import { takeAttempt } from './quiz.decisions.queries.ts'

/** Closes an attempt, unless another request has just done so. */
export function completeQuiz(
  { db, actor, now }: Pick<MarkingWorld, 'db' | 'actor' | 'now'>,
  id: string,
): Promise<Completed | undefined> {
  const earning = {
    school_id: actor.school_id,
    student_id: actor.id,
    reason: 'quiz_finished',
    source_id: id,
    happened_at: now,
  }
  const day = dayIn(actor.time_zone, now)
  const bonus = { finished: quizFinished, perfect: quizPerfect, day }
  // Taken first, so that marks which are decided at the same moment are summed up too.
  return transaction(db, async (tx) => {
    await takeAttempt(tx, id)
    return completeAttempt(tx, id, earning, bonus)
  })
}
