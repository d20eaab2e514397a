import { audit } from '#platform/audit/audit.ts'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { lockUser } from '#users/users.accounts.queries.ts'
import { openWithConsent } from '#users/users.consents.queries.ts'
import { consentTexts, giveConsent } from '#users/users.consents.ts'
import { type GuardianWay, insertGuardian } from '#users/users.guardians.queries.ts'
import { maxChildren } from '#users/users.limits.ts'
import { isGuardian } from '#users/users.policy.queries.ts'
import { countChildren } from './families.children.queries.ts'

type Tie = {
  readonly parent: Pick<Actor, 'id'>
  readonly child: { readonly id: string; readonly school_id: string }
  readonly way: GuardianWay
  readonly policy_version: string
  readonly now: Date
}

/**
 * Makes a parent the guardian of a child, with the parent's consent, in the caller's transaction,
 * and opens the account if it waited for that. Returns whether the link is new: linking a child
 * again changes nothing. Throws `TOO_MANY_CHILDREN`, also for ten at once: the parent's row is
 * locked while their children are counted.
 */
export async function addGuardian(
  db: Db,
  { parent, child, way, policy_version, now }: Tie,
): Promise<boolean> {
  const pair = { parent_id: parent.id, child_id: child.id }
  // Locks the child's row first, as the removal of a guardian does, to avoid deadlocks.
  await lockUser(db, child.id)
  await lockUser(db, parent.id)
  if (await isGuardian(db, pair)) return false
  if ((await countChildren(db, parent.id)) >= maxChildren) throw new AppError('TOO_MANY_CHILDREN')
  await insertGuardian(db, { ...pair, way, created_at: now })
  await openWithConsent(db, child.id)
  const text = { text_name: consentTexts.child, text_version: policy_version }
  const isNew = await giveConsent(db, { given_by: parent.id, given_for: child.id, ...text, now })
  const who = { school_id: child.school_id, actor_id: parent.id, subject_id: child.id, now }
  const action = way === 'created' ? 'child_created' : 'child_linked'
  await audit(db, { action, ...who })
  if (isNew) await audit(db, { action: 'consent_given', ...who, data: text })
  return true
}
