import { describe, expect, test } from 'vitest'
import { outcomes, schoolWithAccount } from '#auth/testing.ts'
import { newId } from '#platform/ids.ts'
import { ten } from '#testing/at-once.ts'
import { addDomain } from '#testing/domains.ts'
import { db, makeSchool } from '#testing/harness.ts'
import { auditOf, lastLinkTo, lastSecretTo, messagesTo } from '#testing/mailbox.ts'

const minutes = 1 / 60

async function linked() {
  const known = await schoolWithAccount()
  const { call, email } = known
  const ask = () => call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
  const open = (login_token: string, more: object = {}) =>
    call('POST /auth/login', { body: { login_type: 'magic_link', login_token, ...more } })
  await ask()
  return { ...known, ask, open, secret: await lastSecretTo(email) }
}

describe('a magic link', () => {
  test('signs in, once', async () => {
    const { call, open, secret, user, email } = await linked()
    // A program that scans mail looks at it first, and again.
    for (let looks = 0; looks < 2; looks++) {
      const params = { token: secret }
      expect(await call('GET /auth/magic-link/{token}/validate', { params })).toEqual({ email })
    }
    expect(await open(secret)).toMatchObject({ id: user.id })
    await expect(open(secret)).rejects.toMatchObject({ status: 410, code: 'LINK_EXPIRED' })
    await expect(
      call('GET /auth/magic-link/{token}/validate', { params: { token: secret } }),
    ).rejects.toMatchObject({ status: 410 })
    const events = await auditOf(user.id)
    expect(events.map(({ action, data }) => [action, data])).toEqual([
      ['signed_in', { way: 'magic_link' }],
    ])
  })

  test('lets one of ten in who open it at once', async () => {
    const { open, secret } = await linked()
    expect(await outcomes(ten(() => open(secret)))).toEqual({ done: 1, codes: ['LINK_EXPIRED'] })
  })

  test('works for fifteen minutes', async () => {
    const { school, ask, email, open, secret } = await linked()
    school.wait(15 * minutes)
    await expect(open(secret)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    await ask()
    school.wait(14 * minutes)
    await expect(open(await lastSecretTo(email))).resolves.toMatchObject({ email })
  })

  test('at a wrong door is refused as a wrong password is, and stays good', async () => {
    const { open, secret, user } = await linked()
    await expect(open(secret, { login_role: 2 })).rejects.toMatchObject({
      status: 401,
      code: 'WRONG_CREDENTIALS',
    })
    expect((await auditOf(user.id)).map(({ action }) => action)).toEqual(['sign_in_failed'])
    await expect(open(secret, { login_role: 1 })).resolves.toMatchObject({ id: user.id })
  })

  test.each(['password_reset', 'login_token', 'nonsense'])(
    'is not the same as the secret of a %s',
    async (purpose) => {
      const { open, secret } = await linked()
      const row = db.updateTable('tickets').set({ purpose }).where('purpose', '=', 'magic_link')
      await row.where('user_id', 'is not', null).execute()
      await expect(open(secret)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    },
  )

  test('is worth nothing once the account is switched off or has another address', async () => {
    const one = await linked()
    await db.updateTable('users').set({ is_active: false }).where('id', '=', one.user.id).execute()
    await expect(one.open(one.secret)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
    const two = await linked()
    const email = `${newId()}@school.test`
    await db.updateTable('users').set({ email }).where('id', '=', two.user.id).execute()
    await expect(two.open(two.secret)).rejects.toMatchObject({ code: 'LINK_EXPIRED' })
  })

  test('is kept only as a hash', async () => {
    const { secret, user } = await linked()
    const rows = await db.selectFrom('tickets').selectAll().where('user_id', '=', user.id).execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('leads to the site that it was asked for at, if that is ours', async () => {
    const { school, email } = await linked()
    const domain = await addDomain(school.id)
    const askAt = (host: string) =>
      school.app.inject({
        method: 'POST',
        url: '/api/v1/auth/magic-link',
        headers: { host },
        payload: { email, portal: 'ai_create' },
      })
    await askAt(domain)
    expect((await lastLinkTo(email)).href).toMatch(`http://${domain}:3000/magic-link/validation/`)
    expect((await lastLinkTo(email)).searchParams.get('portal')).toBe('ai_create')
    await school.app.inject({
      method: 'POST',
      url: '/api/v1/auth/magic-link',
      headers: { host: domain },
      payload: { email, portal: 'ai_academy' },
    })
    expect((await lastLinkTo(email)).search).toBe('')
    await askAt('illume.localhost:3000')
    expect((await lastLinkTo(email)).host).toBe('illume.localhost:3000')
    await askAt('illume.attacker.test')
    expect((await lastLinkTo(email)).origin).toBe('http://localhost:3000')
  })

  test('on the site of another school neither comes nor works', async () => {
    const { school, email, secret } = await linked()
    const other = await makeSchool()
    const host = await addDomain(other.id)
    const post = (url: string, payload: object) =>
      school.app.inject({ method: 'POST', url: `/api/v1${url}`, headers: { host }, payload })
    expect((await post('/auth/magic-link', { email, portal: 'ai_academy' })).statusCode).toBe(204)
    expect(await messagesTo(email)).toHaveLength(1)
    const login = { login_type: 'magic_link', login_token: secret }
    expect((await post('/auth/login', login)).json().code).toBe('LINK_EXPIRED')
  })
})

describe('asking for one', () => {
  test('tells nothing: an unknown address gets the same answer and no mail', async () => {
    const { call } = await linked()
    const email = `${newId()}@nowhere.test`
    const body = { email, portal: 'ai_academy' } as const
    await expect(call('POST /auth/magic-link', { body })).resolves.toBeUndefined()
    expect(await messagesTo(email)).toEqual([])
  })

  test('is slowed by address, known or not, and says when to come again', async () => {
    const { school, call, email } = await linked()
    for (const each of [email, `${newId()}@nowhere.test`]) {
      const ask = () =>
        call('POST /auth/magic-link', { body: { email: each, portal: 'ai_academy' } })
      for (let asked = each === email ? 1 : 0; asked < 5; asked++) await ask()
      await expect(ask()).rejects.toMatchObject({ status: 429, retry_after_s: 3600 })
      school.wait(1)
      await expect(ask()).resolves.toBeUndefined()
    }
  })
})
