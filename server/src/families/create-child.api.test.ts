import { policyVersion } from '@learngrove/contract/policy'
import { expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { fulfilled, refusals, ten } from '#testing/at-once.ts'
import { addFamily, auditsOf, lettersTo, makeCourse, makeLevel, rowOf } from '#testing/family.ts'
import { db, makeSchool } from '#testing/harness.ts'

const path = 'POST /users/onboarding/aiacademy/parent/create-child-account'
const password = 'a garden in spring'

async function familyOfOne() {
  const school = await makeSchool()
  const email = `${newId()}@family.test`
  const parent = await addFamily(school, 'parent', { email })
  const { call } = await school.as(parent)
  const { id: course_id, academic_level_id } = await makeCourse()
  const names = { first_name: 'Maya', last_name: 'Fox' }
  const bodyOf = (more: object = {}) => ({
    ...names,
    username: `maya-${newId().slice(-12)}`,
    password,
    academic_level_id,
    policy_version: policyVersion,
    ...more,
  })
  return { school, parent, email, call, course_id, bodyOf }
}

const enrolmentsOf = async (student_id: string) =>
  (
    await db
      .selectFrom('enrolments')
      .select('course_id')
      .where('student_id', '=', student_id)
      .execute()
  ).map(({ course_id }) => course_id)

test('a child has an account of the family, with its parent consent, and can sign in', async () => {
  const { school, parent, call, bodyOf } = await familyOfOne()
  const body = bodyOf()
  const child = await call(path, { query: {}, body })
  expect(child).toMatchObject({
    first_name: 'Maya',
    username: body.username,
    is_free_tier: false,
    xp: 0,
    streak_days: 0,
    week: { quizzes: 0, minutes: 0 },
    school_name: '',
  })
  expect(await rowOf(child)).toMatchObject({
    school_id: parent.school_id,
    user_role_id: 1,
    has_agreed_policy: true,
    email: null,
  })
  expect(await auditsOf(child)).toEqual(['child_created', 'consent_given'])
  const consents = await db
    .selectFrom('consents')
    .select(['given_by', 'text_name', 'text_version'])
    .where('given_for', '=', child.id)
    .execute()
  expect(consents).toEqual([
    { given_by: parent.id, text_name: 'child-account', text_version: policyVersion },
  ])
  expect(await enrolmentsOf(child.id)).toEqual([])
  const nobody = await school.as()
  const signedIn = await nobody.call('POST /auth/login', {
    body: { username: body.username, password },
  })
  expect(signedIn.id).toBe(child.id)
  expect((await call('GET /users/children', {})).children).toMatchObject([{ id: child.id }])
})

test('the free tier opens the courses of the platform at the level of the child', async () => {
  const { call, bodyOf, course_id } = await familyOfOne()
  await makeCourse()
  const child = await call(path, { query: { is_free_tier: true }, body: bodyOf() })
  expect(child.is_free_tier).toBe(true)
  expect(await enrolmentsOf(child.id)).toEqual([course_id])
})

test('the letter to the parent has the username and no password, nor a link that signs in', async () => {
  const { call, bodyOf, email } = await familyOfOne()
  const body = bodyOf()
  await call(path, { query: { send_credentials_info: true }, body })
  const [letter, ...more] = await lettersTo(email)
  expect(more).toEqual([])
  expect(letter?.body).toContain(body.username)
  expect(letter?.body).toContain('/aiacademy/child/')
  expect(`${letter?.body}${letter?.html}`).not.toContain(password)
  expect(`${letter?.body}${letter?.html}`).not.toMatch(/token|magic-link/)
})

test('without being asked nobody gets a letter', async () => {
  const { call, bodyOf, email } = await familyOfOne()
  await call(path, { query: {}, body: bodyOf() })
  expect(await lettersTo(email)).toEqual([])
})

test("the child's own address waits until its link is opened", async () => {
  const { call, bodyOf } = await familyOfOne()
  const email = `${newId()}@child.test`
  const child = await call(path, { query: {}, body: bodyOf({ email }) })
  expect(await rowOf(child)).toMatchObject({ email: null, pending_email: email })
  expect(await lettersTo(email)).toHaveLength(1)
})

test.each([
  ['a password that is easily guessed', { password: 'password1' }, 'WEAK_PASSWORD'],
  ['a password that is the name', { password: 'maya1234' }, 'WEAK_PASSWORD'],
  ['a text that is no longer the one', { policy_version: '2020-01-01' }, 'POLICY_CHANGED'],
  ['a level that there is not', { academic_level_id: newId() }, 'INVALID_REQUEST'],
  ['a name with a space', { username: 'maya fox' }, 'INVALID_REQUEST'],
])('%s is refused, and nothing is left behind', async (_name, more, code) => {
  const { call, bodyOf } = await familyOfOne()
  await expect(call(path, { query: {}, body: bodyOf(more) })).rejects.toMatchObject({ code })
  expect((await call('GET /users/children', {})).children).toEqual([])
})

test('a username that is taken in any case is refused', async () => {
  const { call, bodyOf } = await familyOfOne()
  const body = bodyOf()
  await call(path, { query: {}, body })
  const again = bodyOf({ username: body.username.toUpperCase() })
  await expect(call(path, { query: {}, body: again })).rejects.toMatchObject({
    code: 'USERNAME_TAKEN',
  })
})

test('the same child sent ten times at once is made once', async () => {
  const { call, bodyOf } = await familyOfOne()
  const body = bodyOf()
  const results = await ten(() => call(path, { query: {}, body }))
  expect(fulfilled(results)).toBe(1)
  expect(refusals(results)).toEqual(['USERNAME_TAKEN'])
  expect((await call('GET /users/children', {})).children).toHaveLength(1)
})

test('a parent has at most ten children, however many are made at once', async () => {
  const { call, bodyOf } = await familyOfOne()
  for (let made = 0; made < 4; made++) await call(path, { query: {}, body: bodyOf() })
  const results = await ten(() => call(path, { query: {}, body: bodyOf() }))
  expect(fulfilled(results)).toBe(6)
  expect(refusals(results)).toEqual(['TOO_MANY_CHILDREN'])
  expect((await call('GET /users/children', {})).children).toHaveLength(10)
})

test('a child of a parent at a school belongs to that school', async () => {
  const school = await makeSchool()
  const parent = await school.addUser('parent')
  const { call } = await school.as(parent)
  const names = { first_name: 'Ben', last_name: '', username: `ben-${newId().slice(-12)}` }
  const rest = { password, academic_level_id: await makeLevel(), policy_version: policyVersion }
  const child = await call(path, { query: {}, body: { ...names, ...rest } })
  expect((await rowOf(child)).school_id).toBe(school.id)
})
