import type { ServerResponse } from 'node:http'
import type { EventStream, StreamEvent } from '@learngrove/contract/route'
import { pingMs, writeEvent } from '@learngrove/contract/sse'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type Memory, part } from './memory.ts'
import { securityHeaders } from './security-headers.ts'

type Events = AsyncIterable<StreamEvent<EventStream>>

/** Buffers between us and the browser let a stream of small events through once it is this long. */
const padding = `: ${' '.repeat(2048)}\n\n`

/** A dead reader never drains; past this the connection is given up, and the client resumes. */
const maxBuffered = 1024 * 1024

const streams = part(() => ({ open: new Set<() => void>(), isStopping: false }))

/**
 * Ends every stream of a server with the event that tells its client to resume, and each that begins after
 * that: the server is about to stop.
 */
export function endStreams(memory: Memory): void {
  const all = memory.of(streams)
  all.isStopping = true
  for (const end of all.open) end()
}

/**
 * Writes a stream of events as the answer. What goes wrong before the first event
 * is an ordinary refusal; afterwards it is an event. When the reader leaves, the
 * iterator is returned, and it is for its maker to say whether the work goes on.
 */
export async function sendEvents(reply: FastifyReply, { events }: EventStream, stream: Events) {
  const all = reply.request.context.memory.of(streams)
  const gone = Promise.withResolvers<undefined>()
  // The reader may leave before there is a first event.
  reply.raw.on('close', () => gone.resolve(undefined))
  const iterator = stream[Symbol.asyncIterator]()
  let next = await iterator.next()
  const { raw } = reply.hijack()
  raw.writeHead(reply.statusCode, {
    ...securityHeaders(reply.request.protocol),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    'x-vercel-ai-ui-message-stream': 'v1',
  })
  const write = together(raw)
  // A short answer needs none: its end pushes it through.
  if (!next.done && next.value.id !== undefined) write(padding)
  const ping = setInterval(() => write(pingFrame()), pingMs)
  const end = () => {
    write(writeEvent({ event: 'resume', data: '{}' }))
    gone.resolve(undefined)
  }
  all.open.add(end)
  if (all.isStopping) end()
  try {
    while (!next.done && raw.writableLength < maxBuffered) {
      const { id, event, data } = next.value
      const schema = events[event] ?? z.never()
      const text = JSON.stringify(z.encode(schema, data))
      write(writeEvent({ ...(id !== undefined && { id }), event, data: text }))
      const step = await Promise.race([iterator.next(), gone.promise])
      if (!step) break
      next = step
    }
  } catch (error) {
    reply.log.error({ err: error }, 'fault in a stream')
    const data = JSON.stringify({ type: 'error', errorText: 'INTERNAL', code: 'INTERNAL' })
    write(writeEvent({ event: 'error', data }))
  } finally {
    all.open.delete(end)
    clearInterval(ping)
    raw.end()
    // Not awaited: a maker that waits for its next event is not waited for.
    Promise.resolve(iterator.return?.()).catch(() => {})
  }
}

/** What is written in one turn goes out together: each packet costs more than what is in it. */
function together(raw: ServerResponse): (text: string) => void {
  return (text) => {
    if (raw.writableCorked === 0) {
      raw.cork()
      setImmediate(() => raw.uncork())
    }
    raw.write(text)
  }
}

const pingFrame = () =>
  writeEvent({
    event: 'ping',
    data: JSON.stringify({ type: 'data-ping', data: { t: Date.now() }, transient: true }),
  })
