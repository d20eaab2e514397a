import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { schoolWithProviders } from '#testing/oidc-browser.ts'
import { forged, google, refusal, userOf } from '#testing/oidc-google.ts'
import { listen } from '#testing/oidc-listen.ts'

const own = await generateKeyPair('RS256', { extractable: true })
const jwk = await exportJWK(own.publicKey)

type Forger = (
  claims: object,
  provider: Awaited<ReturnType<typeof google>>['provider'],
) => Promise<string>

/** Tokens that bring along, or point to, what they would be checked by. */
const forgers: Record<string, Forger> = {
  'its own key': (claims) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'signs', jwk })
      .sign(own.privateKey),
  'the address of its own key': async (claims) => {
    const { url, answerBy } = await listen()
    answerBy((_request, response) => response.end(JSON.stringify({ keys: [jwk] })))
    const header = { alg: 'RS256', kid: 'signs', jku: `${url}/keys` }
    return new SignJWT({ ...claims }).setProtectedHeader(header).sign(own.privateKey)
  },
  "the provider's public key as a shared secret": async (claims, { publicKey }) => {
    const secret = new TextEncoder().encode(await exportSPKI(publicKey))
    return new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', kid: 'signs' })
      .sign(secret)
  },
}

test.each(Object.entries(forgers))('a token that brings %s is refused', async (_name, forge) => {
  const setup = await google()
  const { claims, shown } = await forged(setup)
  expect(await setup.browser.login(shown(await forge(claims, setup.provider)))).toMatchObject(
    refusal,
  )
  expect(await userOf(setup.email)).toBeUndefined()
})

test('a provider that says that it is another is not begun with', async () => {
  const { url, answerBy } = await listen()
  answerBy((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        issuer: 'https://accounts.google.com',
        authorization_endpoint: `${url}/auth`,
        jwks_uri: `${url}/keys`,
        response_types_supported: ['id_token'],
      }),
    )
  })
  const settings = { GOOGLE_CLIENT_ID: 'learngrove-web', GOOGLE_ISSUER: url }
  const { browser } = await schoolWithProviders(settings)
  expect(await browser.start('google')).toMatchObject(refusal)
})
