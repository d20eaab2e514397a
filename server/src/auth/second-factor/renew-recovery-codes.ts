import type { secondFactor } from '@learngrove/contract/auth.second-factor'
import type { Input, Output } from '@learngrove/contract/route'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { countProof, spendProof } from './second-factor.prove.ts'
import { giveRecoveryCodes } from './second-factor.recovery.ts'

type Renew = typeof secondFactor.renewRecoveryCodes

/** Gives the caller ten new recovery codes in return for a code of their app. */
export async function renewRecoveryCodes(
  context: Context<Renew['audience']>,
  proof: Input<Renew>['body'],
): Promise<Output<Renew>> {
  const { actor, school_id, now } = context
  const { id } = actor
  await countProof(context, id, proof)
  return transaction(context.db, async (db) => {
    await spendProof({ ...context, db }, id, proof)
    const recovery_codes = await giveRecoveryCodes({ ...context, db }, id)
    const event = { school_id, actor_id: id, subject_id: id, now }
    await audit(db, { action: 'recovery_codes_renewed', ...event })
    return { recovery_codes }
  })
}
