import { quizzesKept } from '#quiz/session/outbox-on-device.ts'
import { sessionOf } from '#quiz/session/session.ts'

/** Sends what a student left on this device, of every quiz: for when the site is opened again on another page. */
export async function sendKeptAnswers(user_id: string): Promise<void> {
  const quizzes = await quizzesKept(user_id).catch(() => [])
  await Promise.all(quizzes.map((quiz_id) => sessionOf({ user_id, quiz_id }).flush()))
}
