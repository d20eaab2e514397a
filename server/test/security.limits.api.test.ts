import { describe, expect, test } from 'vitest'
import { password, schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { addressOf, makeSchool } from '#testing/harness.ts'

/** An address of a network that nobody else asks from. */
const newAddress = () => addressOf(newId())

/** Servers of one database, as after a restart or beside each other; they ask at the same moment. */
const servers = async (count: number) => {
  const made = []
  for (let each = 0; each < count; each++) made.push((await makeSchool({})).app)
  return made
}

type App = Awaited<ReturnType<typeof servers>>[number]
type Ask = { readonly url: string; readonly payload?: object }

async function statusOf(app: App | undefined, address: string, { url, payload }: Ask) {
  if (!app) throw new Error('There is no such server')
  const answer = await app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/v1${url}`,
    headers: { 'x-forwarded-for': address },
    ...(payload && { payload }),
  })
  return answer.statusCode
}

/** What is slowed down, how often it passes, and whether by whom it is for or by where it comes from. */
const limits: Record<string, { most: number; ask: (at: string) => Ask; by: 'target' | 'address' }> =
  {
    'magic links to one mailbox': {
      most: 10,
      by: 'target',
      ask: (at) => ({
        url: '/auth/magic-link',
        payload: { email: `${at}@nowhere.test`, portal: 'ai_academy' },
      }),
    },
    'password links to one mailbox': {
      most: 10,
      by: 'target',
      ask: (at) => ({
        url: '/auth/password/reset/link',
        payload: { email: `${at}@nowhere.test` },
      }),
    },
    'challenges from one address': {
      most: 60,
      by: 'address',
      ask: () => ({ url: '/users/contact-us/challenge' }),
    },
  }

describe.each(Object.entries(limits))('%s', (_name, { most, by, ask }) => {
  test('are counted by all servers together, and still after a restart', async () => {
    const [one, other] = await servers(2)
    const [target, own] = [newId(), newAddress()]
    const from = () => (by === 'address' ? own : newAddress())
    for (let asked = 0; asked < most; asked++) {
      const status = await statusOf(asked % 2 === 0 ? one : other, from(), ask(target))
      expect(status).toBeLessThan(300)
    }
    expect(await statusOf(one, from(), ask(target))).toBe(429)
    expect(await statusOf(other, from(), ask(target))).toBe(429)
    await one?.close()
    await other?.close()
    const [again] = await servers(1)
    expect(await statusOf(again, from(), ask(target))).toBe(429)
    const elsewhere = by === 'address' ? newAddress() : from()
    expect(await statusOf(again, elsewhere, ask(newId()))).toBeLessThan(300)
  })
})

/** Failures that pass before every further try has to wait: from one address, and from all of them. */
const freeFromOne = 5
const freeFromAll = 50

describe('failures at one account', () => {
  const guess = (email: string) => ({ url: '/auth/login', payload: { email, password: 'a guess' } })

  test('are counted by all servers together, whoever guesses, and still after a restart', async () => {
    const { email } = await schoolWithAccount()
    const [one, other] = await servers(2)
    for (let tried = 0; tried < freeFromAll; tried++) {
      expect(await statusOf(tried % 2 === 0 ? one : other, newAddress(), guess(email))).toBe(401)
    }
    await one?.close()
    const [again] = await servers(1)
    for (const app of [other, again]) {
      expect(await statusOf(app, newAddress(), guess(email))).toBe(429)
    }
  })

  test('lock nobody out: the right password signs in a minute later', async () => {
    const { school, email, call } = await schoolWithAccount()
    const enter = () => call('POST /auth/login', { body: { email, password } })
    const body = { email, password: 'a guess' }
    for (let tried = 0; tried < freeFromOne; tried++) {
      await call('POST /auth/login', { body }).catch(() => {})
    }
    await expect(enter()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    school.wait(1 / 60)
    await expect(enter()).resolves.toMatchObject({ email })
  })
})
