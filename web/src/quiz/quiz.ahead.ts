import { call } from '#platform/api.ts'
import { dropKept, readKept } from '#platform/device-store.ts'
import { keepFor, nameOfKept } from '#platform/on-device.ts'
import type { Listed } from './ahead.ts'
import { aheadOf, isOfQuizzes } from './ahead.ts'
import { attemptQuery, type Quiz, quizQuery } from './quiz.data.ts'

/**
 * Fetches the quizzes that a student is likely to open next, so that they open without a network, one
 * after another: what the page itself fetches goes before. Forgets those that are over, but for `others`,
 * which are in no list yet.
 */
export async function keepAhead(
  user_id: string,
  quizzes: readonly Listed[],
  others: readonly string[] = [],
): Promise<void> {
  const wanted = aheadOf(quizzes)
  const listed = quizzes.filter(({ status }) => !status.is_completed).map(({ id }) => id)
  const open = new Set([...listed, ...others])
  await dropKept(user_id, (what) => isOfQuizzes(what, (id) => !open.has(id)))
  for (const quiz of wanted) {
    const isKept = await keepQuiz(user_id, quiz.id, quiz.status.num_answered)
    if (!isKept) return
  }
  for (const id of others) if (!(await keepQuiz(user_id, id, 0))) return
}

/** Keeps a quiz with so many answers at least. Returns whether it is there now. */
async function keepQuiz(user_id: string, id: string, num_answered: number): Promise<boolean> {
  const name = nameOfKept(quizQuery(id).queryKey)
  const kept = await readKept<Quiz>(user_id, name)
  if (kept && kept.data.status.num_answered >= num_answered) return true
  const ahead = await call('POST /quiz/{id}/ahead', { params: { id } }).catch(() => undefined)
  if (!ahead) return false
  await keepFor(user_id, nameOfKept(attemptQuery(id).queryKey), ahead.attempt)
  await keepFor(user_id, name, ahead.quiz)
  return true
}
