import type { AttemptTypeId } from '@learngrove/contract/quiz.behaviour'
import type { Input, Output } from '@learngrove/contract/route'
import type { sharing } from '@learngrove/contract/sharing'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf, newId } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { isUniqueViolation } from '#platform/unique-violation.ts'
import { findCourseFor } from '#quiz/quiz.take-over.queries.ts'
import { handInEarly, insertEarlyQuiz } from '#quiz/quiz.take-over.ts'
import { typedAttempt } from './attempt.ts'
import { takeOverCounts } from './sharing.limits.ts'
import { findTaken, lockGuestAttempt, takeGuestAttempt } from './sharing.queries.ts'
import type { KeptAnswers } from './sheet-marks.ts'

type TakeOver = typeof sharing.takeOver
type Student = Context<TakeOver['audience']>

/**
 * Makes what a visitor did a student's own: a quiz with the same draws, and every answer handed in at the
 * time at which it was given. Whoever has the key may do it, once; asked again it answers the same, and
 * goes on where it was interrupted. Of one worksheet a student takes over one attempt, the first: with
 * the marks came the solutions. A key that is unknown, over or somebody else's is refused alike.
 *
 * A child to whose account nobody has agreed yet is turned away before this (`CONSENT_NEEDED`), and nothing
 * is written about them; the browser keeps the key, and asks again once they are let in.
 */
export async function takeOver(
  context: Student,
  { attempt_key }: Input<TakeOver>['body'],
): Promise<Output<TakeOver>> {
  const { db, actor, now } = context
  await countRequest(db, takeOverCounts(actor.id), now)
  const taken = await take(context, hashOf(attempt_key))
  const { quiz_id, title, answers, finished_at } = taken
  await handInEarly(context, quiz_id, { answers: earlyOf(answers), finished_at })
  return { quiz_id, title }
}

type Taken = {
  readonly quiz_id: string
  readonly title: string
  readonly answers: KeptAnswers
  readonly finished_at: Date | null
}

/** Of several requests with one key one makes the quiz; the others wait for it, and find it. */
async function take(context: Student, key_hash: string): Promise<Taken> {
  try {
    return await takeOnce(context, key_hash)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Another attempt of this student at this worksheet was faster: that one is found now.
    return await takeOnce(context, key_hash)
  }
}

async function takeOnce({ db, actor, now }: Student, key_hash: string): Promise<Taken> {
  const whose = { student_id: actor.id, school_id: actor.school_id }
  return transaction(db, async (tx) => {
    const row = await lockGuestAttempt(tx, { key_hash, now })
    if (!row || (row.taken_by !== null && row.taken_by !== actor.id)) {
      throw new AppError('ATTEMPT_EXPIRED')
    }
    const { id, worksheet_id, answers, finished_at, ...attempt } = typedAttempt(row)
    const course = await findCourseFor(tx, { ...whose, worksheet_id })
    if (!course) throw new AppError('ATTEMPT_EXPIRED')
    const { title } = course
    if (attempt.quiz_id !== null) return { quiz_id: attempt.quiz_id, title, answers, finished_at }
    const before = await findTaken(tx, { taken_by: actor.id, worksheet_id })
    if (before?.quiz_id) return { quiz_id: before.quiz_id, title, answers: {}, finished_at: null }
    const quiz_id = newId()
    const made = { id: quiz_id, worksheet_id, ...course, created_at: attempt.created_at }
    // Safe: the column allows these two types alone.
    const attempt_type_id = attempt.attempt_type_id as AttemptTypeId
    await insertEarlyQuiz(
      tx,
      { ...made, ...whose, attempt_type_id },
      attempt.questions.map(({ topic, ...question }) => question),
    )
    await takeGuestAttempt(tx, { id, taken_by: actor.id, quiz_id })
    return { quiz_id, title, answers, finished_at }
  })
}

const earlyOf = (answers: KeptAnswers) =>
  Object.entries(answers).map(([position, { answer, answered_at, attempt_key, time_spent }]) => ({
    position: Number(position),
    sent: answer,
    attempt_key,
    time_spent,
    answered_at: new Date(answered_at),
  }))
