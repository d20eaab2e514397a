import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { bareServer } from '#testing/bare-server.ts'
import { connectionTimes, formTimes, limitArrival } from './arrival.ts'

/** Long enough for a busy machine to read a request that is not slow. */
const request_ms = 300

/** Sends this and then nothing, or a byte each few milliseconds; resolves with what came once it was cut off. */
async function sendTo(port: number, text: string, byte_each_ms?: number) {
  const begun = performance.now()
  const socket = connect(port, '127.0.0.1')
  const came: string[] = []
  socket.on('data', (chunk) => came.push(chunk.toString()))
  socket.on('error', () => {})
  socket.write(text)
  const dripping = byte_each_ms && setInterval(() => socket.write('x'), byte_each_ms)
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(dripping)
  return { came: came.join(''), ms: performance.now() - begun }
}

const head = (path: string, type: string, length = 5000) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`

/** What was said before the end; to whoever is still sending it may be lost. */
const cutOff = /^(HTTP\/1\.1 408 .*)?$/s

async function listening() {
  const app = bareServer({}, { request_ms })
  const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return Number(address.port)
}

test.each([
  ['silent', undefined],
  ['dripping', 20],
])(
  'a body that never comes to its end is cut off: %s',
  async (_how, byte_each_ms) => {
    const port = await listening()
    const text = `${head('/api/v1/auth/login', 'application/json')}{"email":"`
    const { came, ms } = await sendTo(port, text, byte_each_ms)
    expect(came).toMatch(cutOff)
    expect(ms).toBeGreaterThan(request_ms - 5)
  },
  10_000,
)

test('a head that never comes to its end is cut off', async () => {
  const { came } = await sendTo(
    await listening(),
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    20,
  )
  expect(came).toMatch(cutOff)
}, 10_000)

test('a form with files has ten times as long, and then is cut off too', async () => {
  const path = '/api/v1/users/01a1f000-0000-7000-8000-000000000105/profile-pic'
  const form = head(path, 'multipart/form-data; boundary=b').replace('POST', 'PATCH')
  const app = Fastify({ ...connectionTimes({ request_ms }) })
  onTestFinished(() => app.close())
  limitArrival(app, { request_ms })
  app.addContentTypeParser('multipart/form-data', (_request, body, done) => {
    body.resume().once('end', () => done(null))
  })
  // Safe: `limitArrival` asks a route for its files alone.
  const config = { route: { files: {} } } as never
  app.patch('/api/v1/users/:id/profile-pic', { config }, async () => ({}))
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const { came, ms } = await sendTo(Number(port), `${form}--b\r\n`, 20)
  expect(came).toMatch(cutOff)
  expect(ms).toBeGreaterThan(formTimes * request_ms - 5)
}, 20_000)

test('an answer that stays open is not cut off, however long it takes', async () => {
  const app = Fastify({ ...connectionTimes({ request_ms }) })
  onTestFinished(() => app.close())
  limitArrival(app, { request_ms })
  const { promise: told, resolve: tell } = Promise.withResolvers<void>()
  app.post('/held', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: begun\n\n')
    void told.then(() => reply.raw.end('data: ended\n\n'))
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${origin}/held`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  // What began with it and never came to its end is long gone.
  await sendTo(Number(new URL(origin).port), `${head('/held', 'application/json')}{`)
  await sendTo(Number(new URL(origin).port), 'GET / HTTP/1.1\r\nHost: ')
  tell()
  expect(await answer.text()).toBe('data: begun\n\ndata: ended\n\n')
}, 20_000)
