import type { ServerResponse } from 'node:http'
import { eventStream, modelPeer, type Play } from './model-peer.ts'

/** What the endpoint answers with: pieces of text, and perhaps the line going dead before or after them. */
export type Script = {
  readonly status?: number
  /** Before the pieces: whatever else a model may send. */
  readonly deltas?: readonly object[]
  readonly pieces?: readonly string[]
  readonly finish_reason?: string
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number }
  readonly after?: 'end' | 'cut' | 'hang'
}

/** One frame of a stream as an OpenAI-compatible model sends it. */
export const frame = (delta: object, finish_reason: string | null = null, more: object = {}) =>
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'model-of-the-provider',
    choices: [{ index: 0, delta, finish_reason }],
    ...more,
  })}\n\n`

export const done = 'data: [DONE]\n\n'

/** A server on this machine that speaks as an OpenAI-compatible model does, and keeps what it was sent. */
export const openAiEndpoint = (script: Script) => modelPeer(speaking(script))

/** How long a line that goes dead carries what was sent before. */
const cutAfterMs = 100

/** Answers as an OpenAI-compatible model does. */
export const speaking =
  (script: Script): Play =>
  (response) =>
    speak(response, script)

function speak(
  response: ServerResponse,
  { status = 200, deltas = [], pieces = [], ...script }: Script,
) {
  const { after = 'end', finish_reason = 'stop', usage } = script
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'No' } }))
    return
  }
  eventStream(response)
  for (const delta of deltas) response.write(frame(delta))
  for (const content of pieces) response.write(frame({ role: 'assistant', content }))
  if (after === 'hang') return
  if (after === 'cut') {
    setTimeout(() => response.destroy(), cutAfterMs)
    return
  }
  response.write(frame({}, finish_reason, usage && { usage }))
  response.end(done)
}
