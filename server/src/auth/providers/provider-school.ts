import * as client from 'openid-client'
import { z } from 'zod'
import type { SchoolSettings } from '#platform/provider-settings.ts'
import { openClient } from './provider-client.ts'
import type { State, VerifiedIdentity } from './provider-state.ts'

/** Describes a school's learning platform, as far as platforms differ. */
type Platform = {
  readonly scopes: readonly string[]
  /** Reads who somebody is, by the access token that they gave us. */
  readonly read: (get: Get) => Promise<Omit<VerifiedIdentity, 'issuer'>>
}

type Get = <T extends z.ZodType>(path: string, schema: T) => Promise<z.output<T>>

const canvasProfile = z.object({
  id: z.union([z.int(), z.string()]),
  name: z.string().nullish(),
  primary_email: z.string().nullish(),
})

const canvasChannels = z.array(
  z.object({ type: z.string(), address: z.string().nullish(), workflow_state: z.string() }),
)

const brightspaceUser = z.object({
  Identifier: z.union([z.int(), z.string()]),
  FirstName: z.string().nullish(),
  LastName: z.string().nullish(),
  UniqueName: z.string().nullish(),
})

export const platforms = {
  /** Canvas says in the user's channels, not in their profile, which addresses were confirmed. */
  canvas: {
    scopes: [
      'url:GET|/api/v1/users/:user_id/profile',
      'url:GET|/api/v1/users/:user_id/communication_channels',
    ],
    read: async (get) => {
      const { id, name, primary_email } = await get('/api/v1/users/self/profile', canvasProfile)
      const channels = await get('/api/v1/users/self/communication_channels', canvasChannels)
      const own = primary_email?.trim().toLowerCase()
      const isConfirmed = channels.some(
        ({ type, address, workflow_state }) =>
          type === 'email' && workflow_state === 'active' && address?.toLowerCase() === own,
      )
      return { subject: `${id}`, email: (isConfirmed && own) || null, ...splitName(name ?? '') }
    },
  },
  /** Brightspace returns no address; the school chooses its unique name, and often uses one. */
  d2l: {
    scopes: ['users:own_profile:read'],
    read: async (get) => {
      const found = await get('/d2l/api/lp/1.43/users/whoami', brightspaceUser)
      const address = z.email().safeParse(found.UniqueName?.trim().toLowerCase())
      return {
        subject: `${found.Identifier}`,
        email: address.data ?? null,
        first_name: found.FirstName ?? '',
        last_name: found.LastName ?? '',
      }
    },
  },
} satisfies Readonly<Record<string, Platform>>

function splitName(name: string) {
  const [first_name = '', ...rest] = name.trim().split(/\s+/)
  return { first_name, last_name: rest.join(' ') }
}

function open(settings: SchoolSettings, now: Date): client.Configuration {
  const { issuer, authorization_endpoint, token_endpoint, client_id, client_secret } = settings
  const server = { issuer, authorization_endpoint, token_endpoint }
  return openClient({ server, client_id, auth: client.ClientSecretPost(client_secret), now })
}

type Name = keyof typeof platforms

export async function schoolUrl(
  name: Name,
  settings: SchoolSettings,
  { redirect_uri, verifier }: State,
  { state, now }: { state: string; now: Date },
): Promise<URL> {
  return client.buildAuthorizationUrl(open(settings, now), {
    redirect_uri,
    state,
    scope: platforms[name].scopes.join(' '),
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
}

/** Exchanges the code at the school's platform, and reads who somebody is. */
export async function verifySchool(
  name: Name,
  settings: SchoolSettings,
  { redirect_uri, verifier }: State,
  { code, now }: { code: string; now: Date },
): Promise<VerifiedIdentity> {
  const { issuer } = settings
  const config = open(settings, now)
  const url = new URL(redirect_uri)
  url.searchParams.set('code', code)
  const checks = { pkceCodeVerifier: verifier }
  const { access_token } = await client.authorizationCodeGrant(config, url, checks)
  const person = await platforms[name].read(async (path, schema) => {
    const address = new URL(path, issuer)
    const answer = await client.fetchProtectedResource(config, access_token, address, 'GET')
    if (!answer.ok) throw new Error(`The platform answers ${answer.status}`)
    return schema.parse(await answer.json())
  })
  return { issuer, ...person }
}
