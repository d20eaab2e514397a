import { describe, expect, test } from 'vitest'
import { newPassword, password, schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { db } from '#testing/harness.ts'
import { lastLinkTo, lastSecretTo } from '#testing/mailbox.ts'

type Known = Awaited<ReturnType<typeof schoolWithAccount>>

/** Signs in with a bearer token brought along, as whoever planted one would have it. */
async function signIn({ school, email }: Known, brought: string) {
  const answer = await school.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { authorization: `Bearer ${brought}`, cookie: `access_token=${brought}` },
    payload: { email, password },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json().access_token as string
}

const statusFor = async ({ school }: Known, token: string) =>
  (
    await school.app.inject({
      url: '/api/v1/users/information',
      headers: { authorization: `Bearer ${token}` },
    })
  ).statusCode

describe('signing in', () => {
  test('makes a token of its own, whatever was brought along', async () => {
    const known = await schoolWithAccount()
    const planted = 'planted'.repeat(6)
    const own = await known.school.tokenOf(known.user)
    const tokens = [await signIn(known, planted), await signIn(known, own)]
    expect(new Set([planted, own, ...tokens]).size).toBe(4)
    expect(await statusFor(known, planted)).toBe(401)
    for (const token of tokens) expect(await statusFor(known, token)).toBe(200)
  })

  test('makes tokens that nobody guesses: 256 bits, never twice', async () => {
    const known = await schoolWithAccount()
    const tokens = []
    for (let made = 0; made < 20; made++) tokens.push(await known.school.tokenOf(known.user))
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(new Set(tokens).size).toBe(tokens.length)
  })
})

test.each([
  '',
  'Bearer',
  'Bearer ',
  'bearer x',
  `Bearer ${newId()}`,
  'Basic dXNlcjp4',
  'Bearer \t',
])('nobody comes in by the header "%s"', async (authorization) => {
  const { school } = await schoolWithAccount()
  const answer = await school.app.inject({
    url: '/api/v1/users/information',
    headers: { authorization },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([401, 'NOT_SIGNED_IN'])
})

/** What ends every session of a user at once. */
const ends: Record<string, (known: Known) => Promise<unknown>> = {
  'a password that was set by a link': async ({ call, email }) => {
    await call('POST /auth/password/reset/link', { body: { email } })
    const token = (await lastLinkTo(email)).searchParams.get('token') ?? ''
    await call('POST /auth/password/reset', { body: { token, new_password: newPassword } })
  },
  'switching the user off': ({ user }) =>
    db.updateTable('users').set({ is_active: false }).where('id', '=', user.id).execute(),
  'switching the school off': ({ school }) =>
    db.updateTable('schools').set({ is_active: false }).where('id', '=', school.id).execute(),
  'deleting the user': ({ user }) => db.deleteFrom('users').where('id', '=', user.id).execute(),
}

describe.each(Object.entries(ends))('%s', (_name, end) => {
  test('ends all sessions at once, and everything that was sent out to make one', async () => {
    const known = await schoolWithAccount()
    const { school, user, call, email } = known
    const tokens = [await school.tokenOf(user), await school.tokenOf(user)]
    const own = await school.as(user)
    const { token: handed } = await own.call('GET /auth/token/{id}', { params: { id: user.id } })
    await call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
    const magic = await lastSecretTo(email)
    for (const token of tokens) expect(await statusFor(known, token)).toBe(200)
    await end(known)
    for (const token of tokens) expect(await statusFor(known, token)).toBe(401)
    for (const body of [
      { login_type: 'magic_link', login_token: magic },
      { login_type: 'login_token', login_token: handed },
    ] as const) {
      await expect(call('POST /auth/login', { body })).rejects.toMatchObject({
        code: 'LINK_EXPIRED',
      })
    }
  })
})

test('a role that was taken away is gone with the next request', async () => {
  const { school } = await schoolWithAccount()
  const parent = await school.addUser('parent')
  const { call } = await school.as(parent)
  await expect(call('GET /users/children', {})).resolves.toEqual({ children: [] })
  await db.updateTable('users').set({ user_role_id: 1 }).where('id', '=', parent.id).execute()
  await expect(call('GET /users/children', {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
