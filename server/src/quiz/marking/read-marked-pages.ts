import type { quizMarking } from '@learngrove/contract/quiz.marking'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { isSecret } from '#quiz/behaviour-now.ts'
import { findMarkedPages } from './marked-pages.queries.ts'

type Read = typeof quizMarking.markedPages

/** Reads what a person drew on an answer, for its student and whoever may read their work, while that decision counts. */
export async function readMarkedPages(
  { db, actor }: Context<Read['audience']>,
  { id }: Input<Read>['params'],
): Promise<Output<Read>> {
  const found = await findMarkedPages(db, { id, actor })
  if (!found) throw new AppError('NOT_FOUND')
  const { drawn, decided_at, rules, grading_completed } = found
  const counts =
    drawn !== null &&
    new Date(drawn.decided_at).getTime() === decided_at?.getTime() &&
    !isSecret(rules, grading_completed)
  return { marked_pages: counts ? drawn.pages : [] }
}
