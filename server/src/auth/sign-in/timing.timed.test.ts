import { policyVersion } from '@learngrove/contract/policy'
import { describe, expect, test } from 'vitest'
import { mailVerification } from '#auth/sign-up/sign-up.verify-email.ts'
import { newNumber, password, schoolWithAccount } from '#auth/testing.ts'
import { createMail } from '#mail/mail.ts'
import { readConfig } from '#platform/config.ts'
import { transaction } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { db, makeSchool } from '#testing/harness.ts'

const samples = 12

/** While the medians are apart more is measured, up to so many rounds: noise dies out, a leak does not. */
const mostRounds = 20

/** By so much the medians of known and unknown may differ: less than any network between hides. */
const tolerance = 0.25

/** A sample is the quickest of three, each beside one of the other: what else the machine does only adds. */
const callsPerSample = 3

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

type Work = () => Promise<unknown>

async function millisecondsOf(work: Work): Promise<number> {
  const begun = performance.now()
  await work().catch(() => {})
  return performance.now() - begun
}

/** Measures two pieces of work in turns; `between` stands between samples. Returns their medians in ms. */
async function compare(
  one: Work,
  other: Work,
  between: () => void,
  rounds = mostRounds,
): Promise<[number, number]> {
  const times = { one: [] as number[], other: [] as number[] }
  const sample = async () => {
    const [a, b] = [[] as number[], [] as number[]]
    for (let called = 0; called < callsPerSample; called++) {
      a.push(await millisecondsOf(one))
      b.push(await millisecondsOf(other))
    }
    between()
    return [Math.min(...a), Math.min(...b)] as const
  }
  // The first only warms up.
  await sample()
  for (let round = 0; round < rounds; round++) {
    for (let taken = 0; taken < samples; taken++) {
      const [a, b] = await sample()
      times.one.push(a)
      times.other.push(b)
    }
    if (apart([median(times.one), median(times.other)]) < tolerance) break
  }
  return [median(times.one), median(times.other)]
}

const apart = ([a, b]: readonly [number, number]) => Math.abs(a - b) / Math.max(a, b)

type Known = Awaited<ReturnType<typeof schoolWithAccount>>

/** What is asked for somebody who has an account, and for somebody who has none. */
const asks: Record<string, (known: Known, other: Known) => [Work, Work]> = {
  'signing in by password': ({ call, email }) => {
    const tried = (name: string) => () =>
      call('POST /auth/login', { body: { email: name, password: `not ${password}` } })
    return [tried(email), tried(`${newId()}@nowhere.test`)]
  },
  'signing in by code': ({ call, mobile_number }) => {
    const tried = (number: string) => () =>
      call('POST /auth/login', {
        body: { login_type: 'otp', mobile_number: number, otp: '000000' },
      })
    return [tried(mobile_number), tried(newNumber())]
  },
  'asking for a magic link': ({ call, email }) => {
    const asked = (to: string) => () =>
      call('POST /auth/magic-link', { body: { email: to, portal: 'ai_academy' } })
    return [asked(email), asked(`${newId()}@nowhere.test`)]
  },
  'asking for a password link': ({ call, email }) => {
    const asked = (to: string) => () =>
      call('POST /auth/password/reset/link', { body: { email: to } })
    return [asked(email), asked(`${newId()}@nowhere.test`)]
  },
  'asking for a code': ({ call, mobile_number }) => {
    const asked = (number: string) => () =>
      call('POST /auth/generate-otp', { body: { mobile_number: number } })
    return [asked(mobile_number), asked(newNumber())]
  },
  'signing up with an address': ({ call, email }) => {
    const typed = (address: string) => () =>
      call('POST /auth/signup', {
        query: {},
        body: {
          ...{ user_role_id: 6, first_name: 'Maya', last_name: '', email: address },
          ...{ password, policy_version: policyVersion },
        } as const,
      })
    return [typed(email), typed(`${newId()}@nowhere.test`)]
  },
  'naming an address': ({ email }, { school, user }) => {
    const config = readConfig({ LOG_LEVEL: 'silent' })
    const mail = createMail({ config, jobs: { send: async () => {} } })
    const asked_at = { protocol: 'http', hostname: 'localhost', host: 'localhost:3000' } as const
    const rest = { school_id: school.id, first_name: 'Maya', username: null, now: school.now() }
    const named = (address: string) => () =>
      transaction(db, (tx) =>
        mailVerification(
          { db: tx, config, mail, asked_at },
          { id: user.id, email: address, ...rest },
        ),
      )
    return [named(email), named(`${newId()}@nowhere.test`)]
  },
}

describe.each(Object.entries(asks))('%s', (_name, make) => {
  test('takes as long for an unknown account as for a known one', async () => {
    const known = await schoolWithAccount()
    const [one, other] = make(known, await schoolWithAccount())
    // What was counted an hour ago slows nothing down.
    const medians = await compare(one, other, () => known.school.wait(1))
    expect(apart(medians), `${medians.join(' ms and ')} ms`).toBeLessThan(tolerance)
  }, 120_000)
})

test('the measure can tell: a check that only known accounts need would show', async () => {
  const school = await makeSchool()
  const { call } = await school.as()
  const body = { email: `${newId()}@nowhere.test`, portal: 'ai_academy' } as const
  const plain = () => call('POST /auth/magic-link', { body })
  const longer = async () => {
    await hashPassword(password)
    await call('POST /auth/magic-link', { body: { ...body, email: `${newId()}@nowhere.test` } })
  }
  const medians = await compare(plain, longer, () => school.wait(1), 1)
  expect(apart(medians)).toBeGreaterThan(tolerance)
}, 120_000)
