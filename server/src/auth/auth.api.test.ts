import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { db, makeSchool, nameOf } from '#testing/harness.ts'

const password = 'a garden in spring'
const password_hash = await hashPassword(password)
const thirtyDays = 30 * 24

async function schoolWithAccount() {
  const school = await makeSchool()
  const email = `${newId()}@school.test`
  const user = await school.addUser('student', { email, password_hash })
  const { call } = await school.as()
  return { school, email, user, call }
}

describe('signing in', () => {
  test('by e-mail address in any case, or by username', async () => {
    const { call, email, user } = await schoolWithAccount()
    const first = await call('POST /auth/login', { body: { email: email.toUpperCase(), password } })
    expect(first).toMatchObject({ id: user.id, user_role_id: 1, last_logged_in: null })
    const second = await call('POST /auth/login', { body: { username: nameOf(user.id), password } })
    expect(second.last_logged_in).not.toBeNull()
    expect(second.access_token).not.toBe(first.access_token)
  })

  test('never gives the hash away', async () => {
    const { call, email } = await schoolWithAccount()
    const answer = await call('POST /auth/login', { body: { email, password } })
    expect(JSON.stringify(answer)).not.toContain('argon2')
  })

  test('does not say what was wrong: the name, the password or the door', async () => {
    const { call, email } = await schoolWithAccount()
    for (const body of [
      { email, password: 'a guess' },
      { email: 'nobody@school.test', password },
      { email, password, login_role: 2 as const },
    ]) {
      await expect(call('POST /auth/login', { body })).rejects.toMatchObject({
        status: 401,
        code: 'WRONG_CREDENTIALS',
      })
    }
  })

  test('slows down after many failures, and lets in again after a while', async () => {
    const { school, call, email } = await schoolWithAccount()
    const fail = () => call('POST /auth/login', { body: { email, password: 'a guess' } })
    for (let tried = 0; tried < 6; tried++) await fail().catch(() => {})
    await expect(fail()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    school.wait(1)
    await expect(call('POST /auth/login', { body: { email, password } })).resolves.toMatchObject({
      email,
    })
  })

  test('is not for who was switched off', async () => {
    const { call, email, user } = await schoolWithAccount()
    await db.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute()
    await expect(call('POST /auth/login', { body: { email, password } })).rejects.toMatchObject({
      code: 'WRONG_CREDENTIALS',
    })
  })
})

describe('a session', () => {
  test('ends after thirty days without use, not before', async () => {
    const { school, user } = await schoolWithAccount()
    const { call } = await school.as(user)
    school.wait(thirtyDays - 1)
    await call('GET /users/information', {})
    school.wait(thirtyDays - 1)
    await call('GET /users/information', {})
    school.wait(thirtyDays + 1)
    await expect(call('GET /users/information', {})).rejects.toMatchObject({
      status: 401,
      code: 'NOT_SIGNED_IN',
    })
  })

  test('ends at logout', async () => {
    const { school, user } = await schoolWithAccount()
    const { call } = await school.as(user)
    await call('POST /auth/logout', {})
    await expect(call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
  })

  test('ends when its school is switched off', async () => {
    const { school, user } = await schoolWithAccount()
    const { call } = await school.as(user)
    await db.updateTable('schools').set({ is_active: false }).where('id', '=', school.id).execute()
    await expect(call('GET /users/information', {})).rejects.toMatchObject({ status: 401 })
  })

  test('is kept only as a hash', async () => {
    const { school, user } = await schoolWithAccount()
    const token = await school.tokenOf(user)
    const rows = await db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

test('on the site of a school only its own people get in', async () => {
  const { school, email } = await schoolWithAccount()
  const other = await makeSchool()
  const domain = `${newId()}.test`
  await db.insertInto('school_domains').values({ domain, school_id: other.id }).execute()
  const answer = await school.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { host: domain },
    payload: { email, password },
  })
  expect(answer.statusCode).toBe(401)
})
