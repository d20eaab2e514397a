import { describe, expect, test } from 'vitest'
import { db, type TestSchool } from '#testing/harness.ts'
import { adult, protectedAdult, turnOnFor } from './second-factor.testing.ts'

const required = { status: 403, code: 'SECOND_FACTOR_REQUIRED' }

const require = (school: TestSchool) =>
  db
    .updateTable('schools')
    .set({ requires_second_factor: true })
    .where('id', '=', school.id)
    .execute()

describe('a school that asks its staff for a second factor', () => {
  test.each(['teacher', 'owner', 'admin', 'curriculum'] as const)(
    'lets a %s to nothing but its set-up until there is one',
    async (role) => {
      const { school, user } = await adult(role)
      const elsewhere = await school.as(user)
      await elsewhere.call('GET /courses', { query: {} })
      await require(school)
      await expect(elsewhere.call('GET /courses', { query: {} })).rejects.toMatchObject(required)
      const handOver = elsewhere.call('GET /auth/token/{id}', { params: { id: user.id } })
      await expect(handOver).rejects.toMatchObject(required)
      await elsewhere.call('GET /users/information', {})
      expect(await elsewhere.call('GET /auth/second-factor', {})).toMatchObject({
        is_required: true,
        turned_on_at: null,
      })
      const { own, code } = await turnOnFor(school, user)
      await own.call('GET /courses', { query: {} })
      // Turned off for another telephone, it is asked for again at once.
      await own.call('POST /auth/second-factor/off', { body: { code: code(1) } })
      await expect(own.call('GET /courses', { query: {} })).rejects.toMatchObject(required)
      await own.call('POST /auth/logout', {})
    },
  )

  test('is not satisfied by a set-up that was only begun', async () => {
    const { school, user } = await adult('teacher')
    await require(school)
    const own = await school.as(user)
    await own.call('POST /auth/second-factor/setup', { body: {} })
    await expect(own.call('GET /courses', { query: {} })).rejects.toMatchObject(required)
  })

  test.each(['parent', 'student', 'curriculum_guest'] as const)('asks no %s', async (role) => {
    const { school, user } = await adult(role)
    await require(school)
    const own = await school.as(user)
    await own.call('GET /courses', { query: {} })
  })

  test('asks nobody of another school', async () => {
    const [asked, other] = [await adult('teacher'), await protectedAdult('teacher')]
    await require(asked.school)
    await other.own.call('GET /courses', { query: {} })
    const { call } = await other.school.as(await other.school.addUser('teacher'))
    await call('GET /courses', { query: {} })
  })
})
