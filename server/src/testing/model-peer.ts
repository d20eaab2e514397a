import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** Answers one request of a model. */
export type Play = (response: ServerResponse) => void | Promise<void>

/** A server on this machine in the place of a provider. It answers as it is told to, and keeps what it was sent. */
export async function modelPeer(first: Play) {
  let play = first
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const paths: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(body)
      headers.push(request.headers)
      paths.push(request.url ?? '')
      void play(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    bodies,
    headers,
    paths,
    /** From now on it answers so. */
    play: (next: Play) => {
      play = next
    },
  }
}

export const eventStream = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
}
