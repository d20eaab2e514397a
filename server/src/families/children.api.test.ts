import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newNumber, schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { studentWithQuiz } from '#quiz/testing.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import {
  addFamily,
  auditsOf,
  lettersTo,
  makeCourse,
  makeGuardian,
  makeLevel,
  rowOf,
} from '#testing/family.ts'
import { db, makeSchool, nameOf, start, type TestSchool, type TestUser } from '#testing/harness.ts'
import { lastLinkTo, lastMessageTo, lastSecretTo } from '#testing/mailbox.ts'

const password = 'a garden in spring'
const password_hash = await hashPassword(password)
const dayMs = 24 * 3_600_000

async function family() {
  const school = await makeSchool()
  const parent = await addFamily(school, 'parent')
  const child = await addFamily(school, 'student', { password_hash })
  await makeGuardian(parent, child)
  const { call } = await school.as(parent)
  return { school, parent, child, call }
}

type Client = Awaited<ReturnType<TestSchool['as']>>

/** Has everything sent out that signs in for a child: each as it is shown at the door, with its refusal. */
async function sendEveryWayIn(at: {
  readonly child: TestUser
  readonly email: string
  readonly mobile_number: string
  readonly self: Client
  readonly nobody: Client
}) {
  const { child, email, mobile_number, self, nobody } = at
  await nobody.call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
  const magic = await lastSecretTo(email)
  await nobody.call('POST /auth/password/reset/link', { body: { email } })
  const reset = (await lastLinkTo(email)).searchParams.get('token') ?? ''
  const { token } = await self.call('GET /auth/token/{id}', { params: child })
  await nobody.call('POST /auth/generate-otp', { body: { mobile_number } })
  const [otp = ''] = /\d{6}/.exec((await lastMessageTo(mobile_number)).body) ?? []
  const entries = [
    [{ login_type: 'magic_link', login_token: magic }, 'LINK_EXPIRED'],
    [{ login_type: 'login_token', login_token: token }, 'LINK_EXPIRED'],
    [{ login_type: 'otp', mobile_number, otp }, 'WRONG_CREDENTIALS'],
  ] as const
  return { entries, reset }
}

/** Somebody else's child, of the family kind and of a school. */
async function strangers(school: TestSchool): Promise<TestUser[]> {
  return [await addFamily(school, 'student'), await school.addUser('student')]
}

describe('the list of children', () => {
  test('tells how the week of each went, and of nobody else', async () => {
    const { student, school, ids } = await studentWithQuiz()
    const parent = await addFamily(school, 'parent')
    await makeGuardian(parent, student)
    await strangers(school)
    await db.insertInto('student_xp').values({ student_id: student.id, xp: 120 }).execute()
    for (const days of [0, 1, 2]) {
      const finished_at = new Date(start.getTime() - days * dayMs)
      const day = sql<string>`${finished_at.toISOString().slice(0, 10)}::date`
      await db
        .insertInto('streak_days')
        .values({ student_id: student.id, day, finished_at })
        .execute()
    }
    await db
      .updateTable('student_evaluations')
      .set({ grading_completed: true, graded_at: new Date(start.getTime() - dayMs) })
      .where('student_id', '=', student.id)
      .execute()
    const spend = (id: string, time_spent: number, daysAgo: number) =>
      db
        .updateTable('evaluation_questions')
        .set({ time_spent, graded_at: new Date(start.getTime() - daysAgo * dayMs) })
        .where('id', '=', id)
        .execute()
    await spend(ids.choice, 200, 1)
    await spend(ids.number, 100, 6)
    await spend(ids.text, 9_000, 8)
    const { call } = await school.as(parent)
    const { children } = await call('GET /users/children', {})
    expect(children).toMatchObject([
      { id: student.id, xp: 120, streak_days: 3, week: { quizzes: 1, minutes: 5 } },
    ])
  })

  test('shows a child who holds a full course as the child sees it: not on the free tier', async () => {
    const { school, child, call } = await family()
    const { id: course_id } = await makeCourse()
    await db.updateTable('users').set({ is_free_tier: true }).where('id', '=', child.id).execute()
    const seen = async () => {
      const own = await (await school.as(child)).call('GET /users/information', {})
      const { children } = await call('GET /users/children', {})
      return [own.is_free_tier, children[0]?.is_free_tier]
    }
    expect(await seen()).toEqual([true, true])
    const enrolment = { student_id: child.id, course_id, is_free: false }
    await db.insertInto('enrolments').values(enrolment).execute()
    expect(await seen()).toEqual([false, false])
  })

  test('leaves out a child whose account was switched off', async () => {
    const { child, call } = await family()
    await db.updateTable('users').set({ is_active: false }).where('id', '=', child.id).execute()
    expect((await call('GET /users/children', {})).children).toEqual([])
  })
})

