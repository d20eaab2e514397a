import { beforeEach, expect, test, vi } from 'vitest'

const device = vi.hoisted(() => ({ kept: new Map<string, number>() }))

vi.mock('#platform/session.ts', () => ({ currentUser: () => ({ id: 'maya' }) }))
vi.mock('#platform/device-store.ts', () => ({
  readKept: async (user_id: string, what: string) => {
    const data = device.kept.get(`${user_id} ${what}`)
    return data === undefined ? undefined : { data, kept_at: 0 }
  },
  writeKept: async (user_id: string, what: string, ahead_ms: number) =>
    void device.kept.set(`${user_id} ${what}`, ahead_ms),
}))

/** The module as a page has it that was just opened. */
async function opened() {
  vi.resetModules()
  return import('./session.server-clock.ts')
}

beforeEach(() => device.kept.clear())

test('a device that is twenty minutes slow says its moments by the clock of the server', async () => {
  const { learnClock, onServer } = await opened()
  const received_at = Date.parse('2026-09-01T08:40:00Z')
  await learnClock('2026-09-01T09:00:00.000Z', received_at)
  expect(await onServer(received_at + 5_000)).toBe('2026-09-01T09:00:05.000Z')
})

test('what was learnt is there after a reload without a network', async () => {
  const { learnClock } = await opened()
  await learnClock('2026-09-01T09:00:00.000Z', Date.parse('2026-09-01T09:03:00Z'))
  const { clockAhead } = await opened()
  expect(await clockAhead()).toBe(-180_000)
})

test('a device that never heard the server goes by its own clock', async () => {
  const { onServer } = await opened()
  expect(await onServer(Date.parse('2026-09-01T09:00:00Z'))).toBe('2026-09-01T09:00:00.000Z')
})
