import { describe, expect, test } from 'vitest'
import { purgeAuth } from '#auth/auth.jobs.ts'
import { outcomes } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { issueTicket, readTicket } from '#platform/tickets/tickets.ts'
import { ten } from '#testing/at-once.ts'
import { db, start } from '#testing/harness.ts'
import { countRequest } from './throttle.ts'

const minute = 60_000
const at = (minutes: number) => new Date(start.getTime() + minutes * minute)

function counted(most = 3) {
  const [mailbox, address] = [newId(), newId()]
  const counts = [
    { by: `mail to ${mailbox}`, most, within_ms: 60 * minute },
    { by: `from ${address}`, most: 5, within_ms: 10 * minute },
  ]
  return { counts, ask: (minutes = 0) => countRequest(db, counts, at(minutes)) }
}

describe('counting requests', () => {
  test('refuses the one too many, until the first is long enough ago', async () => {
    const { ask } = counted()
    for (const minutes of [0, 10, 20]) await ask(minutes)
    await expect(ask(30)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retry_after_s: 30 * 60,
    })
    // What was refused is not counted: at the hour the first makes room for one.
    await ask(60)
    await expect(ask(61)).rejects.toMatchObject({ retry_after_s: 9 * 60 })
  })

  test('lets as many through as the limit says, of ten at once', async () => {
    const { ask } = counted()
    expect(await outcomes(ten(() => ask()))).toEqual({ done: 3, codes: ['TOO_MANY_REQUESTS'] })
  })

  test('holds each of its limits', async () => {
    const { ask } = counted(100)
    for (let asked = 0; asked < 5; asked++) await ask(1)
    await expect(ask(2)).rejects.toMatchObject({ retry_after_s: 9 * 60 })
    await expect(ask(12)).resolves.toBeUndefined()
  })

  test('keeps no address, only hashes', async () => {
    const { counts, ask } = counted()
    await ask()
    const rows = await db.selectFrom('counted_requests').selectAll().execute()
    for (const { by } of counts) expect(JSON.stringify(rows)).not.toContain(by.split(' ').at(-1))
  })
})

test('what has had its time is forgotten, and nothing else', async () => {
  const { ask } = counted(1)
  // Long before all that other tests do on a database that they share.
  const day = 24 * 60
  const longAgo = -400 * day
  await ask(longAgo)
  const old = { purpose: 'magic_link', now: at(longAgo) } as const
  const { secret } = await issueTicket(db, old)
  const purge = (minutes: number) => purgeAuth({ db, clock: () => at(minutes) })
  await purge(longAgo + 10)
  await expect(ask(longAgo + 10)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await readTicket(db, { ...old, secret })).toBeDefined()
  await purge(longAgo + 2 * day)
  expect(await readTicket(db, { ...old, secret })).toBeUndefined()
})
