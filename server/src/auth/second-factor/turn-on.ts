import type { secondFactor } from '@learngrove/contract/auth.second-factor'
import type { Input, Output } from '@learngrove/contract/route'
import { setupCounts } from '#auth/auth.limits.ts'
import { deleteSessions } from '#auth/sessions/sessions.queries.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { mailOwner } from './second-factor.emails.ts'
import { findFactor, turnOn } from './second-factor.queries.ts'
import { giveRecoveryCodes } from './second-factor.recovery.ts'
import { unseal } from './second-factor.secrets.ts'
import { findStep } from './second-factor.totp.ts'

type TurnOn = typeof secondFactor.turnOnSecondFactor

/** How long a set-up can be finished after it began. */
const setupMs = 15 * 60_000

/** Turns the second step on by a code of the app that was set up. Ends every session that began with one step. */
export async function turnOnSecondFactor(
  context: Context<TurnOn['audience']>,
  { code }: Input<TurnOn>['body'],
): Promise<Output<TurnOn>> {
  const { actor, school_id, now, secret_key } = context
  const user_id = actor.id
  await countRequest(context.db, setupCounts(user_id), now)
  const begun = await findFactor(context.db, { user_id })
  const isOpen =
    begun && !begun.turned_on_at && now.getTime() - begun.created_at.getTime() < setupMs
  if (!isOpen) throw new AppError('SETUP_EXPIRED')
  const { secret } = begun
  const step = findStep(unseal(secret_key, user_id, secret), code, now)
  if (step === undefined) throw new AppError('WRONG_CODE')
  return transaction(context.db, async (db) => {
    if (!(await turnOn(db, { user_id, secret, step, now }))) throw new AppError('SETUP_EXPIRED')
    const recovery_codes = await giveRecoveryCodes({ db, secret_key }, user_id)
    await deleteSessions(db, { user_id, except_hash: actor.token_hash })
    const event = { school_id, actor_id: user_id, subject_id: user_id, now }
    await audit(db, { action: 'second_factor_on', ...event })
    await mailOwner({ ...context, db }, user_id, 'on')
    return { recovery_codes }
  })
}
