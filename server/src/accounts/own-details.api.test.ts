import { policyVersion } from '@learngrove/contract/policy'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { issueTicket, secretFor } from '#platform/tickets/tickets.ts'
import { fulfilled, ten } from '#testing/at-once.ts'
import {
  addFamily,
  auditsOf,
  lettersTo,
  makeCourse,
  makeGuardian,
  makeLevel,
  rowOf,
} from '#testing/family.ts'
import { db, makeSchool, secret_key, start, type TestUser } from '#testing/harness.ts'

const addressOf = () => `${newId()}@people.test`
const numberOf = () => `+4477${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

async function somebody(caller: 'student' | 'parent' = 'student') {
  const school = await makeSchool()
  const email = addressOf()
  const user = await addFamily(school, caller, { email })
  const { call } = await school.as(user)
  return { school, user, email, call }
}

describe('onboarding', () => {
  test('begins empty, is kept as it now stands, and is the same for the academy', async () => {
    const { call } = await somebody('parent')
    expect(await call('GET /users/onboarding', {})).toEqual({ fields: {}, progress: 0 })
    const fields = { name: 'Sam', country: 'GB', goals: ['exam' as const], school: '' }
    const saved = await call('PUT /users/onboarding', { body: fields })
    expect(saved).toEqual({ fields, progress: 1 / 2 })
    expect(await call('GET /users/onboarding/aiacademy', {})).toEqual(saved)
    const less = await call('POST /users/onboarding/aiacademy', { body: { name: 'Sam' } })
    expect(less.progress).toBe(0)
    expect(await call('GET /users/onboarding', {})).toEqual(less)
  })

  test('is whole when all is answered that is asked, and the year is known', async () => {
    const parent = await somebody('parent')
    const both = { goals: ['enjoy' as const], heard_from: 'friend' as const }
    expect((await parent.call('PUT /users/onboarding', { body: both })).progress).toBe(1)
    const student = await somebody()
    const body = { ...both, subject_ids: [newId()] }
    expect((await student.call('PUT /users/onboarding', { body })).progress).toBe(3 / 4)
    const academic_level_id = await makeLevel()
    await student.call('PATCH /users/', { body: { academic_level_id } })
    expect((await student.call('GET /users/onboarding', {})).progress).toBe(1)
    expect((await student.call('PUT /users/onboarding', { body })).progress).toBe(1)
  })

  test('counts every field for whoever is asked nothing', async () => {
    const school = await makeSchool()
    const { call } = await school.as(await school.addUser('teacher'))
    const body = { name: 'Sam', country: 'GB' }
    expect((await call('PUT /users/onboarding', { body })).progress).toBe(2 / 8)
  })

  test("a parent's tells whether there is a child", async () => {
    const { school, user, call } = await somebody('parent')
    const path = 'GET /users/onboarding/aiacademy/parent'
    expect(await call(path, {})).toMatchObject({ has_child: false })
    await makeGuardian(user, await addFamily(school, 'student'))
    expect(await call(path, {})).toMatchObject({ has_child: true })
  })

  test('the level that a student names is theirs, with its free courses', async () => {
    const { user, call } = await somebody()
    await db.updateTable('users').set({ is_free_tier: true }).where('id', '=', user.id).execute()
    const course = await makeCourse()
    const { academic_level_id } = course
    await makeCourse({ academic_level_id, is_active: false })
    await call('PUT /users/onboarding', { body: { academic_level_id } })
    expect((await rowOf(user)).academic_level_id).toBe(academic_level_id)
    const { courses } = await call('GET /courses/user', { query: {} })
    expect(courses).toMatchObject([{ id: course.id }])
  })

  test.each([
    [{ academic_level_id: newId() }],
    [{ country: 'gb' }],
    [{ goals: ['fame'] }],
    [{ school: 'x'.repeat(121) }],
  ])('%j is refused, and nothing is kept', async (body) => {
    const { call } = await somebody()
    await expect(
      // Not of the contract on purpose.
      call('PUT /users/onboarding', { body: body as object }),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
    expect((await call('GET /users/onboarding', {})).progress).toBe(0)
  })

  test('ten at once leave one whole record', async () => {
    const { call } = await somebody()
    const bodies = (index: number) => ({ name: `Name ${index}`, school: `School ${index}` })
    expect(
      fulfilled(await ten((index) => call('PUT /users/onboarding', { body: bodies(index) }))),
    ).toBe(10)
    const { fields } = await call('GET /users/onboarding', {})
    expect(fields.school?.slice(7)).toBe(fields.name?.slice(5))
  })
})

describe('agreeing to the policies', () => {
  test('is written down once, however often it is said', async () => {
    const { user, call } = await somebody()
    const body = { policy_version: policyVersion }
    const results = await ten(() => call('PATCH /users/has-agreed-policy', { body }))
    expect(fulfilled(results)).toBe(10)
    expect((await call('GET /users/information', {})).flag.has_agreed_policy).toBe(true)
    const consents = await db
      .selectFrom('consents')
      .select(['given_for', 'text_name', 'text_version'])
      .where('given_by', '=', user.id)
      .execute()
    const text = { text_name: 'terms-and-privacy', text_version: policyVersion }
    expect(consents).toEqual([{ given_for: user.id, ...text }])
    expect(await auditsOf(user)).toEqual(['consent_given'])
  })

  test('without a word of the version it is the one in force', async () => {
    const { school, user } = await somebody()
    const answer = await school.app.inject({
      method: 'PATCH',
      url: '/api/v1/users/has-agreed-policy',
      headers: { authorization: `Bearer ${await school.tokenOf(user)}` },
    })
    expect(answer.json()).toMatchObject({ id: user.id, flag: { has_agreed_policy: true } })
    const row = db.selectFrom('consents').select('text_version').where('given_by', '=', user.id)
    expect(await row.executeTakeFirst()).toEqual({ text_version: policyVersion })
  })

  test('another version is refused', async () => {
    const { user, call } = await somebody()
    const body = { policy_version: '2020-01-01' }
    await expect(call('PATCH /users/has-agreed-policy', { body })).rejects.toMatchObject({
      status: 409,
      code: 'POLICY_CHANGED',
    })
    expect((await rowOf(user)).has_agreed_policy).toBe(false)
  })
})

describe('own details', () => {
  test('names and level change, and nothing else does', async () => {
    const { user, email, call } = await somebody()
    const body = { first_name: 'Ada', last_name: '', academic_level_id: await makeLevel() }
    const more = { ...body, user_role_id: 3, is_support: true }
    expect(await call('PATCH /users/', { body: more })).toMatchObject({ ...body, email })
    expect(await rowOf(user)).toMatchObject({ user_role_id: 1, is_support: false })
    const unknown = { academic_level_id: newId() }
    await expect(call('PATCH /users/', { body: unknown })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    })
  })

  test('a new address waits for its link', async () => {
    const { user, email, call } = await somebody()
    const next = addressOf()
    expect(await call('PATCH /users/', { body: { email: next } })).toMatchObject({ email })
    expect((await rowOf(user)).pending_email).toBe(next)
    expect(await lettersTo(next)).toHaveLength(1)
    await call('PATCH /users/', { body: { email } })
    expect((await rowOf(user)).pending_email).toBeNull()
  })

  test('an address that is taken is answered just the same, and only its owner hears of it', async () => {
    const { user, email, call } = await somebody()
    const owner = await somebody()
    const free = await call('PATCH /users/', { body: { email: addressOf() } })
    const taken = await call('PATCH /users/', { body: { email: owner.email } })
    expect(taken).toEqual(free)
    expect(await rowOf(user)).toMatchObject({ email, pending_email: owner.email })
    const [letter] = await lettersTo(owner.email)
    expect(letter?.body).not.toContain('/magic-link/validation/')
  })

  test('letters to one address are slowed down', async () => {
    const { call } = await somebody()
    const email = addressOf()
    const results = await ten(() => call('PATCH /users/', { body: { email } }))
    expect(fulfilled(results)).toBe(5)
    expect(await lettersTo(email)).toHaveLength(5)
  })
})

describe('a mobile number', () => {
  const codeFor = (user: TestUser, number: string, code: string) =>
    issueTicket(db, {
      purpose: 'otp',
      secret_key,
      user_id: user.id,
      secret: secretFor(number, code),
      data: { about: number },
      now: start,
    })

  test('is set by the code that was sent to it', async () => {
    const { user, call } = await somebody()
    const mobile_number = numberOf()
    await codeFor(user, mobile_number, '123456')
    const wrong = { mobile_number, otp: '654321' }
    await expect(call('PATCH /users/', { body: wrong })).rejects.toMatchObject({
      status: 403,
      code: 'WRONG_CODE',
    })
    await call('PATCH /users/', { body: { mobile_number, otp: '123456' } })
    expect((await rowOf(user)).mobile_number).toBe(mobile_number)
    expect(await auditsOf(user)).toEqual(['mobile_number_set'])
  })

  test('is not set without a code, nor by a code of somebody else', async () => {
    const { school, user, call } = await somebody()
    const mobile_number = numberOf()
    await codeFor(await school.addUser('student'), mobile_number, '123456')
    await expect(call('PATCH /users/', { body: { mobile_number } })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    })
    const body = { mobile_number, otp: '123456', first_name: 'Eve' }
    await expect(call('PATCH /users/', { body })).rejects.toMatchObject({ code: 'WRONG_CODE' })
    expect(await rowOf(user)).toMatchObject({ mobile_number: null, first_name: 'student' })
  })

  test('of two who have a code for it at once, one gets it', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const mobile_number = numberOf()
    await codeFor(one.user, mobile_number, '111111')
    await codeFor(other.user, mobile_number, '222222')
    const results = await Promise.allSettled([
      one.call('PATCH /users/', { body: { mobile_number, otp: '111111' } }),
      other.call('PATCH /users/', { body: { mobile_number, otp: '222222' } }),
    ])
    expect(fulfilled(results)).toBe(1)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'WRONG_CODE' },
    })
  })
})
