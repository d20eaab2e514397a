import type { accounts } from '@learngrove/contract/accounts'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { openFreeCourses } from '#courses/courses.enrolment.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'
import { findTier, updateUser } from '#users/users.accounts.queries.ts'
import { canActFor } from '#users/users.policy.queries.ts'

type RedeemFreeTier = typeof accounts.redeemFreeTier

/**
 * Starts the free tier: the platform's courses at the student's level are open from now on. For the
 * caller, if they are a student, or for a child of theirs. Pupils of a school have what their
 * school gives them, so nothing changes for them. Starting it again changes nothing.
 */
export async function redeemFreeTier(
  { db, actor, now }: Context<RedeemFreeTier['audience']>,
  { child_id }: NonNullable<Input<RedeemFreeTier>['body']> = {},
): Promise<Output<RedeemFreeTier>> {
  const isParent = actor.user_role_id === userRole.parent
  if (isParent && child_id === undefined) throw new AppError('CHOOSE_A_CHILD')
  const id = child_id ?? actor.id
  return transaction(db, async (tx) => {
    const student = await findTier(tx, id)
    // Checked under the lock: a guardian who is removed meanwhile changes nothing.
    const isMine = await canActFor(tx, actor, id)
    if (!student || !isMine) throw new AppError('NOT_FOUND')
    if (student.user_role_id !== userRole.student) throw new AppError('FORBIDDEN')
    const { school_id, academic_level_id } = student
    if (school_id !== platformSchoolId || student.is_free_tier) {
      return { is_free_tier: student.is_free_tier }
    }
    await updateUser(tx, id, { is_free_tier: true })
    if (academic_level_id) await openFreeCourses(tx, { student_id: id, academic_level_id, now })
    const event = { action: 'free_tier_begun', school_id, actor_id: actor.id } as const
    await audit(tx, { ...event, subject_id: id, now })
    return { is_free_tier: true }
  })
}
