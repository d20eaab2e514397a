import type { RouteKey } from '@learngrove/contract'
import type { EventOf, Received } from '@learngrove/contract/call'
import { call } from '#platform/api.ts'
import { queryOnDevice } from '#platform/on-device.ts'
import { invalidate, queryClient } from '#platform/query-client.ts'
import type { Evaluation } from '#questions/questions.data.ts'

export type Quiz = Received<'GET /quiz/{id}'>
export type Attempt = Received<'GET /quiz/{id}/evaluations'>

/**
 * The questions as drawn for this student: they hold still for as long as the attempt lasts. To read one with
 * a time limit does not begin it: its student does, by a press.
 */
export const quizQuery = (id: string) =>
  queryOnDevice('GET /quiz/{id}', { params: { id }, query: { begin: false } })

export const attemptQuery = (id: string) =>
  queryOnDevice('GET /quiz/{id}/evaluations', { params: { id } })

/** What shows other figures once an answer was marked. */
const changedByMarking: readonly RouteKey[] = [
  'GET /users/xp',
  'GET /users/streaks',
  'GET /users/heart-status',
  'GET /quiz',
  'GET /lessons/learning-path',
  'GET /users/revisions',
  'GET /users/revisions/skills',
  'GET /quiz/mistakes',
  'GET /courses/{id}/map',
  'GET /users/revisions/next',
  'GET /quiz/{id}/result',
]

export const refreshAfterMarking = () => invalidate(...changedByMarking)

export const refreshAttempt = (id: string) =>
  queryClient.invalidateQueries({ queryKey: attemptQuery(id).queryKey })

export const keptEvaluation = (quiz_id: string, id: string): Evaluation | undefined =>
  queryClient
    .getQueryData<Attempt>(attemptQuery(quiz_id).queryKey)
    ?.evaluations.find((each) => each.id === id)

/** Puts what the server has just said into the attempt that the page shows. */
function keepAttempt(quiz_id: string, change: (attempt: Attempt) => Attempt): void {
  queryClient.setQueryData<Attempt>(
    attemptQuery(quiz_id).queryKey,
    (attempt) => attempt && change(attempt),
  )
}

export type Done = Extract<EventOf<'POST /quiz/{id}/submit'>, { event: 'done' }>['data']

/** What came of the attempt as a whole. */
export const keepDone = (quiz_id: string, { grading_completed, result }: Done): void =>
  keepAttempt(quiz_id, (attempt) => {
    if (!result) return { ...attempt, grading_completed }
    const { total_score, max_score, xp_collected } = result
    return { ...attempt, grading_completed, total_score, max_score, xp_collected }
  })

export const keepEvaluation = (
  quiz_id: string,
  id: string,
  change: (before: Evaluation) => Evaluation,
): void =>
  keepAttempt(quiz_id, (attempt) => ({
    ...attempt,
    evaluations: attempt.evaluations.map((each) => (each.id === id ? change(each) : each)),
  }))

/** Releases the next rung of the ladder; rejects as the call does. */
export async function showHint(quiz_id: string, evaluationQuestionId: string): Promise<void> {
  const { hints } = await call(
    'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints',
    { params: { id: quiz_id, evaluationQuestionId } },
  )
  keepEvaluation(quiz_id, evaluationQuestionId, (before) => ({ ...before, hints }))
}

/** Shows the worked solution, which settles the question; rejects as the call does. */
export async function showSolution(quiz_id: string, evaluationQuestionId: string): Promise<void> {
  const evaluation = await call(
    'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/solution',
    { params: { id: quiz_id, evaluationQuestionId } },
  )
  keepEvaluation(quiz_id, evaluationQuestionId, () => evaluation)
  await Promise.all([refreshAttempt(quiz_id), refreshAfterMarking()])
}
