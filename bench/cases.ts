import { randomUUIDv7 } from 'node:crypto'
import { type Client, formOf } from './client.ts'
import type { OneRequest } from './measure.ts'
import type { Prepared } from './prepare.ts'

export type Case = {
  readonly kind: 'quick' | 'slow'
  /** What has happened before, and is not measured. */
  readonly before?: (client: Client) => Promise<void>
  readonly one: OneRequest
}

function expectOk({ status, body }: { status: number; body: string }) {
  if (status !== 200) throw new Error(`${status} ${body.slice(0, 200)}`)
}

/** Signs a student in at this address. */
export const signsIn =
  (path: string): OneRequest =>
  async (client) => {
    const body = JSON.stringify({ email: 'student@demo.learngrove.test', password: 'learngrove' })
    const headers = { 'content-type': 'application/json' }
    expectOk(await client.send({ method: 'POST', path, headers, body }))
    return undefined
  }

/** The cases, each one request as a student's browser makes it. Slow ones are sent less often. */
export function casesOf({ token, quiz_id, waiting }: Prepared): Record<string, Case> {
  const authorization = `Bearer ${token}`
  const queue = [...waiting]
  return {
    sign_in: { kind: 'slow', one: signsIn('/api/v1/auth/login') },
    quiz_load: {
      kind: 'quick',
      one: async (client) => {
        const path = `/api/v1/quiz/${quiz_id}`
        expectOk(await client.send({ method: 'GET', path, headers: { authorization } }))
        return undefined
      },
    },
    answer_marked: {
      kind: 'quick',
      // A student has the quiz before them when they answer, and the server has drawn it.
      before: async (client) => {
        const quizzes = new Map(waiting.map((each) => [each.quiz_id, each.token]))
        for (const [id, own] of quizzes) {
          const headers = { authorization: `Bearer ${own}` }
          expectOk(await client.send({ method: 'GET', path: `/api/v1/quiz/${id}`, headers }))
        }
      },
      one: async (client) => {
        const next = queue.pop()
        if (!next) throw new Error('There are no more answers to hand in')
        const { token: own, quiz_id: quiz, ...answer } = next
        const evaluations = [{ ...answer, attempt_key: randomUUIDv7(), time_spent: 20 }]
        const form = formOf({
          evaluations: Buffer.from(JSON.stringify(evaluations)).toString('base64'),
        })
        const path = `/api/v1/quiz/${quiz}/submit`
        const headers = { ...form.headers, authorization: `Bearer ${own}` }
        const answered = await client.send({ method: 'POST', path, headers, body: form.body })
        expectOk(answered)
        if (!answered.body.includes('"is_submitted":true'))
          throw new Error(answered.body.slice(-600))
        return undefined
      },
    },
    chat_first_token: {
      kind: 'slow',
      one: async (client) => {
        const form = formOf({ messages: 'What is a fraction?' })
        const headers = { ...form.headers, authorization }
        const sent = {
          method: 'POST',
          path: '/api/v1/chat/stream',
          headers,
          body: form.body,
        } as const
        const answered = await client.send(sent, 'text-delta')
        expectOk(answered)
        if (answered.first_event_ms === undefined) throw new Error(answered.body.slice(-600))
        return answered.first_event_ms
      },
    },
  }
}
