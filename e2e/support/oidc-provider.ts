import { generateKeyPairSync, verify } from 'node:crypto'
import { listenHere } from './listen.ts'
import type { Settings } from './server.ts'

const google = 'learngrove-web'
const apple = 'test.learngrove.web'

/**
 * One provider of OpenID Connect on this machine that is to us as Google is and as Apple is: the
 * one answers in the address, the other by a form, to a client whose secret is a signed text.
 * Whoever signs in there has the address that they are called by; `unsure@…` is not verified.
 */
export async function vouchingProvider(site: string) {
  const quiet = console.warn
  // It says that it is not set up to serve for long, which it shall not.
  console.warn = () => {}
  const { Provider } = await import('oidc-provider')
  const { url: issuer, answerBy, stop } = await listenHere()
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const secrets = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  // So that it leads back to a site on this machine without encryption.
  const here = { application_type: 'native' }
  const provider = new Provider(issuer, {
    clients: [
      {
        ...here,
        client_id: google,
        redirect_uris: [`${site}/api/v1/auth/google/callback`],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
      {
        ...here,
        client_id: apple,
        client_secret: 'a signed one instead',
        redirect_uris: [`${site}/api/v1/auth/apple/callback`],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...signing.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    scopes: ['openid', 'email', 'profile', 'name'],
    responseTypes: ['id_token', 'code'],
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: { devInteractions: { enabled: true } },
    ttl: { IdToken: 3600, AccessToken: 600, Interaction: 3600, Session: 3600, Grant: 3600 },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      // Apple writes a truth as text, and tells no name here.
      claims: () => ({ sub, email: sub, email_verified: `${!sub.startsWith('unsure@')}` }),
    }),
  })
  provider.Client.prototype.compareClientSecret = (secret) => {
    const [head = '', body = '', signature = ''] = secret.split('.')
    const key = { key: secrets.publicKey, dsaEncoding: 'ieee-p1363' } as const
    return verify(
      'sha256',
      Buffer.from(`${head}.${body}`),
      key,
      Buffer.from(signature, 'base64url'),
    )
  }
  console.warn = quiet
  answerBy(provider.callback())
  const pem = secrets.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const settings: Settings = {
    GOOGLE_CLIENT_ID: google,
    GOOGLE_ISSUER: issuer,
    APPLE_CLIENT_ID: apple,
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: pem.replaceAll('\n', '\\n'),
    APPLE_ISSUER: issuer,
  }
  return { settings, stop }
}
