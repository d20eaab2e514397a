import * as client from 'openid-client'
import { isLoopback, type OpenIdSettings } from '#platform/provider-settings.ts'

const second = 1000

/** How long to wait for a provider, in seconds. */
const patienceS = 4

/** How long a provider's metadata is cached. */
const knownMs = 60 * 60 * second

type Peer = {
  readonly server: client.ServerMetadata
  readonly client_id: string
  readonly auth: client.ClientAuth
  readonly now: Date
}

/**
 * Configures openid-client to speak to one provider on behalf of one client. Times are judged by
 * `now`, signatures by the algorithm that all providers use.
 */
export function openClient({ server, client_id, auth, now }: Peer): client.Configuration {
  const metadata = {
    id_token_signed_response_alg: 'RS256',
    [client.clockSkew]: Math.round((now.getTime() - Date.now()) / second),
  }
  const config = new client.Configuration(server, client_id, metadata, auth)
  config.timeout = patienceS
  config[client.customFetch] = fetchFor(server.issuer)
  // Only a provider on this machine may be reached without TLS; `fetchFor` makes sure.
  if (isLoopback(new URL(server.issuer))) client.allowInsecureRequests(config)
  return config
}

/**
 * Returns a `fetch` that reaches a provider on this machine on this machine only, and any other by
 * `https` and elsewhere only, wherever the provider says that its keys are.
 */
export const fetchFor =
  (issuer: string): client.CustomFetch =>
  (address, options) => {
    const url = new URL(address)
    const isHere = isLoopback(url)
    if (isHere !== isLoopback(new URL(issuer)) || !(isHere || url.protocol === 'https:')) {
      throw new Error('Not a safe address')
    }
    // Safe: the options are those of `fetch`; the library only spells out what may be undefined.
    return fetch(url, options as RequestInit)
  }

type Known = {
  readonly server: client.ServerMetadata
  readonly read_at: number
  keys: client.ExportedJWKSCache | undefined
}

/** Caches metadata by the settings that name the provider; another server has its own. */
const known = new WeakMap<OpenIdSettings, Known>()

/** Reads the metadata of an OpenID Connect provider: its endpoints and its keys. */
async function discover(settings: OpenIdSettings): Promise<Known> {
  const { issuer, client_id } = settings
  const found = known.get(settings)
  if (found && Date.now() - found.read_at < knownMs) return found
  const isHere = isLoopback(new URL(issuer))
  const config = await client.discovery(new URL(issuer), client_id, undefined, undefined, {
    timeout: patienceS,
    [client.customFetch]: fetchFor(issuer),
    ...(isHere && { execute: [client.allowInsecureRequests] }),
  })
  // The response does not name its issuer (RFC 9207). Each provider has a callback of its own
  // instead, and a state belongs to one provider.
  const { supportsPKCE: _, ...said } = config.serverMetadata()
  const server = { ...said, authorization_response_iss_parameter_supported: false }
  const read: Known = { server, read_at: Date.now(), keys: undefined }
  known.set(settings, read)
  return read
}

type OpenIdPeer = Omit<Peer, 'server' | 'client_id'> & { readonly settings: OpenIdSettings }

/** Calls an OpenID Connect provider, and keeps its keys for the next time. */
export async function withOpenId<T>(
  { settings, ...peer }: OpenIdPeer,
  work: (config: client.Configuration) => Promise<T> | T,
): Promise<T> {
  const provider = await discover(settings)
  const { client_id } = settings
  const config = openClient({ ...peer, client_id, server: provider.server })
  if (provider.keys) client.setJwksCache(config, provider.keys)
  try {
    return await work(config)
  } finally {
    provider.keys = client.getJwksCache(config) ?? provider.keys
  }
}
