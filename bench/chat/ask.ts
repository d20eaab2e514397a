import { formOf } from '../client.ts'
import type { Request } from './reader.ts'

/** What says that a stream has ended. */
export const lastEvent = { ours: '\nevent: finish\n', model: 'data: [DONE]' }

const requestOf = (url: URL, headers: object, body: string): Request => ({
  url,
  head: [
    `POST ${url.pathname} HTTP/1.1`,
    `host: ${url.host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    '\r\n',
  ].join('\r\n'),
  body,
})

/** A question to the tutor, from whoever is signed in. */
export function ask(server_url: string, session: string): Request {
  const { headers, body } = formOf({ messages: 'How do I add two fractions?' })
  const url = new URL('/api/v1/chat/stream', server_url)
  return requestOf(url, { ...headers, authorization: `Bearer ${session}` }, body)
}

/** The same stream, from the model itself. */
export function askModel(model_url: string): Request {
  const body = JSON.stringify({ model: 'bench', stream: true, messages: [] })
  const url = new URL(`${model_url}/chat/completions`)
  return requestOf(url, { 'content-type': 'application/json' }, body)
}
