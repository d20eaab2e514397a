import type { auth } from '@learngrove/contract/auth'
import type { Input, Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { hashOf } from '#platform/ids.ts'
import { addToState, readState, refused, type VerifiedIdentity } from './provider-state.ts'
import { verifyIdentity } from './verify-identity.ts'

type Answer = Output<typeof auth.validateGoogle>

/** Returns the identity that Google verified, without signing in: the state stays valid. */
export async function validateGoogle(
  context: Context<'public'>,
  { params, query }: Input<typeof auth.validateGoogle>,
): Promise<Answer> {
  const shown = { provider: 'google', secret: query.state, is_used: false } as const
  const state = await readState(context, shown)
  if (!state) throw refused()
  return answer(await verifyIdentity(context, 'google', state, params.token))
}

/** Does the same for Apple. Its code works once, so its result is kept until the sign-in. */
export async function validateApple(
  context: Context<'public'>,
  { params, query }: Input<typeof auth.validateApple>,
): Promise<Answer> {
  const shown = { provider: 'apple', secret: query.state, is_used: false } as const
  const state = await readState(context, shown)
  if (!state || shown.secret === undefined) throw refused()
  const exchanged = hashOf(params.code)
  if (state.exchanged === exchanged && state.vouched) return answer(state.vouched)
  if (!(await addToState(context, shown.secret, { exchanged }))) throw refused()
  const vouched = await verifyIdentity(context, 'apple', state, params.code)
  await addToState(context, shown.secret, { vouched })
  return answer(vouched)
}

function answer({ email, first_name, last_name, subject, issuer }: VerifiedIdentity): Answer {
  if (email === null) throw refused()
  const names = { given_name: first_name, family_name: last_name }
  return { email, claims: { iss: issuer, sub: subject, email_verified: true, ...names } }
}
