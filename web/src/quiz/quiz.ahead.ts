import { call } from '#platform/api.ts'
import { dropKept, readKept } from '#platform/device-store.ts'
import { keepFor, nameOfKept } from '#platform/on-device.ts'
import type { Listed } from './ahead.ts'
import { aheadOf, isOfQuizzes } from './ahead.ts'
import { attemptQuery, type Quiz, quizQuery } from './quiz.data.ts'

/**
 * Fetches the quizzes that a student is likely to open next, so that they open without a network, one
 * after another: what the page itself fetches goes before. Forgets those that are over.
 */
export async function keepAhead(user_id: string, quizzes: readonly Listed[]): Promise<void> {
  const wanted = aheadOf(quizzes)
  const open = new Set(quizzes.filter(({ status }) => !status.is_completed).map(({ id }) => id))
  await dropKept(user_id, (what) => isOfQuizzes(what, (id) => !open.has(id)))
  for (const quiz of wanted) {
    const name = nameOfKept(quizQuery(quiz.id).queryKey)
    const kept = await readKept<Quiz>(user_id, name)
    if (kept && kept.data.status.num_answered >= quiz.status.num_answered) continue
    const sent = { params: { id: quiz.id } }
    const ahead = await call('POST /quiz/{id}/ahead', sent).catch(() => undefined)
    if (!ahead) return
    await keepFor(user_id, nameOfKept(attemptQuery(quiz.id).queryKey), ahead.attempt)
    await keepFor(user_id, name, ahead.quiz)
  }
}
