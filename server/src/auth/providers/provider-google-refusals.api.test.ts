import { generateKeyPairSync } from 'node:crypto'
import { generateKeyPair } from 'jose'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db } from '#testing/harness.ts'
import { browserAt, site, tenAtOnce } from '#testing/oidc-browser.ts'
import {
  client_id,
  forged,
  google,
  goThere,
  linksOf,
  refusal,
  userOf,
} from '#testing/oidc-google.ts'
import type { Claims } from '#testing/oidc-server.ts'

describe('what Google did not say, or not to us, not now, not here', () => {
  const past = Math.floor(Date.now() / 1000) - 3600
  test.each<[string, Claims]>([
    ['another audience', { aud: 'another-client' }],
    ['an audience among others without a party', { aud: [client_id, 'another-client'] }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['another nonce', { nonce: 'of another start' }],
    ['no nonce', { nonce: undefined }],
    ['expired', { exp: past }],
    ['no end', { exp: undefined }],
    ['not yet', { nbf: Math.floor(Date.now() / 1000) + 3600 }],
    ['no subject', { sub: undefined }],
  ])('is refused: %s', async (_name, replace) => {
    const setup = await google()
    const { claims, shown } = await forged(setup, replace)
    const token = await setup.provider.sign(claims)
    expect(await setup.browser.login(shown(token))).toMatchObject(refusal)
    expect(await userOf(setup.email)).toBeUndefined()
  })

  test('though the same token with nothing amiss is taken', async () => {
    const setup = await google()
    const { claims, shown } = await forged(setup)
    const token = await setup.provider.sign(claims)
    expect(await setup.browser.login(shown(token))).toMatchObject({ status: 200 })
  })

  test('is refused when it is signed by another, by nobody, or changed', async () => {
    const setup = await google()
    const { privateKey } = await generateKeyPair('RS256')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const tamper = (token: string, claims: object) => {
      const [head, , signature] = token.split('.')
      return [head, part(claims), signature].join('.')
    }
    for (const make of [
      (claims: Claims) => setup.provider.sign(claims, privateKey),
      (claims: Claims) => `${part({ alg: 'none' })}.${part(claims)}.`,
      (claims: Claims) => `${part({ alg: 'HS256', kid: 'signs' })}.${part(claims)}.c2lnbmVk`,
      async (claims: Claims) =>
        tamper(await setup.provider.sign(claims), { ...claims, email: 'head@school.test' }),
      async (claims: Claims) => (await setup.provider.sign(claims)).replace(/\.[^.]+$/, '.'),
      () => 'not a token',
    ]) {
      const { claims, shown } = await forged(setup)
      expect(await setup.browser.login(shown(await make(claims)))).toMatchObject(refusal)
    }
    expect(await userOf(setup.email)).toBeUndefined()
  })

  test('is refused without its state, with another, or with that of another provider', async () => {
    const setup = await google()
    const { shown } = await goThere(setup)
    const { google_jwt } = shown
    for (const state of [undefined, 'made up']) {
      const body = { login_type: 'google', google_jwt, state }
      expect(await setup.browser.login(body)).toMatchObject(refusal)
    }
    const { state } = await forged(setup)
    expect(await setup.browser.login({ ...shown, state })).toMatchObject(refusal)
    const asCode = { login_type: 'canvas', canvas_code: 'x', state: shown.state }
    expect(await setup.browser.login(asCode)).toMatchObject(refusal)
  })

  test('is refused with the nonce and the state that Apple was asked with', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const setup = await google({
      besides: (APPLE_ISSUER) => ({
        APPLE_ISSUER,
        APPLE_CLIENT_ID: 'apple',
        APPLE_TEAM_ID: 'team',
        APPLE_KEY_ID: 'key',
        APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      }),
    })
    const { claims, shown } = await forged(setup, {}, 'apple')
    const token = await setup.provider.sign(claims)
    expect(await setup.browser.login(shown(token))).toMatchObject(refusal)
  })

  test('is refused in another browser than it began in', async () => {
    const setup = await google()
    const { shown } = await goThere(setup)
    const other = browserAt(setup.school.app, site)
    expect(await other.login(shown)).toMatchObject(refusal)
    expect(await setup.browser.login(shown)).toMatchObject({ status: 200 })
    const { set_cookie } = await setup.browser.start('google')
    const rules = '; Path=/api/v1/auth; Max-Age=600; HttpOnly; SameSite=Lax; Secure'
    expect(set_cookie).toContain(rules)
    expect(set_cookie).toMatch(/^__Secure-/)
  })

  test('is refused on another of our sites', async () => {
    const setup = await google()
    const { shown } = await goThere(setup)
    const { cookies } = setup.browser
    const elsewhere = browserAt(setup.school.app, 'https://illume.learngrove.test', cookies)
    expect(await elsewhere.login(shown)).toMatchObject(refusal)
  })

  test('is refused the second time, and after ten minutes', async () => {
    const setup = await google()
    const { shown } = await goThere(setup)
    expect(await setup.browser.login(shown)).toMatchObject({ status: 200 })
    expect(await setup.browser.login(shown)).toMatchObject(refusal)
    const late = (await goThere(setup)).shown
    const old = new Date(Date.now() - 1000)
    await db.updateTable('tickets').set({ expires_at: old }).where('used_at', 'is', null).execute()
    expect(await setup.browser.login(late)).toMatchObject(refusal)
  })

  test('of ten at once with the same one gets in', async () => {
    const setup = await google()
    const { shown } = await goThere(setup)
    const answers = await tenAtOnce(() => setup.browser.login(shown))
    const codes = answers.map(({ status }) => status)
    expect(codes.filter((status) => status === 200)).toHaveLength(1)
    // Whoever comes after several failures from one address may be asked to wait instead.
    expect(codes.filter((status) => status === 403 || status === 429)).toHaveLength(9)
  })

  test('ten who come at once as one new person become one account', async () => {
    const setup = await google()
    const all = await tenAtOnce(() => goThere(setup))
    const answers = await Promise.all(all.map(({ shown }) => setup.browser.login(shown)))
    const ids = answers.flatMap(({ status, body }) => (status === 200 ? [body.id] : []))
    expect(new Set(ids).size).toBe(1)
    const account = await userOf(setup.email)
    expect(await linksOf(account?.id ?? newId())).toHaveLength(1)
    expect((await setup.browser.login((await goThere(setup)).shown)).body.id).toBe(account?.id)
  })
})
