import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'

/** Writes and reads server-sent events: one form for every stream of the API. */

/** How often the server writes a ping, so that a listener can tell silence from a dead connection. */
export const pingMs = 10_000

/** A stream that has been silent for this long is lost. */
export const silenceMs = 30_000

/** Says that the connection ended before the stream did: the work goes on, and can be resumed. */
export class StreamLost extends Error {
  override readonly name = 'StreamLost'
}

export type WireEvent = { readonly id?: string; readonly event: string; readonly data: string }

/** Writes one event as text. Data is JSON, so it holds no line break. */
export function writeEvent({ id, event, data }: WireEvent): string {
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`
}

/** Reads the events of an answer's body as they arrive. Comments are skipped. */
export async function* readEvents(answer: Response): AsyncGenerator<EventSourceMessage> {
  if (!answer.body) throw new StreamLost('The answer has no body')
  const events = answer.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  try {
    for (;;) {
      const { done, value } = await withinSilence(reader.read())
      if (done) return
      yield value
    }
  } finally {
    // Not awaited: a dead connection never confirms.
    reader.cancel().catch(() => {})
  }
}

async function withinSilence<T>(next: Promise<T>): Promise<T> {
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => silence.reject(new StreamLost('The stream fell silent')),
    silenceMs,
  )
  try {
    return await Promise.race([next, silence.promise])
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    throw new StreamLost('The connection was lost', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
