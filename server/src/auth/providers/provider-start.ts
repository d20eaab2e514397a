import { type auth, providers } from '@learngrove/contract/auth'
import type { Input, Output } from '@learngrove/contract/route'
import * as client from 'openid-client'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import type { Context } from '#platform/context.ts'
import { newToken } from '#platform/ids.ts'
import { countRequest, fromAddress } from '#platform/throttle/throttle.ts'
import { issueTicket } from '#platform/tickets/tickets.ts'
import { appleUrl, googleUrl } from './provider-openid.ts'
import { schoolUrl } from './provider-school.ts'
import { ownOrigin, type Provider, purpose, refused, type State } from './provider-state.ts'

/** A whole school may sign in from one address in its first hour. */
const startsPerAddress = { most: 2000, within_ms: 60 * 60_000 }

/** Returns the path of the redirect URI, below the origin. */
export const callbackPath = (provider: Provider): string => `/api/v1/auth/${provider}/callback`

/** Lists the configured ways to sign in besides the password. */
export async function listProviders(
  context: Context<'public'>,
): Promise<Output<typeof auth.providers>> {
  const { config } = context
  const here = await hostSchool(context)
  return {
    providers: providers.filter((provider) => isOffered(context, provider, here)),
    // Without a gateway, texts stay in the outbox, which only the embedded default shows.
    has_mobile: config.text_gateway !== undefined || config.database_url === undefined,
  }
}

/** Tells whether a provider is offered here; a school's platform is not offered on another school's site. */
function isOffered(
  { config }: Pick<Context, 'config'>,
  provider: Provider,
  here: string | undefined,
): boolean {
  const settings = config.providers[provider]
  if (!settings) return false
  return !('school_id' in settings) || here === undefined || here === settings.school_id
}

/** Begins a sign-in with a provider. The state that it returns works once, for ten minutes, on this site. */
export async function startProvider(
  context: Context<'public'>,
  { params: { provider } }: Input<typeof auth.startProvider>,
): Promise<Output<typeof auth.startProvider>> {
  const { db, now, address, log } = context
  const origin = await ownOrigin(context)
  if (!origin || !isOffered(context, provider, await hostSchool(context))) throw refused()
  await countRequest(db, fromAddress('provider', address, startsPerAddress), now)
  const secret = newToken()
  const state: State = {
    provider,
    origin,
    redirect_uri: `${origin}${callbackPath(provider)}`,
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  }
  const url = await urlOf(context, state, secret).catch((error: unknown) => {
    log.warn({ provider, name: error instanceof Error && error.name }, 'provider not reached')
    throw refused()
  })
  await issueTicket(db, { purpose, secret, data: state, now })
  return { url: url.href }
}

async function urlOf(
  { config, now }: Context<'public'>,
  data: State,
  secret: string,
): Promise<URL> {
  const { google, apple, canvas, d2l } = config.providers
  const at = { state: secret, now }
  if (data.provider === 'google' && google) return googleUrl(google, data, at)
  if (data.provider === 'apple' && apple) return appleUrl(apple, data, at)
  if (data.provider === 'canvas' && canvas) return schoolUrl('canvas', canvas, data, at)
  if (data.provider === 'd2l' && d2l) return schoolUrl('d2l', d2l, data, at)
  throw refused()
}
