import { expect, test } from 'vitest'
import { makeCourse } from '#testing/family.ts'
import { makeSchool } from '#testing/harness.ts'

const notFound = { status: 404, code: 'NOT_FOUND' }

async function codesMade() {
  const school = await makeSchool()
  const me = await school.as(await school.addUser('owner'))
  const course = await makeCourse()
  const expires_at = '2026-12-01T00:00:00Z'
  const body = { course_ids: [course.id], count: 2, uses_allowed: 1, expires_at, months: 12 }
  const make = (more: object = {}) =>
    me.call('POST /teachers/activation-codes', { body: { ...body, ...more } })
  return { school, me, course, make }
}

test('codes are made, listed with who redeemed them, and ended', async () => {
  const { school, me, course, make } = await codesMade()
  const [code = ''] = (await make({ note: 'Autumn' })).codes
  const student = await school.addUser('student')
  await (await school.as(student)).call('POST /activation', { body: { code } })
  const { codes, total_count } = await me.call('GET /teachers/activation-codes', {
    query: { search: 'autumn' },
  })
  expect(total_count).toBe(2)
  const used = codes.find((each) => each.code === code)
  expect(used).toMatchObject({
    ...{ state: 'used_up', uses_left: 0, note: 'Autumn' },
    ...{ courses: [{ id: course.id }], redeemed_by: [{ id: student.id }] },
  })
  const ids = codes.map(({ id }) => id)
  const end = () => me.call('POST /teachers/activation-codes/end', { body: { ids } })
  expect([await end(), await end()]).toEqual([{ num_ended: 2 }, { num_ended: 0 }])
  const left = await me.call('GET /teachers/activation-codes', { query: { state: 'good' } })
  expect(left).toEqual({ codes: [], total_count: 0 })
})

test('codes of another school are neither listed nor ended, nor made for its courses', async () => {
  const { me, make } = await codesMade()
  await make()
  const { codes } = await me.call('GET /teachers/activation-codes', { query: {} })
  const other = await codesMade()
  const ids = codes.map(({ id }) => id)
  expect(await other.me.call('GET /teachers/activation-codes', { query: {} })).toMatchObject({
    total_count: 0,
  })
  const end = other.me.call('POST /teachers/activation-codes/end', { body: { ids } })
  await expect(end).rejects.toMatchObject(notFound)
  const foreign = await makeCourse({ school_id: other.school.id })
  await expect(make({ course_ids: [foreign.id] })).rejects.toMatchObject(notFound)
})

test('a day that is past is refused', async () => {
  const { make } = await codesMade()
  await expect(make({ expires_at: '2020-01-01T00:00:00Z' })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  })
})