describe('changing a child', () => {
  test('its names and level', async () => {
    const { child, call } = await family()
    const academic_level_id = await makeLevel()
    const body = { first_name: 'Mia', last_name: '', academic_level_id }
    const changed = await call('PATCH /users/children/{id}', { params: child, body })
    expect(changed).toMatchObject({ ...body, academic_level_name: academic_level_id })
    const unknown = { academic_level_id: newId() }
    await expect(
      call('PATCH /users/children/{id}', { params: child, body: unknown }),
    ).rejects.toMatchObject({ code: 'INVALID_REQUEST' })
  })

  test('its e-mail address, which signs in once its link was opened', async () => {
    const { school, child, call } = await family()
    const [old, email] = [`${newId()}@child.test`, `${newId()}@child.test`]
    await db.updateTable('users').set({ email: old }).where('id', '=', child.id).execute()
    const self = await school.as(child)
    await call('PATCH /users/children/{id}', { params: child, body: { email } })
    expect(await rowOf(child)).toMatchObject({ email: old, pending_email: email })
    expect(await auditsOf(child)).toEqual(['child_email_named'])
    const nobody = await school.as()
    const body = { login_token: await lastSecretTo(email) }
    expect(await nobody.call('POST /auth/login', { body })).toMatchObject({ id: child.id, email })
    const [told] = await lettersTo(old)
    expect(told?.subject).toBe('Your e-mail address has changed')
    await expect(self.call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
  })

  test('to the address of somebody else tells only them', async () => {
    const { child, call } = await family()
    const { email } = await schoolWithAccount()
    const answer = await call('PATCH /users/children/{id}', { params: child, body: { email } })
    expect(answer.email).toBe(email)
    const letters = await lettersTo(email)
    expect(letters.map(({ subject }) => subject)).toEqual(['You already have an account'])
    expect((await rowOf(child)).email).toBeNull()
  })

  test('a new password ends its sessions and links, and is written down', async () => {
    const { school, child, call } = await family()
    const [email, mobile_number] = [`${newId()}@child.test`, newNumber()]
    await db.updateTable('users').set({ email, mobile_number }).where('id', '=', child.id).execute()
    const self = await school.as(child)
    const nobody = await school.as()
    const sent = await sendEveryWayIn({ child, email, mobile_number, self, nobody })
    const new_password = 'an orchard in autumn'
    await call('PATCH /users/children/{id}', { params: child, body: { new_password } })
    await expect(self.call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
    for (const [body, code] of sent.entries) {
      await expect(nobody.call('POST /auth/login', { body })).rejects.toMatchObject({ code })
    }
    const reset = { token: sent.reset, new_password: 'a meadow in winter' }
    await expect(nobody.call('POST /auth/password/reset', { body: reset })).rejects.toMatchObject({
      code: 'LINK_EXPIRED',
    })
    const signIn = (given: string) =>
      nobody.call('POST /auth/login', { body: { username: nameOf(child.id), password: given } })
    await expect(signIn(password)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' })
    await expect(signIn(new_password)).resolves.toMatchObject({ id: child.id })
    expect(await auditsOf(child)).toContain('child_password_set')
  })

  test('a weak password is refused, and that of a pupil is the school', async () => {
    const { school, parent, child, call } = await family()
    const pupil = await school.addUser('student', { password_hash })
    await makeGuardian(parent, pupil)
    const set = (params: TestUser, new_password: string) =>
      call('PATCH /users/children/{id}', { params, body: { new_password } })
    await expect(set(child, 'password1')).rejects.toMatchObject({ code: 'WEAK_PASSWORD' })
    await expect(set(pupil, 'an orchard in autumn')).rejects.toMatchObject({
      status: 409,
      code: 'BELONGS_TO_SCHOOL',
    })
    expect(await rowOf(pupil)).toMatchObject({ password_hash })
  })

  test("nobody else's child is known", async () => {
    const { school, call } = await family()
    for (const other of [...(await strangers(school)), { id: newId() }]) {
      const body = { first_name: 'Eve', new_password: 'an orchard in autumn' }
      const query = { child_id: other.id }
      for (const ask of [
        () => call('PATCH /users/children/{id}', { params: other, body }),
        () => call('DELETE /users/children/{id}', { params: other }),
        () => call('GET /users/children/{id}/week', { params: other }),
        () => call('GET /courses/user', { query }),
        () => call('PATCH /users/redeem-free-tier-access', { body: query }),
      ]) {
        await expect(ask()).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
      }
    }
  })
})

describe('unlinking', () => {
  test('keeps the account and the other parent, and is written down', async () => {
    const { school, child, call } = await family()
    const other = await addFamily(school, 'parent')
    await makeGuardian(other, child)
    await call('DELETE /users/children/{id}', { params: child })
    expect((await call('GET /users/children', {})).children).toEqual([])
    const { call: callOther } = await school.as(other)
    expect((await callOther('GET /users/children', {})).children).toHaveLength(1)
    expect(await auditsOf(child)).toEqual(['child_unlinked'])
    expect(await rowOf(child)).toMatchObject({ is_active: true, password_hash })
  })

  test('ten times at once is done once', async () => {
    const { child, call } = await family()
    const results = await ten(() => call('DELETE /users/children/{id}', { params: child }))
    expect(fulfilled(results)).toBe(1)
    expect(refusals(results)).toEqual(['NOT_FOUND'])
    expect(await auditsOf(child)).toEqual(['child_unlinked'])
  })
})

describe('the free tier', () => {
  test('begins for a child, once, with the courses of its level', async () => {
    const { child, call } = await family()
    const course = await makeCourse()
    const { academic_level_id } = course
    await db.updateTable('users').set({ academic_level_id }).where('id', '=', child.id).execute()
    const body = { child_id: child.id }
    const results = await ten(() => call('PATCH /users/redeem-free-tier-access', { body }))
    expect(fulfilled(results)).toBe(10)
    expect(await auditsOf(child)).toEqual(['free_tier_begun'])
    const { courses } = await call('GET /courses/user', { query: body })
    expect(courses).toMatchObject([{ id: course.id }])
  })

  test('a student begins it alone; nobody but a student has one', async () => {
    const { school, child, call } = await family()
    const self = await school.as(child)
    const begun = await self.call('PATCH /users/redeem-free-tier-access', { body: {} })
    expect(begun).toEqual({ is_free_tier: true })
    const asParent = call('PATCH /users/redeem-free-tier-access', { body: {} })
    await expect(asParent).rejects.toMatchObject({ status: 422, code: 'CHOOSE_A_CHILD' })
    const teacher = await school.as(await school.addUser('teacher'))
    const asTeacher = teacher.call('PATCH /users/redeem-free-tier-access', { body: {} })
    await expect(asTeacher).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  })

  test('a pupil of a school has what the school gives', async () => {
    const school = await makeSchool()
    const { call } = await school.as(await school.addUser('student'))
    expect(await call('PATCH /users/redeem-free-tier-access', { body: {} })).toEqual({
      is_free_tier: false,
    })
  })
})
