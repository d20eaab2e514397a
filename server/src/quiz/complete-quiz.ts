import { dayIn } from '#gamification/gamification.streak.ts'
import { quizFinished, quizPerfect } from '#gamification/gamification.xp.ts'
import type { Context } from '#platform/context.ts'
import { type Completed, completeAttempt } from './quiz.completion.queries.ts'

/** Closes an attempt, unless another request has just done so. */
export function completeQuiz(
  { db, actor, now }: Context<['student']>,
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
  return completeAttempt(db, id, earning, { finished: quizFinished, perfect: quizPerfect, day })
}
