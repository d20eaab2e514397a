import { newId } from '#platform/ids.ts'
import { db } from './harness.ts'
import { schoolWithProviders, site } from './oidc-browser.ts'
import { type Claims, openIdProvider } from './oidc-server.ts'

export const client_id = 'learngrove-web'
export const callback = '/api/v1/auth/google/callback'

type Options = {
  readonly claims?: Claims
  readonly redirect_uris?: readonly string[]
  /** What else is configured, by the issuer. */
  readonly besides?: (issuer: string) => NodeJS.ProcessEnv
}

/** A provider, a server that knows it, and somebody there whom nobody here knows. */
export async function google({
  claims = {},
  redirect_uris = [`${site}${callback}`],
  besides = () => ({}),
}: Options = {}) {
  const email = `${newId()}@families.test`
  const provider = await openIdProvider({
    clients: [
      {
        client_id,
        redirect_uris,
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
    ],
    claimsOf: () => ({
      email,
      email_verified: true,
      given_name: 'Maya',
      family_name: 'Okafor',
      ...claims,
    }),
  })
  const settings = { GOOGLE_CLIENT_ID: client_id, GOOGLE_ISSUER: provider.issuer }
  const all = { ...settings, ...besides(provider.issuer) }
  const { school, browser } = await schoolWithProviders(all)
  return { provider, school, browser, email, name: newId() }
}

type Google = Awaited<ReturnType<typeof google>>

/** All the way to Google and back: what the page has then. */
export async function goThere({
  provider,
  browser,
  name,
}: Pick<Google, 'provider' | 'browser' | 'name'>) {
  const { body } = await browser.start('google')
  const back = new URL((await provider.signIn(body.url, name)).url)
  const landed = await browser.ask('GET', `${back.pathname}${back.search}`)
  const said = new URLSearchParams(back.hash.slice(1))
  const google_jwt = said.get('id_token') ?? ''
  const state = said.get('state') ?? ''
  return { back, landed, shown: { login_type: 'google', google_jwt, state } }
}

/** A token as the provider might have signed it for this start, but for what is replaced. */
export async function forged(
  { provider, browser, email }: Google,
  replace: Claims = {},
  started = 'google',
) {
  const { body } = await browser.start(started)
  const asked = new URL(body.url).searchParams
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: provider.issuer,
    aud: client_id,
    sub: newId(),
    nonce: asked.get('nonce') ?? '',
    iat: now,
    exp: now + 600,
    email,
    email_verified: true,
    ...replace,
  }
  const state = asked.get('state') ?? ''
  return {
    claims,
    state,
    shown: (google_jwt: string) => ({ login_type: 'google', google_jwt, state }),
  }
}

export const refusal = { status: 403, body: { code: 'PROVIDER_REFUSED' } }
export const linksOf = (user_id: string) =>
  db.selectFrom('identities').selectAll().where('user_id', '=', user_id).execute()
export const userOf = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
