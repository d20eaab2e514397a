import type { accounts } from '@learngrove/contract/accounts'
import { policyVersion } from '@learngrove/contract/policy'
import type { Input, Output } from '@learngrove/contract/route'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { lockUser, updateUser } from '#users/users.accounts.queries.ts'
import { consentTexts, giveConsent } from '#users/users.consents.ts'
import { readUser } from '#users/users.queries.ts'

type AgreePolicy = typeof accounts.agreePolicy

/** Records that the caller agrees to the current terms and privacy policy. */
export async function agreePolicy(
  { db, actor, now }: Context<AgreePolicy['audience']>,
  { policy_version = policyVersion }: NonNullable<Input<AgreePolicy>['body']> = {},
): Promise<Output<AgreePolicy>> {
  if (policy_version !== policyVersion) throw new AppError('POLICY_CHANGED')
  const { id, school_id } = actor
  const text = { text_name: consentTexts.terms, text_version: policy_version }
  await transaction(db, async (tx) => {
    // Under a lock, so that two requests at once are recorded once.
    await lockUser(tx, id)
    await updateUser(tx, id, { has_agreed_policy: true })
    const isNew = await giveConsent(tx, { given_by: id, given_for: id, ...text, now })
    const event = { action: 'consent_given', school_id, actor_id: id, subject_id: id } as const
    if (isNew) await audit(tx, { ...event, data: text, now })
  })
  return readUser(db, id)
}
