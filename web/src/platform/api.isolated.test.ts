import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, stream } from './api.ts'
import { keys } from './session.ts'

/** `api.ts` takes the browser's `fetch` when it is loaded, so this stands in its place before. */
const server = vi.hoisted(() => {
  const standIn = { answer: Promise.resolve(new Response()) }
  vi.stubGlobal('fetch', () => standIn.answer)
  return standIn
})

const shelf = new Map<string, string>()
const store = (access_token: string) => shelf.set(keys.user, JSON.stringify({ access_token }))

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  })
})
afterEach(() => shelf.clear())

/** Answers 401 once it is told to. */
function refusingServer() {
  const answered = Promise.withResolvers<Response>()
  server.answer = answered.promise
  return () => answered.resolve(Response.json({ code: 'NOT_SIGNED_IN' }, { status: 401 }))
}

test('a 401 clears the stored user', async () => {
  const refuse = refusingServer()
  store('old')
  const asked = call('GET /users/information', {})
  refuse()
  await expect(asked).rejects.toMatchObject({ status: 401 })
  expect(shelf.has(keys.user)).toBe(false)
})

test('a late 401 about the token before leaves whoever has signed in since', async () => {
  const refuse = refusingServer()
  store('old')
  const asked = call('GET /users/information', {})
  store('new')
  refuse()
  await expect(asked).rejects.toMatchObject({ status: 401 })
  expect(shelf.has(keys.user)).toBe(true)
})

test('an event that was garbled on its way is logged and passed over', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const done = { is_completed: true }
  server.answer = Promise.resolve(
    new Response(
      `event: evaluations\ndata: {"evaluations":[{"id\n\nevent: done\ndata: ${JSON.stringify(done)}\n\n`,
    ),
  )
  const heard = []
  const sent = { params: { id: 'q' }, body: { evaluations: '' }, files: {} }
  for await (const { event, data } of stream('POST /quiz/{id}/submit', sent)) {
    heard.push({ event, data })
  }
  expect(heard).toEqual([{ event: 'done', data: done }])
  expect(logged).toHaveBeenCalledWith('An event of POST /quiz/{id}/submit could not be read')
  logged.mockRestore()
})
