import { createServer, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** What the endpoint answers with: pieces of text, and perhaps the line going dead before or after them. */
export type Script = {
  readonly status?: number
  /** Before the pieces: whatever else a model may send. */
  readonly deltas?: readonly object[]
  readonly pieces?: readonly string[]
  readonly finish_reason?: string
  readonly after?: 'end' | 'cut' | 'hang'
}

/** A server on this machine that speaks as an OpenAI-compatible model does, and keeps what it was sent. */
export async function openAiEndpoint(script: Script) {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      bodies.push(body)
      play(response, script)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/v1`, bodies }
}

function play(
  response: ServerResponse,
  { status = 200, deltas = [], pieces = [], ...script }: Script,
) {
  const { after = 'end', finish_reason = 'stop' } = script
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'No' } }))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish_reason: string | null) =>
    response.write(
      `data: ${JSON.stringify({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'school-model',
        choices: [{ index: 0, delta, finish_reason }],
      })}\n\n`,
    )
  response.flushHeaders()
  for (const delta of deltas) send(delta, null)
  for (const content of pieces) send({ role: 'assistant', content }, null)
  if (after === 'hang') return
  if (after === 'cut') {
    setTimeout(() => response.destroy(), 100)
    return
  }
  send({}, finish_reason)
  response.end('data: [DONE]\n\n')
}
