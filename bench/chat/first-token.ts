import { clientOf, formOf } from '../client.ts'
import { timesOf } from '../practice/arrivals.ts'

const warmUp = 40
const asked = 60
const loadingMs = 5_000

/** How long the built-in tutor takes to its first token, asked one at a time. */
export async function firstToken(server_url: string, session: string) {
  const client = clientOf(server_url, 1)
  // The encoder loads its weights beside the start.
  await new Promise((resolve) => setTimeout(resolve, loadingMs))
  const times: number[] = []
  for (let count = 0; count < warmUp + asked; count++) {
    const { headers, body } = formOf({ messages: `How do I solve ${count + 2}x + 3 = 11?` })
    const sent = { method: 'POST', path: '/api/v1/chat/stream', body } as const
    const own = { ...headers, authorization: `Bearer ${session}` }
    const answer = await client.send({ ...sent, headers: own }, 'text-delta')
    if (answer.first_event_ms === undefined) throw new Error(answer.body.slice(-600))
    if (count >= warmUp) times.push(answer.first_event_ms)
  }
  client.close()
  return timesOf(times)
}
