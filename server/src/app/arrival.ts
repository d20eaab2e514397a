import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'

/** How many times as long a form with photographs may take, because lines are slow. */
export const formTimes = 10

/** How long a connection may be silent before it is closed; a stream of events writes every 10 s. */
const silenceMs = 120_000

/** How often slow requests are looked for within the time that they may take. */
const looksInTime = 4

/**
 * Returns how long a connection may take to send its request. Node counts the whole request, from
 * the first byte to the last, and nothing of the response.
 */
export const connectionTimes = ({ request_ms }: Pick<Config, 'request_ms'>) => ({
  requestTimeout: formTimes * request_ms,
  connectionTimeout: silenceMs,
  http: { headersTimeout: request_ms, connectionsCheckingInterval: request_ms / looksInTime },
})

/**
 * Closes slow requests: one without files has to arrive sooner, so that nobody holds a connection
 * by sending byte by byte.
 */
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
