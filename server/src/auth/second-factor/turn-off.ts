import type { secondFactor } from '@learngrove/contract/auth.second-factor'
import type { Input } from '@learngrove/contract/route'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { mailOwner } from './second-factor.emails.ts'
import { countProof, spendProof } from './second-factor.prove.ts'
import { deleteFactor } from './second-factor.queries.ts'

type TurnOff = typeof secondFactor.turnOffSecondFactor

/** Turns the second step off, such as for another telephone, and deletes the secret and the recovery codes. */
export async function turnOffSecondFactor(
  context: Context<TurnOff['audience']>,
  proof: Input<TurnOff>['body'],
): Promise<void> {
  const { actor, school_id, now } = context
  const { id } = actor
  await countProof(context, id, proof)
  await transaction(context.db, async (db) => {
    await spendProof({ ...context, db }, id, proof)
    await deleteFactor(db, { user_id: id })
    const event = { school_id, actor_id: id, subject_id: id, now }
    await audit(db, { action: 'second_factor_off', ...event })
    await mailOwner({ ...context, db }, id, 'off')
  })
}
