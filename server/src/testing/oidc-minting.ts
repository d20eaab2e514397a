import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { listen } from './oidc-listen.ts'

const { privateKey, publicKey } = await generateKeyPair('RS256')
const { privateKey: strange } = await generateKeyPair('RS256')
const kid = 'signs'

export type Mint = (claims: JWTPayload) => Promise<string> | string

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signed: Mint = (claims) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)

/** Ways to make a token, of which only the first is right. */
export const mints = {
  signed,
  stranger: (claims) => new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(strange),
  tampered: async (claims) => {
    const [head, , signature] = (await signed(claims)).split('.')
    return [head, part({ ...claims, email: 'head@school.test' }), signature].join('.')
  },
  unsigned: (claims) => `${part({ alg: 'none' })}.${part(claims)}.`,
} as const satisfies Readonly<Record<string, Mint>>

/** What looks like a provider of OpenID Connect, and answers every code with the token that a test makes. */
export async function mintingProvider(mint: (issuer: string) => Promise<string> | string) {
  const { url: issuer, answerBy } = await listen()
  const keys = [{ ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' }]
  const said: Readonly<Record<string, () => unknown>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({ keys }),
    '/token': async () => ({
      access_token: 'any',
      token_type: 'Bearer',
      id_token: await mint(issuer),
    }),
  }
  answerBy(async (request, response) => {
    const body = await said[request.url ?? '']?.()
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body ?? {}))
  })
  return issuer
}
