import { limits } from '@learngrove/contract/auth.limits'
import { SignJWT } from 'jose'
import * as client from 'openid-client'
import type { AppleSettings, OpenIdSettings } from '#platform/provider-settings.ts'
import { withOpenId } from './provider-client.ts'
import type { State, VerifiedIdentity } from './provider-state.ts'

/** Lifetime of the client secret that Apple takes, a signed token of ours; it is used at once. */
const secretLifeMs = 5 * 60_000

export function googleUrl(
  settings: OpenIdSettings,
  { redirect_uri, nonce }: State,
  { state, now }: { state: string; now: Date },
): Promise<URL> {
  return withOpenId({ settings, auth: client.None(), now }, (config) => {
    client.useIdTokenResponseType(config)
    const scope = 'openid email profile'
    const response_mode = 'fragment'
    return client.buildAuthorizationUrl(config, {
      redirect_uri,
      scope,
      state,
      nonce,
      response_mode,
    })
  })
}

/** Verifies an ID token: its signature by the provider's keys, issuer, audience, nonce and times. */
export async function verifyGoogle(
  settings: OpenIdSettings,
  { nonce }: State,
  { token, now }: { token: string; now: Date },
): Promise<VerifiedIdentity> {
  const claims = await withOpenId({ settings, auth: client.None(), now }, (config) => {
    client.useIdTokenResponseType(config)
    // The library reads a response as the browser got it: from a fragment.
    const url = new URL(settings.issuer)
    url.hash = new URLSearchParams({ id_token: token }).toString()
    return client.implicitAuthentication(config, url, nonce)
  })
  return fromClaims(claims)
}

export async function appleUrl(
  settings: AppleSettings,
  { redirect_uri, nonce }: State,
  { state, now }: { state: string; now: Date },
): Promise<URL> {
  return withOpenId({ settings, auth: client.None(), now }, (config) => {
    const scope = 'openid email name'
    // Apple posts the response whenever the name or the address is asked for.
    const response_mode = 'form_post'
    return client.buildAuthorizationUrl(config, {
      redirect_uri,
      scope,
      state,
      nonce,
      response_mode,
    })
  })
}

/** Exchanges the code at Apple, and verifies the ID token that comes back. */
export async function verifyApple(
  settings: AppleSettings,
  { redirect_uri, nonce, name }: State,
  { code, now }: { code: string; now: Date },
): Promise<VerifiedIdentity> {
  const auth = client.ClientSecretPost(await appleSecret(settings, now))
  const claims = await withOpenId({ settings, auth, now }, async (config) => {
    client.enableNonRepudiationChecks(config)
    const url = new URL(redirect_uri)
    url.searchParams.set('code', code)
    const checks = { expectedNonce: nonce, idTokenExpected: true }
    const tokens = await client.authorizationCodeGrant(config, url, checks)
    return tokens.claims()
  })
  if (!claims) throw new Error('There was no identity token')
  return fromClaims({ ...claims, given_name: name?.first_name, family_name: name?.last_name })
}

const appleSecret = (
  { issuer, client_id, team_id, key_id, private_key }: AppleSettings,
  now: Date,
): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: key_id })
    .setIssuer(team_id)
    .setSubject(client_id)
    .setAudience(issuer)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + secretLifeMs))
    .sign(private_key)

type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string }

function fromClaims(claims: Claims): VerifiedIdentity {
  const { iss, sub, email, email_verified } = claims
  // Apple writes a boolean as text.
  const isVerified = email_verified === true || email_verified === 'true'
  return {
    issuer: iss,
    subject: sub,
    email: isVerified && typeof email === 'string' ? email.trim().toLowerCase() : null,
    first_name: nameIn(claims.given_name ?? claims.name),
    last_name: nameIn(claims.family_name),
  }
}

/** Returns a name as it is kept here; empty for what is no name. */
export const nameIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim().slice(0, limits.name) : ''
