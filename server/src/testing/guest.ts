import { randomUUID } from 'node:crypto'
import { createCall } from '@learngrove/contract/call'
import { type ChatEvent, collect, idsOf } from './chat-school.ts'
import type { TestSchool } from './harness.ts'

type Extra = { thread_id?: string; client_message_id?: string; time_zone?: string }

type Place = {
  /** The host that the browser has in its address; none of a school without it. */
  readonly host?: string
  readonly address?: string
  readonly session_id?: string
}

/** A visitor without an account, in a browser with a session of its own. */
export function makeGuest(school: Pick<TestSchool, 'base'>, place: Place = {}) {
  const { host, address, session_id = randomUUID() } = place
  const headers = {
    ...(host && { 'x-forwarded-host': host }),
    ...(address && { 'x-forwarded-for': address }),
  }
  const client = createCall({
    base_url: `${school.base}/api/v1`,
    fetch: (url, init) => fetch(url, { ...init, headers: { ...init?.headers, ...headers } }),
  })
  const ask = (messages: string, { thread_id, ...fields }: Extra = {}) =>
    client.stream('POST /chat/public/stream', {
      query: { session_id, ...(thread_id && { thread_id }) },
      body: { messages, ...fields },
    })
  const say = async (messages: string, extra: Extra = {}) => {
    const events: ChatEvent[] = await collect(ask(messages, extra))
    return { events, ...idsOf(events) }
  }
  const read = (thread_id?: string) =>
    client.call('GET /chat/public/{id}', {
      params: { id: session_id },
      query: { ...(thread_id && { thread_id }) },
    })
  const budget = () => client.call('GET /chat/public/budget', { query: { session_id } })
  return { ...client, session_id, ask, say, read, budget }
}
