import { beforeEach, expect, test, vi } from 'vitest'
import { keys } from './session.ts'

/** The device, the network and the browser's shelf, each as a test wants it. */
const world = vi.hoisted(() => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => shelf.set(key, value),
    removeItem: (key: string) => shelf.delete(key),
  })
  vi.stubGlobal('sessionStorage', { removeItem() {} })
  const standIn = {
    shelf,
    answer: () => Promise.resolve(new Response()),
    kept: new Map<string, unknown>(),
  }
  vi.stubGlobal('fetch', () => standIn.answer())
  return standIn
})
vi.mock('./device-store.ts', () => ({
  readKept: async (id: string, what: string) => {
    const data = world.kept.get(`${id} ${what}`)
    return data && { data, kept_at: 0 }
  },
  writeKept: async (id: string, what: string, data: unknown) =>
    world.kept.set(`${id} ${what}`, data),
  keepOnly: async (id: string | undefined) => {
    for (const name of world.kept.keys()) if (!name.startsWith(`${id} `)) world.kept.delete(name)
  },
}))

const { queryOnDevice } = await import('./on-device.ts')
const { queryClient } = await import('./query-client.ts')
const { clearSession, storeUser } = await import('./session.ts')

const enter = (id: string) =>
  // Safe: nothing else of a user is read here.
  storeUser({ id, access_token: id } as Parameters<typeof storeUser>[0])
const xp = queryOnDevice('GET /users/xp', {})
const answers = (body: object, status = 200) => {
  world.answer = () => Promise.resolve(Response.json(body, { status }))
}
const cut = () => {
  world.answer = () => Promise.reject(new TypeError('Failed to fetch'))
}
const ask = () => queryClient.fetchQuery({ ...xp, retry: false })

beforeEach(() => {
  clearSession()
  enter('maya')
})

test('what the server said last is shown where it cannot be reached, and asked for anew', async () => {
  answers({ xp: 7 })
  await ask()
  queryClient.clear()
  cut()
  expect(await ask()).toEqual({ xp: 7 })
  answers({ xp: 9 })
  expect(await ask()).toEqual({ xp: 9 })
})

test('a gateway that cannot reach the server is no server; a refusal is one', async () => {
  answers({ xp: 7 })
  await ask()
  queryClient.clear()
  answers({}, 503)
  expect(await ask()).toEqual({ xp: 7 })
  queryClient.clear()
  answers({ code: 'NOT_FOUND', request_id: 'r' }, 404)
  await expect(ask()).rejects.toMatchObject({ status: 404 })
})

test('nothing is kept past signing out, nor for the next who signs in', async () => {
  answers({ xp: 7 })
  await ask()
  expect(world.kept.size).toBe(1)
  clearSession()
  expect(world.kept.size).toBe(0)
  enter('maya')
  await ask()
  enter('tom')
  expect(world.kept.size).toBe(0)
  cut()
  await expect(ask()).rejects.toBeInstanceOf(TypeError)
})

test('an answer that arrives after its reader has left is not kept', async () => {
  const late = Promise.withResolvers<Response>()
  world.answer = () => late.promise
  const asked = ask()
  world.shelf.delete(keys.user)
  late.resolve(Response.json({ xp: 7 }))
  await asked
  expect(world.kept.size).toBe(0)
})
