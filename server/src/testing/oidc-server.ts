import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { vi } from 'vitest'
import { listen } from './oidc-listen.ts'

export type Claims = Readonly<Record<string, unknown>>

type Setup = {
  readonly clients: readonly object[]
  /** What it says of everybody who signs in there, by their name there. */
  readonly claimsOf: (sub: string) => Claims
  /** Where a client's secret is not a fixed text. */
  readonly isSecret?: (actual: string) => Promise<boolean>
}

/** It warns that it is not set up to serve for long, which it shall not. */
async function quietly<T>(make: () => Promise<T> | T): Promise<T> {
  const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {})
  try {
    return await make()
  } finally {
    quiet.mockRestore()
  }
}

const { Provider } = await quietly(() => import('oidc-provider'))
const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
const kid = 'signs'

/** A real provider of OpenID Connect on this machine. */
export async function openIdProvider({ clients, claimsOf, isSecret }: Setup) {
  const { url: issuer, answerBy } = await listen()
  const configuration = {
    clients,
    jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    scopes: ['openid', 'email', 'profile', 'name'],
    responseTypes: ['id_token', 'code'],
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    ttl: { IdToken: 3600, AccessToken: 3600, Interaction: 3600, Session: 3600, Grant: 3600 },
    pkce: { required: () => false },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...claimsOf(sub) }),
    }),
  }
  const provider = await quietly(() => new Provider(issuer, configuration))
  if (isSecret) provider.Client.prototype.compareClientSecret = isSecret
  answerBy(provider.callback())

  return {
    issuer,
    publicKey,
    /** A token as the provider itself would sign it, with whatever is in it. */
    sign: (claims: JWTPayload, key = privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key),
    signIn: (url: string, name: string) => signIn(url, name),
  }
}

const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
    ),
  )

const mostSteps = 20

/** Signs in at the provider's own pages, and returns what it sends back to us, and where to. */
async function signIn(start: string, name: string) {
  const own = new URL(start).origin
  const cookies = new Map<string, string>()
  let url = start
  let form: Record<string, string> | undefined
  for (let step = 0; step < mostSteps; step++) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [key = '', value = ''] = cookie.split(';')[0]?.split(/=(.*)/s) ?? []
      cookies.set(key, value)
    }
    const html = await answer.text()
    const location = answer.headers.get('location')
    if (location) {
      url = new URL(location, url).href
      form = undefined
      if (!url.startsWith(own)) return { url, form: {} }
      continue
    }
    const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]
    if (!action) throw new Error(`No way on from ${url}: ${answer.status} ${html}`)
    url = new URL(action, url).href
    const fields = fieldsOf(html)
    if (!url.startsWith(own)) return { url, form: fields }
    form = { ...fields, ...(fields.prompt === 'login' && { login: name, password: 'any' }) }
  }
  throw new Error('The provider leads nowhere')
}
