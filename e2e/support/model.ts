import { createServer, type ServerResponse } from 'node:http'

/** What the model says next: the first part at once, the rest when the test lets it. */
export type Script = { readonly before: readonly string[]; readonly after: readonly string[] }

/** A language model on this machine, which says what a test has written, and waits in the middle. */
export type SlowModel = {
  /** Where it is, up to and with its `/v1`. */
  readonly url: string
  /** Sets what the next question is answered with. */
  readonly plan: (script: Script) => void
  /** Lets the answer that waits in the middle go on to its end. */
  readonly release: () => void
  readonly stop: () => void
}

const plain: Script = { before: ['All is well.'], after: [] }

/** Starts an OpenAI-compatible endpoint. A question for which nothing was planned gets a short answer. */
export async function startModel(): Promise<SlowModel> {
  let next: Script | undefined
  let gate = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', async () => {
      const script = next ?? plain
      next = undefined
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const piece of script.before) say(response, piece)
      if (script.after.length > 0) await gate.promise
      for (const piece of script.after) say(response, piece)
      write(response, {}, 'stop')
      response.end('data: [DONE]\n\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    plan: (script) => {
      gate = Promise.withResolvers()
      next = script
    },
    release: () => gate.resolve(),
    stop: () => {
      gate.resolve()
      server.closeAllConnections()
      server.close()
    },
  }
}

const say = (response: ServerResponse, content: string) =>
  write(response, { role: 'assistant', content }, null)

function write(response: ServerResponse, delta: object, finish_reason: string | null) {
  const chunk = {
    id: 'answer',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'a-school-model',
    choices: [{ index: 0, delta, finish_reason }],
  }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}
