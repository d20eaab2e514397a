import type { Caller } from '@learngrove/contract/roles'
import { describe, expect, test } from 'vitest'
import { purgeAuth } from '#auth/auth.jobs.ts'
import { db, makeSchool } from '#testing/harness.ts'

const day = 24

/** Days that a session lasts at most, however often it is used. */
const lives: readonly (readonly [Caller, number])[] = [
  ['student', 180],
  ['parent', 180],
  ['teacher', 7],
  ['owner', 7],
  ['admin', 7],
  ['curriculum', 7],
  ['curriculum_guest', 7],
]

describe.each(lives)('the session of a %s', (caller, days) => {
  test(`ends after ${days} days even if it is used, not before`, async () => {
    const school = await makeSchool()
    const user = await school.addUser(caller)
    const { call } = await school.as(user)
    const use = () => call('GET /auth/sessions', {})
    const often = Math.min(days, 20)
    for (let passed = often; passed < days; passed += often) {
      school.wait(often * day)
      await use()
    }
    school.wait(often * day - 1)
    expect((await use()).sessions).toHaveLength(1)
    school.wait(1)
    await expect(use()).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
    const again = await school.as(user)
    expect((await again.call('GET /auth/sessions', {})).sessions).toHaveLength(1)
  })
})

test('a session that is over is forgotten by the job, one that is open is not', async () => {
  const school = await makeSchool()
  const people = [await school.addUser('teacher'), await school.addUser('student')]
  for (const user of people) await school.tokenOf(user)
  const left = async () => {
    const ids = people.map(({ id }) => id)
    const rows = db.selectFrom('sessions').select('user_id').where('user_id', 'in', ids)
    return (await rows.execute()).map(({ user_id }) => ids.indexOf(user_id)).sort()
  }
  const purge = () => purgeAuth({ db, clock: school.now })
  school.wait(7 * day - 1)
  await purge()
  expect(await left()).toEqual([0, 1])
  school.wait(1)
  await purge()
  expect(await left()).toEqual([1])
  school.wait(23 * day)
  await purge()
  expect(await left()).toEqual([])
})

describe('a school that ends what is not used', () => {
  const minute = 1 / 60

  async function idleSchool() {
    const school = await makeSchool()
    const owner = await school.as(await school.addUser('owner'))
    const student = await school.addUser('student')
    await owner.call('PATCH /schools/{id}', {
      params: { id: school.id },
      body: { idle_minutes: '10' },
      files: {},
    })
    const { call } = await school.as(student)
    return { school, owner, use: () => call('GET /users/information', {}) }
  }

  test('keeps a session that is used, however long, and ends one after its minutes', async () => {
    const { school, use } = await idleSchool()
    for (let passed = 0; passed < 30; passed += 5) {
      school.wait(5 * minute)
      expect((await use()).school_flags.idle_minutes).toBe(10)
    }
    school.wait(12 * minute)
    await expect(use()).rejects.toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' })
  })

  test('and its owner turns that off again', async () => {
    const { school, owner, use } = await idleSchool()
    await owner.call('PATCH /schools/{id}', {
      params: { id: school.id },
      body: { idle_minutes: 'never' },
      files: {},
    })
    school.wait(12 * minute)
    expect((await use()).school_flags.idle_minutes).toBeNull()
  })
})
