import { createHash } from 'node:crypto'
import type { Services } from '#platform/context.ts'
import { completeQuiz } from './complete-quiz.ts'
import { hasAnswer } from './given-answer.ts'
import { markAnswer } from './mark-answer.ts'
import type { MarkingWorld } from './marking-world.ts'
import { selectEvaluationQuestions } from './quiz.attempts.queries.ts'
import { beginHandIn, selectOverdue } from './quiz.hand-in.queries.ts'
import { isToHandIn, overBefore, type Timed } from './time-limit.ts'

type Attempt = { readonly id: string; readonly quiz_id: string }

/**
 * Hands in an attempt as a whole: from now on nothing in it is changed, what is answered is marked as one
 * more try, and it is closed. Each answer has a key of its own that is always the same, so that however
 * many do this at once, and wherever one of them breaks off, every answer counts once.
 */
export async function handIn(world: MarkingWorld, { id, quiz_id }: Attempt): Promise<void> {
  await beginHandIn(world.db, { id, now: world.now })
  const questions = await selectEvaluationQuestions(world.db, { student_evaluation_id: id })
  for (const { id, is_settled, waiting, ...answer } of questions) {
    // What waits for a person is handed in already, as it was put down then.
    if (is_settled || waiting || !hasAnswer(answer)) continue
    const { value, selected_option, points, answer_parts, file_ids } = answer
    const given = { value, selected_option, points, answer_parts, file_ids }
    const attempt_key = keyOf(id)
    await markAnswer(world, quiz_id, { id, attempt_key, ...given, is_of_hand_in: true })
  }
  await completeQuiz(world, id)
}

/** The one key of a question's answer that is handed in with its attempt, as a UUIDv8. */
function keyOf(evaluation_question_id: string): string {
  const hash = createHash('sha256').update(`handed in ${evaluation_question_id}`).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`]
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')
}

/** What handing in for somebody else needs; whose attempt it is, is read with it. */
export type HandInWorld = Omit<MarkingWorld, 'actor'>

/** Hands in an attempt for its student, at the moment at which its time was over. */
async function handInFor(world: HandInWorld, id: string): Promise<void> {
  const before = overBefore(world.now)
  const [attempt] = await selectOverdue(world.db, { ...before, id, limit: 1 })
  if (!attempt) return
  const { student_id, school_id, time_zone, ends_at } = attempt
  const now = ends_at && ends_at < world.now ? ends_at : world.now
  await handIn({ ...world, now, actor: { id: student_id, school_id, time_zone } }, attempt)
}

/** Hands in an attempt that somebody looks at, if its time is over. Returns whether it was. */
export async function handInIfOver(
  world: HandInWorld,
  attempt: Timed & { readonly id: string; readonly grading_completed: boolean },
): Promise<boolean> {
  if (attempt.grading_completed || !isToHandIn(attempt, world.now)) return false
  await handInFor(world, attempt.id)
  return true
}

/** How many attempts one job hands in; what is left waits for the next. */
const mostAtOnce = 200

type JobWorld = Pick<Services, 'db' | 'memory' | 'marker' | 'jobs'> & {
  readonly log: MarkingWorld['log']
}

/** Hands in every attempt whose time is over. What goes wrong with one does not stop the others. Returns how many. */
export async function handInOverdue(world: JobWorld, now: Date): Promise<number> {
  const overdue = await selectOverdue(world.db, { ...overBefore(now), limit: mostAtOnce })
  let handedIn = 0
  for (const { id } of overdue) {
    try {
      await handInFor({ ...world, now }, id)
      handedIn++
    } catch (err) {
      world.log.error({ err, student_evaluation_id: id }, 'an attempt could not be handed in')
    }
  }
  return handedIn
}
