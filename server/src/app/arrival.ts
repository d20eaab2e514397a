import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'

/** A form with photographs may take so many times as long as anything else, for lines are slow. */
export const formTimes = 10

/** A connection on which nothing is said for so long is let go; a stream of events says something every 10 s. */
const silenceMs = 120_000

/** How often is looked for what takes too long, in each time that it may take. */
const looksInTime = 4

/**
 * How long a connection may be held by whoever does not say what they want. Node counts the whole
 * request, from its first byte to its last, and nothing of the answer.
 */
export const connectionTimes = ({ request_ms }: Pick<Config, 'request_ms'>) => ({
  requestTimeout: formTimes * request_ms,
  connectionTimeout: silenceMs,
  http: { headersTimeout: request_ms, connectionsCheckingInterval: request_ms / looksInTime },
})

/** What brings no files has to be here sooner: who sends it byte by byte is cut off. */
export function limitArrival(app: FastifyInstance, { request_ms }: Pick<Config, 'request_ms'>) {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (!bringsMore(raw) || routeOptions.config.route?.files) return
    const timer = setTimeout(() => cutOff(raw), request_ms).unref()
    const stop = () => clearTimeout(timer)
    raw.once('end', stop)
    reply.raw.once('close', stop)
  })
}

const bringsMore = ({ complete, headers }: IncomingMessage) =>
  !complete && (headers['content-length'] ?? headers['transfer-encoding']) !== undefined

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

function cutOff(request: IncomingMessage) {
  if (request.complete) return
  request.socket.end(tooSlow, () => request.socket.destroy())
}
