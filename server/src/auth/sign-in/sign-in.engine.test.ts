import { describe, expect, test } from 'vitest'
import { password, schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { lastMessageTo, lastSecretTo } from '#testing/mailbox.ts'

describe('signing in without naming the way', () => {
  test('works by whatever is shown', async () => {
    const { school, call, user, email, mobile_number } = await schoolWithAccount()
    const id = { id: user.id }
    const enter = (body: object) => call('POST /auth/login', { body })
    expect(await enter({ email, password })).toMatchObject(id)
    const { token } = await (await school.as(user)).call('GET /auth/token/{id}', { params: id })
    expect(await enter({ login_token: token })).toMatchObject(id)
    await call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
    expect(await enter({ login_token: await lastSecretTo(email) })).toMatchObject(id)
    await call('POST /auth/generate-otp', { body: { mobile_number } })
    const [otp] = /\d{6}/.exec((await lastMessageTo(mobile_number)).body) ?? []
    expect(await enter({ mobile_number, otp })).toMatchObject(id)
  })

  test.each(['google_jwt', 'apple_auth_grant_code', 'canvas_code', 'd2l_code'])(
    'asks the provider where %s is shown',
    async (field) => {
      const { call } = await schoolWithAccount()
      const body = { [field]: newId() }
      await expect(call('POST /auth/login', { body })).rejects.toMatchObject({
        status: 403,
        code: 'PROVIDER_REFUSED',
      })
    },
  )

  test.each([
    [{}, 'username'],
    [{ username: 'maya' }, 'password'],
    [{ mobile_number: '+447700900123' }, 'otp'],
    [{ login_type: 'otp' }, 'mobile_number'],
    [{ login_type: 'magic_link' }, 'login_token'],
  ])('%j is refused, and says that %s is missing', async (body, path) => {
    const { call } = await schoolWithAccount()
    await expect(call('POST /auth/login', { body: body as object })).rejects.toMatchObject({
      status: 400,
      issues: [{ path, message: expect.stringMatching(/./) }],
    })
  })
})
