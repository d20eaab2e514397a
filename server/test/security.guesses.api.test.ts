import { describe, expect, test } from 'vitest'
import { countAttempt } from '#auth/auth.throttle.ts'
import { newNumber, password, schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { fulfilled, refusals } from '#testing/at-once.ts'
import { db, makeSchool, secret_key, start } from '#testing/harness.ts'

const freeAtAccount = 5
const freeFromAnywhere = 50
const freeAtAddress = 50

const many = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)))

const seconds = 1 / 3600

/** How many of the refusals were of this code. */
const countOf = (settled: readonly PromiseSettledResult<unknown>[], code: string) =>
  settled.filter((each) => each.status === 'rejected' && each.reason.code === code).length

type Known = Awaited<ReturnType<typeof schoolWithAccount>>

const signIn = ({ call }: Pick<Known, 'call'>, email: string, tried: string) =>
  call('POST /auth/login', { body: { email, password: tried } })

describe('many guesses at the same moment', () => {
  test('at one account are as many as one after the other, whether there is such an account or not', async () => {
    const known = await schoolWithAccount()
    for (const email of [known.email, `${newId()}@nowhere.test`]) {
      const guesses = await many(20, () => signIn(known, email, 'a guess'))
      expect(countOf(guesses, 'WRONG_CREDENTIALS')).toBe(freeAtAccount)
      expect(countOf(guesses, 'TOO_MANY_REQUESTS')).toBe(20 - freeAtAccount)
    }
  })

  test('are counted before they are made, by servers that know nothing of each other', async () => {
    const name = newId()
    // Each from an address of its own, past everything that one process could hold back.
    const guesses = await many(freeFromAnywhere + 20, () =>
      countAttempt(
        { db, now: start, secret_key, device: undefined, address: newId() },
        { who: { name }, name, school_id: undefined },
      ),
    )
    expect(fulfilled(guesses)).toBe(freeFromAnywhere)
    expect(refusals(guesses)).toEqual(['TOO_MANY_REQUESTS'])
  })

  test('from one address at many accounts are held back too', async () => {
    const { call } = await (await makeSchool()).as()
    const guesses = await many(freeAtAddress + 20, () => {
      const body = { login_type: 'otp', mobile_number: newNumber(), otp: '000000' } as const
      return call('POST /auth/login', { body })
    })
    expect(countOf(guesses, 'WRONG_CREDENTIALS')).toBe(freeAtAddress)
    expect(countOf(guesses, 'TOO_MANY_REQUESTS')).toBe(20)
  })

  test('that are refused are not counted, so that hammering locks nobody out', async () => {
    const known = await schoolWithAccount()
    const { school, email } = known
    await many(freeAtAccount, () => signIn(known, email, 'a guess'))
    for (let round = 0; round < 5; round++) await many(10, () => signIn(known, email, 'a guess'))
    school.wait(1 * seconds)
    await expect(signIn(known, email, password)).resolves.toMatchObject({ email })
  })
})

describe('right passwords', () => {
  test('at the same moment all get in, and are not counted as guesses', async () => {
    const known = await schoolWithAccount()
    const { email } = known
    expect(fulfilled(await many(20, () => signIn(known, email, password)))).toBe(20)
    const guesses = await many(freeAtAccount + 1, () => signIn(known, email, 'a guess'))
    expect(countOf(guesses, 'WRONG_CREDENTIALS')).toBe(freeAtAccount)
  })

  test('clear what failed at the account, and not what failed at the address', async () => {
    const known = await schoolWithAccount()
    const { email, call } = known
    const elsewhere = () => {
      const body = { login_type: 'otp', mobile_number: newNumber(), otp: '000000' } as const
      return call('POST /auth/login', { body })
    }
    await many(freeAtAddress - freeAtAccount, elsewhere)
    await many(freeAtAccount - 1, () => signIn(known, email, 'a guess'))
    await signIn(known, email, password)
    // At the account all five are free again; at the address one is left.
    const guesses = await many(2, () => signIn(known, email, 'a guess'))
    expect(countOf(guesses, 'WRONG_CREDENTIALS')).toBe(1)
    expect(countOf(guesses, 'TOO_MANY_REQUESTS')).toBe(1)
  })

  test('at the wrong door count as guesses', async () => {
    const { call, email } = await schoolWithAccount()
    const body = { email, password, login_role: 2 as const }
    const tries = await many(freeAtAccount + 1, () => call('POST /auth/login', { body }))
    expect(countOf(tries, 'WRONG_CREDENTIALS')).toBe(freeAtAccount)
    expect(countOf(tries, 'TOO_MANY_REQUESTS')).toBe(1)
  })
})
