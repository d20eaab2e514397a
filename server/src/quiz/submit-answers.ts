import type { quiz } from '@learngrove/contract/quiz'
import { behaviourOf } from '@learngrove/contract/quiz.behaviour'
import type { Input, StreamEvent } from '@learngrove/contract/route'
import { dayIn, streakOf } from '#gamification/gamification.streak.ts'
import { levelOf } from '#gamification/gamification.xp.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { invalid } from '#platform/zod.ts'
import { completeQuiz } from './complete-quiz.ts'
import { withHandedIn } from './files/files.hand-in.ts'
import { handIn } from './hand-in.ts'
import { fileRefusals, type Marking, markAnswer, type Submission } from './mark-answer.ts'
import { findAttempt } from './quiz.attempts.queries.ts'
import { findResult } from './quiz.completion.queries.ts'

type Submit = typeof quiz.submit
type Event = StreamEvent<Submit['answer']>

/**
 * Marks what was handed in, one answer after another, and tells of each as soon as it is
 * kept. What goes wrong with one does not stop the others.
 */
export async function* submitAnswers(
  context: Context<Submit['audience']>,
  { params: { id }, body, files }: Input<Submit>,
): AsyncGenerator<Event> {
  const hasFiles = files.file.length + files.audio_file.length > 0
  if (hasFiles && body.evaluations.length !== 1) {
    throw invalid('evaluations', 'Files come with the one answer that they belong to')
  }
  const isFinished = body.is_finished === true
  const isOnlyAsking = isFinished || body.evaluations.length === 0
  const attempt = isOnlyAsking ? await attemptAt(context, id) : undefined

  let grading_completed = attempt?.grading_completed ?? false
  for (const submission of body.evaluations) {
    const marking = hasFiles
      ? await markWithFiles(context, id, submission, files)
      : await markAnswer(context, id, submission)
    if ('refused' in marking && marking.refused === 'NOT_FOUND') await attemptAt(context, id)
    if (!('refused' in marking)) grading_completed ||= marking.grading_completed
    yield eventOf(submission.id, marking)
  }
  if (attempt && isFinished && !grading_completed) {
    const isWhole = attempt.ends_at || behaviourOf(attempt.rules).marking === 'at_end'
    // What is written and not handed in is part of an exam, and of whatever ends by the clock.
    if (isWhole) await handIn(context, { id: attempt.id, quiz_id: id })
    else await completeQuiz(context, attempt.id)
    grading_completed = true
  }
  const result = grading_completed ? await resultOf(context, id) : null
  yield { event: 'done', data: { grading_completed, result } }
}

/** Keeps the files of an answer, then marks it; why one is not kept is told as of the answer. */
async function markWithFiles(
  context: Context<Submit['audience']>,
  quiz_id: string,
  submission: Submission,
  files: Input<Submit>['files'],
): Promise<Marking> {
  try {
    const answer = await withHandedIn(context, quiz_id, submission, files)
    return await markAnswer(context, quiz_id, answer)
  } catch (error) {
    const refused = error instanceof AppError && fileRefusals.find((code) => code === error.code)
    if (refused) return { refused }
    throw error
  }
}

/** A quiz that is not theirs, or that they have not opened, is not there. */
async function attemptAt({ db, actor }: Context<['student']>, quiz_id: string) {
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const attempt = await findAttempt(db, { quiz_id, ...whose })
  if (!attempt) throw new AppError('NOT_FOUND')
  return attempt
}

function eventOf(id: string, marking: Marking): Event {
  if ('refused' in marking) return { event: 'error', data: { id, code: marking.refused } }
  const { evaluation, xp, grading_completed } = marking
  const data = { evaluations: [evaluation], grading_completed, xp: levelOf(xp) }
  return { event: 'evaluations', data }
}

async function resultOf({ db, actor, now }: Context<['student']>, quiz_id: string) {
  const whose = { student_id: actor.id, school_id: actor.school_id }
  const found = await findResult(db, { quiz_id, ...whose })
  if (!found) throw new AppError('NOT_FOUND')
  const { xp, days, ...scores } = found
  return { ...scores, xp: levelOf(xp), streaks: streakOf(days, dayIn(actor.time_zone, now)) }
}
