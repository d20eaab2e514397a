import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { db } from '#testing/harness.ts'
import { browserAt, schoolWithProviders, site, tenAtOnce } from '#testing/oidc-browser.ts'
import { mintingProvider, mints } from '#testing/oidc-minting.ts'
import { type Claims, openIdProvider } from '#testing/oidc-server.ts'

const client_id = 'test.learngrove.web'
const callback = '/api/v1/auth/apple/callback'
const refusal = { status: 403, body: { code: 'PROVIDER_REFUSED' } }

const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const pem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

const settingsFor = (issuer: string, key = pem) => ({
  APPLE_CLIENT_ID: client_id,
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: key.replaceAll('\n', '\\n'),
  APPLE_ISSUER: issuer,
})

/** A provider that is to us as Apple is: a signed secret, an answer by a posted form, truths as text. */
async function apple({ claims = {}, key = pem }: { claims?: Claims; key?: string } = {}) {
  const email = `${newId()}@families.test`
  const secrets: Claims[] = []
  let issuer = ''
  const provider = await openIdProvider({
    clients: [
      {
        client_id,
        client_secret: 'a signed one instead',
        redirect_uris: [`${site}${callback}`],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claimsOf: () => ({ email, email_verified: 'true', ...claims }),
    isSecret: async (secret) => {
      const rules = { audience: issuer, issuer: 'TEAM123456', subject: client_id }
      const limits = { algorithms: ['ES256'], requiredClaims: ['exp', 'iat'] }
      const checked = await jwtVerify(secret, keys.publicKey, { ...rules, ...limits }).catch(
        () => undefined,
      )
      if (checked) secrets.push({ ...checked.payload, ...checked.protectedHeader })
      return checked !== undefined
    },
  })
  issuer = provider.issuer
  const { school, browser } = await schoolWithProviders(settingsFor(issuer, key))
  const name = newId()
  return {
    provider,
    school,
    browser,
    email,
    name,
    secrets,
    /** To Apple and back, with what Apple posts beside: what the page shows then. */
    async goThere(beside: Record<string, string> = {}) {
      const { body } = await browser.start('apple')
      const { url, form } = await provider.signIn(body.url, name)
      expect(url).toBe(`${site}${callback}`)
      // The form is posted from Apple's page: the browser keeps its cookies of ours to itself.
      const posted = browserAt(school.app, site)
      const landed = await posted.ask('POST', callback, { form: { ...form, ...beside } })
      expect(landed.status).toBe(303)
      const page = new URL(landed.location ?? '', site)
      expect([page.pathname, page.searchParams.get('provider')]).toEqual(['/login', 'apple'])
      const apple_auth_grant_code = page.searchParams.get('apple_code') ?? ''
      const state = page.searchParams.get('state') ?? ''
      return { login_type: 'apple', apple_auth_grant_code, state }
    },
  }
}

const user = JSON.stringify({ name: { firstName: 'Maya', lastName: 'Okafor' }, email: 'x@x.test' })
type Shown = { apple_auth_grant_code: string; state: string }
const path = ({ apple_auth_grant_code: code, state }: Shown) =>
  `/api/v1/auth/apple/${code}/validate?state=${state}`
const linksOf = (user_id: string) =>
  db.selectFrom('identities').selectAll().where('user_id', '=', user_id).execute()

describe('a first sign-in by Apple', () => {
  test('gives a family an account under the name that Apple tells once', async () => {
    const { browser, email, name, secrets, goThere } = await apple()
    const first = await browser.login(await goThere({ user }))
    expect(first).toMatchObject({
      status: 200,
      body: { email, first_name: 'Maya', last_name: 'Okafor', user_role_id: 1 },
    })
    expect(await linksOf(first.body.id)).toMatchObject([{ provider: 'apple', subject: name }])
    expect((await browser.login(await goThere())).body.id).toBe(first.body.id)
    expect(secrets).toMatchObject([{ alg: 'ES256', kid: 'KEY1234567' }, { alg: 'ES256' }])
  })

  test('links to the account whose address it is, and never believes the posted one', async () => {
    const { school, browser, email, goThere } = await apple()
    const student = await school.addUser('student', { email })
    await school.addUser('student', { email: `x-${newId()}@x.test` })
    expect((await browser.login(await goThere({ user }))).body.id).toBe(student.id)
  })

  test.each([false, 'false', undefined])(
    'is refused when the address is verified: %s',
    async (email_verified) => {
      const { browser, goThere } = await apple({ claims: { email_verified } })
      expect(await browser.login(await goThere())).toMatchObject(refusal)
      const shown = await goThere()
      expect(await browser.ask('GET', path(shown))).toMatchObject(refusal)
      expect(await browser.login(shown)).toMatchObject(refusal)
    },
  )

  test('is refused when our own key is another', async () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const key = other.export({ type: 'pkcs8', format: 'pem' }).toString()
    const { browser, goThere } = await apple({ key })
    expect(await browser.login(await goThere())).toMatchObject(refusal)
  })

  test('keeps its name when what is posted beside is no name', async () => {
    const { browser, goThere } = await apple()
    const { status } = await browser.login(await goThere({ user: '{"name": 7' }))
    expect(status).toBe(200)
  })
})

describe("Apple's code", () => {
  test('is looked at first and signs in after; it is exchanged once', async () => {
    const { browser, email, name, secrets, goThere } = await apple()
    const shown = await goThere({ user })
    for (let time = 0; time < 2; time++) {
      expect(await browser.ask('GET', path(shown))).toMatchObject({
        status: 200,
        body: { email, claims: { sub: name, given_name: 'Maya' } },
      })
    }
    expect(await browser.login(shown)).toMatchObject({ status: 200, body: { email } })
    expect(secrets).toHaveLength(1)
    expect(await browser.login(shown)).toMatchObject(refusal)
  })

  test('that was looked at does not let another code in', async () => {
    const { browser, goThere } = await apple()
    const [shown, other] = [await goThere(), await goThere()]
    await browser.ask('GET', path(shown))
    const { apple_auth_grant_code } = other
    expect(await browser.login({ ...shown, apple_auth_grant_code })).toMatchObject(refusal)
  })

  test('lets in one of ten who look or sign in at once', async () => {
    const { browser, secrets, goThere } = await apple()
    const shown = await goThere()
    const answers = await tenAtOnce(() => browser.login(shown))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const looked = await goThere()
    const looks = await tenAtOnce(() => browser.ask('GET', path(looked)))
    expect(looks.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(secrets).toHaveLength(2)
    expect(await browser.login(looked)).toMatchObject({ status: 200 })
  })

  test('is refused with the nonce of another start, in another browser, or twice', async () => {
    const { school, browser, goThere } = await apple()
    const [shown, other] = [await goThere(), await goThere()]
    expect(await browser.login({ ...shown, state: other.state })).toMatchObject(refusal)
    const third = await goThere()
    expect(await browserAt(school.app, site).login(third)).toMatchObject(refusal)
    expect(await browserAt(school.app, site).ask('GET', path(third))).toMatchObject(refusal)
    expect(await browser.login(third)).toMatchObject({ status: 200 })
    const again = { ...(await goThere()), apple_auth_grant_code: third.apple_auth_grant_code }
    expect(await browser.login(again)).toMatchObject(refusal)
  })

  test('that Apple did not give comes back as a refusal', async () => {
    const { browser } = await apple()
    const form = { error: 'user_cancelled_authorize', state: 's' }
    const { status, location } = await browser.ask('POST', callback, { form })
    expect([status, location]).toEqual([
      303,
      '/login?provider=apple&state=s&error=user_cancelled_authorize',
    ])
  })

  test('is not taken from a form that is too long', async () => {
    const { browser } = await apple()
    const form = { code: 'x'.repeat(20_000), state: 's' }
    expect(await browser.ask('POST', callback, { form })).toMatchObject({ status: 413 })
  })
})

describe('an identity token that a code is good for', () => {
  /** Signs in with a token that was made in such a way, but for what is replaced in it. */
  async function signInWith(replace: Claims, mint: keyof typeof mints = 'signed') {
    const email = `${newId()}@families.test`
    let nonce = ''
    const now = Math.floor(Date.now() / 1000)
    const issuer = await mintingProvider((iss) => {
      const claims = { iss, aud: client_id, sub: newId(), nonce, iat: now, exp: now + 600 }
      return mints[mint]({ ...claims, email, email_verified: true, ...replace })
    })
    const { browser } = await schoolWithProviders(settingsFor(issuer))
    const { body } = await browser.start('apple')
    const asked = new URL(body.url).searchParams
    nonce = asked.get('nonce') ?? ''
    const state = asked.get('state') ?? ''
    return browser.login({ login_type: 'apple', apple_auth_grant_code: 'code', state })
  }

  test('is taken when it holds', async () => {
    expect(await signInWith({})).toMatchObject({ status: 200 })
  })

  test.each<[string, Claims]>([
    ['another audience', { aud: 'another-client' }],
    ['another issuer', { iss: 'https://appleid.apple.com' }],
    ['another nonce', { nonce: 'of another start' }],
    ['no nonce', { nonce: undefined }],
    ['expired', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['no subject', { sub: undefined }],
  ])('is refused: %s', async (_name, replace) => {
    expect(await signInWith(replace)).toMatchObject(refusal)
  })

  test.each(['stranger', 'tampered', 'unsigned'] as const)('is refused: %s', async (mint) => {
    expect(await signInWith({}, mint)).toMatchObject(refusal)
  })
})
