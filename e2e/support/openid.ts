import { generateKeyPairSync } from 'node:crypto'
import { listenHere } from './listen.ts'
import type { Settings } from './server.ts'

const client_id = 'learngrove-web'

/**
 * A real provider of OpenID Connect on this machine, with pages of its own to sign in at. Whoever
 * signs in there has the address that they are called by.
 */
export async function openIdProvider(site: string) {
  const quiet = console.warn
  // It says that it is not set up to serve for long, which it shall not.
  console.warn = () => {}
  const { Provider } = await import('oidc-provider')
  const { url: issuer, answerBy, stop } = await listenHere()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id,
        // So that it leads back to a site on this machine without encryption.
        application_type: 'native',
        redirect_uris: [`${site}/api/v1/auth/google/callback`],
        response_types: ['id_token'],
        grant_types: ['implicit'],
        token_endpoint_auth_method: 'none',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    responseTypes: ['id_token'],
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: true } },
    ttl: { IdToken: 3600, Interaction: 3600, Session: 3600, Grant: 3600 },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: true, given_name: 'Iris' }),
    }),
  })
  console.warn = quiet
  answerBy(provider.callback())
  const settings: Settings = { GOOGLE_CLIENT_ID: client_id, GOOGLE_ISSUER: issuer }
  return { issuer, settings, stop }
}
