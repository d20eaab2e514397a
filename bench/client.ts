import { Agent, request } from 'node:http'

export type Sent = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export type Answer = {
  readonly status: number
  readonly body: string
  readonly first_event_ms?: number
}

/** Calls one server over connections that stay open. */
export function clientOf(url: string, connections: number) {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const send = ({ method, path, headers, body }: Sent, until?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const began = performance.now()
      let first_event_ms: number | undefined
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const options = { agent, hostname, port, method, path, headers: { ...headers, ...length } }
      const sent = request(options, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (piece: string) => {
          text += piece
          if (until && first_event_ms === undefined && text.includes(until)) {
            first_event_ms = performance.now() - began
          }
        })
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: text,
            ...(first_event_ms !== undefined && { first_event_ms }),
          }),
        )
        answer.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}

export type Client = ReturnType<typeof clientOf>

/** A form of text fields, as a browser would send it. */
export function formOf(fields: Readonly<Record<string, string>>) {
  const boundary = `----bench${crypto.randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  }
}
