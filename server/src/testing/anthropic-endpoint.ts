import type { ServerResponse } from 'node:http'
import { eventStream, modelPeer, type Play } from './model-peer.ts'

export type AnthropicScript = {
  readonly pieces?: readonly string[]
  /** Thought aloud before the words. */
  readonly thinking?: string
  readonly stop_reason?: string
  readonly after?: 'end' | 'cut' | 'error'
}

const inputTokens = 25
const outputTokens = 7

/** A server on this machine that streams as Anthropic's Messages API does, and keeps what it was sent. */
export const anthropicEndpoint = (script: AnthropicScript) => modelPeer(messaging(script))

/** Answers as Anthropic's Messages API does. */
export const messaging =
  (script: AnthropicScript): Play =>
  (response) =>
    message(response, script)

/** How long a line that goes dead carries what was sent before. */
const cutAfterMs = 100

function message(response: ServerResponse, script: AnthropicScript) {
  const { pieces = [], thinking, stop_reason = 'end_turn', after = 'end' } = script
  eventStream(response)
  const send = (type: string, data: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`)
  send('message_start', {
    message: {
      ...{ id: 'msg_1', type: 'message', role: 'assistant', model: 'model-of-the-provider' },
      ...{ content: [], stop_reason: null, stop_sequence: null },
      usage: { input_tokens: inputTokens, output_tokens: 1 },
    },
  })
  send('ping', {})
  let index = 0
  const block = (content_block: object, deltas: readonly object[]) => {
    send('content_block_start', { index, content_block })
    for (const delta of deltas) send('content_block_delta', { index, delta })
    send('content_block_stop', { index })
    index += 1
  }
  if (thinking !== undefined) {
    const delta = { type: 'thinking_delta', thinking }
    block({ type: 'thinking', thinking: '', signature: '' }, [delta])
  }
  if (after === 'error') {
    send('error', { error: { type: 'overloaded_error', message: 'Overloaded' } })
    response.end()
    return
  }
  const texts = pieces.map((text) => ({ type: 'text_delta', text }))
  if (texts.length > 0) block({ type: 'text', text: '' }, texts)
  if (after === 'cut') {
    setTimeout(() => response.destroy(), cutAfterMs)
    return
  }
  send('message_delta', {
    delta: { stop_reason, stop_sequence: null },
    usage: { output_tokens: outputTokens },
  })
  send('message_stop', {})
  response.end()
}
