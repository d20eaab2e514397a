import type { auth } from '@learngrove/contract/auth'
import type { Input } from '@learngrove/contract/route'
import { type Entry, refuseSignIn } from '#auth/auth.begin-session.ts'
import { releaseAttempt } from '#auth/auth.queries.ts'
import { countAttempt } from '#auth/auth.throttle.ts'
import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { hashOf } from '#platform/ids.ts'
import { findEntry } from './identities.ts'
import {
  type Provider,
  readState,
  refused,
  type State,
  type VerifiedIdentity,
} from './provider-state.ts'
import { verifyIdentity } from './verify-identity.ts'

type Body = Input<typeof auth.login>['body']

/** The field in which a browser brings back each provider's response. */
const fields = {
  google: 'google_jwt',
  apple: 'apple_auth_grant_code',
  canvas: 'canvas_code',
  d2l: 'd2l_code',
} as const

/**
 * Signs in by an identity that a provider verifies. The state is used up before the provider is
 * asked, so that of many requests with the same response only one succeeds.
 */
export async function signInByProvider(
  context: Context<'public'>,
  body: Body,
  provider: Provider,
): Promise<Entry> {
  const { db, now } = context
  const here = await hostSchool(context)
  const { tried } = await countAttempt(context, { who: { id: null }, school_id: here })
  const answer = body[fields[provider]]
  const state = await readState(context, { provider, secret: body.state, is_used: true })
  if (answer === undefined || !state) {
    const code = 'PROVIDER_REFUSED'
    return refuseSignIn(context, { way: provider, account: undefined, code })
  }
  await releaseAttempt(db, tried)
  // From here on nothing can be guessed, so a refusal is audited and not counted: a provider that
  // fails in the morning must not slow down a whole school's passwords.
  try {
    const settings = context.config.providers[provider]
    const own = settings && 'school_id' in settings ? settings.school_id : undefined
    if (own !== undefined && here !== undefined && own !== here) throw refused()
    const vouched = await whom(context, state, answer)
    const rules = { school_id: own ?? here, may_add: own === undefined, role: body.login_role }
    return await findEntry(context, { provider, ...vouched }, rules)
  } catch (error) {
    const event = { action: 'sign_in_failed', school_id: here ?? null, actor_id: null } as const
    await audit(db, { ...event, subject_id: null, data: { way: provider }, now })
    throw error
  }
}

/** Returns the identity that was verified before the sign-in, or verifies it now. */
function whom(
  context: Context<'public'>,
  state: State,
  answer: string,
): Promise<VerifiedIdentity> | VerifiedIdentity {
  const { exchanged, vouched, provider } = state
  if (exchanged === undefined) return verifyIdentity(context, provider, state, answer)
  if (exchanged !== hashOf(answer) || !vouched) throw refused()
  return vouched
}
