import { describe, expect, test } from 'vitest'
import { newNumber, password, schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { db, type TestUser } from '#testing/harness.ts'
import { lastMessageTo, lastSecretTo, messagesTo } from '#testing/mailbox.ts'
import { google, goThere } from '#testing/oidc-google.ts'

type Known = Awaited<ReturnType<typeof schoolWithAccount>>

const sessionsOf = async ({ id }: TestUser) =>
  (await db.selectFrom('sessions').select('token_hash').where('user_id', '=', id).execute()).length

const isOpen = async ({ school }: Pick<Known, 'school'>, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const { statusCode } = await school.app.inject({ url: '/api/v1/users/information', headers })
  return statusCode === 200
}

describe('other sessions end', () => {
  test('at a new mobile number, and its owner is told', async () => {
    const known = await schoolWithAccount()
    const { school, user, email } = known
    const elsewhere = await school.tokenOf(user)
    const own = await school.as(user)
    const mobile_number = newNumber()
    await own.call('POST /auth/generate-otp', { body: { mobile_number } })
    const { body } = await lastMessageTo(mobile_number)
    const otp = /\d{6}/.exec(body)?.[0] ?? ''
    await own.call('PATCH /users/', { body: { mobile_number, otp } })
    await expect(own.call('GET /users/information', {})).resolves.toMatchObject({ mobile_number })
    expect(await isOpen(known, elsewhere)).toBe(false)
    expect((await lastMessageTo(email)).subject).toBe('Your account has a new mobile number')
  })

  test('at another name or level none does, and no letter goes out', async () => {
    const known = await schoolWithAccount()
    const { school, user, email } = known
    const elsewhere = await school.tokenOf(user)
    const { call } = await school.as(user)
    await call('PATCH /users/', { body: { first_name: 'Ada' } })
    expect(await isOpen(known, elsewhere)).toBe(true)
    expect(await messagesTo(email)).toEqual([])
  })

  test('when another e-mail address takes the place of the one before', async () => {
    const known = await schoolWithAccount()
    const { school, user, call } = known
    const elsewhere = await school.tokenOf(user)
    const own = await school.as(user)
    const email = `${newId()}@school.test`
    await own.call('PATCH /users/', { body: { email } })
    expect(await isOpen(known, elsewhere)).toBe(true)
    const login_token = await lastSecretTo(email)
    const body = { login_type: 'magic_link', login_token } as const
    const { access_token } = await call('POST /auth/login', { body })
    expect(await isOpen(known, elsewhere)).toBe(false)
    expect(await isOpen(known, access_token)).toBe(true)
  })

  test('when a provider is linked, and not at its next sign-in', async () => {
    const setup = await google()
    const user = await setup.school.addUser('student', { email: setup.email })
    await setup.school.tokenOf(user)
    await setup.browser.login((await goThere(setup)).shown)
    expect(await sessionsOf(user)).toBe(1)
    await setup.browser.login((await goThere(setup)).shown)
    expect(await sessionsOf(user)).toBe(2)
  })
})

describe('signing in again', () => {
  const signIn = async ({ school, email }: Known, brought: string) => {
    const answer = await school.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      headers: { authorization: `Bearer ${brought}` },
      payload: { email, password },
    })
    return answer.statusCode
  }

  test('ends the session that it was asked with, and none elsewhere', async () => {
    const known = await schoolWithAccount()
    const { school, user } = known
    const [here, elsewhere] = [await school.tokenOf(user), await school.tokenOf(user)]
    expect(await signIn(known, here)).toBe(200)
    expect([await isOpen(known, here), await isOpen(known, elsewhere)]).toEqual([false, true])
  })

  test('leaves the session of somebody else alone', async () => {
    const known = await schoolWithAccount()
    const sibling = await known.school.addUser('student')
    const token = await known.school.tokenOf(sibling)
    expect(await signIn(known, token)).toBe(200)
    expect(await isOpen(known, token)).toBe(true)
  })

  test('that is refused ends nothing', async () => {
    const known = await schoolWithAccount()
    const own = await known.school.tokenOf(known.user)
    expect(await signIn({ ...known, email: `${newId()}@nowhere.test` }, own)).toBe(401)
    expect(await isOpen(known, own)).toBe(true)
  })
})
