import { createServer, type Server } from 'node:http'

/** An OpenAI-compatible endpoint that answers at once, so that only our own time is measured. */
export async function startModelServer() {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const content of ['What ', 'do you ', 'notice ', 'first?']) {
        response.write(`data: ${JSON.stringify(chunk({ content }, null))}\n\n`)
      }
      response.write(`data: ${JSON.stringify(chunk({}, 'stop'))}\n\n`)
      response.end('data: [DONE]\n\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${portOf(server)}/v1`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

export function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** One event of such an endpoint's stream. */
export const chunk = (delta: object, finish_reason: string | null) => ({
  id: 'bench',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'bench',
  choices: [{ index: 0, delta, finish_reason }],
})
