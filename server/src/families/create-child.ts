import type { families } from '@learngrove/contract/families'
import { policyVersion } from '@learngrove/contract/policy'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { mailCredentials } from '#accounts/accounts.mail-credentials.ts'
import { mailVerification } from '#auth/sign-up/sign-up.verify-email.ts'
import { openFreeCourses } from '#courses/courses.enrolment.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { assertStrong } from '#platform/passwords/password-strength.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { invalid } from '#platform/zod.ts'
import { insertUnlessTaken, levelExists } from '#users/users.accounts.queries.ts'
import { addressCounts } from '#users/users.limits.ts'
import { addGuardian } from './add-guardian.ts'
import { readChild } from './child.ts'
import { createChildCounts } from './families.limits.ts'

type CreateChild = typeof families.createChild

/**
 * Creates an account for a child in the parent's own school, with the parent's consent, which also
 * agrees to the policies for the child. All or nothing.
 */
export async function createChild(
  context: Context<CreateChild['audience']>,
  { query, body }: Input<CreateChild>,
): Promise<Output<CreateChild>> {
  const { db, actor, now, address } = context
  const { is_free_tier = false, send_credentials_info = false } = query
  const { policy_version, password, email, ...named } = body
  if (policy_version !== policyVersion) throw new AppError('POLICY_CHANGED')
  await assertStrong(password, [named.first_name, named.last_name, named.username, email])
  const letters = email === undefined ? [] : addressCounts(email, { actor_id: actor.id, address })
  await countRequest(db, [...createChildCounts(actor.id), ...letters], now)
  const child = { id: newId(), school_id: actor.school_id, ...named }
  const row = {
    ...child,
    user_role_id: userRole.student,
    password_hash: await hashPassword(password),
    pending_email: email ?? null,
    has_agreed_policy: true,
    consent_state: 'given',
    is_free_tier,
    created_at: now,
  }
  await transaction(db, async (tx) => {
    if (!(await levelExists(tx, named.academic_level_id)))
      throw invalid('academic_level_id', 'There is no such level')
    if (!(await insertUnlessTaken(tx, row))) throw new AppError('USERNAME_TAKEN')
    await addGuardian(tx, { parent: actor, child, way: 'created', policy_version, now })
    const { academic_level_id } = named
    if (is_free_tier) await openFreeCourses(tx, { student_id: child.id, academic_level_id, now })
    if (email !== undefined)
      await mailVerification({ ...context, db: tx }, { ...child, email, now })
    if (send_credentials_info) await mailCredentials(context, tx, child)
  })
  return (await readChild(db, { parent_id: actor.id, child_id: child.id, now })).child
}
