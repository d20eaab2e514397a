import type { accounts } from '@learngrove/contract/accounts'
import { userRole } from '@learngrove/contract/roles'
import type { Output } from '@learngrove/contract/route'
import { putAtLevel } from '#courses/courses.level.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { findOnboarding, upsertOnboarding } from './accounts.onboarding.queries.ts'
import { type OnboardingFields, onboardingOf } from './onboarding.ts'

/** Saves the caller's onboarding. The level that a student chooses becomes theirs. */
export async function saveOnboarding(
  { db, actor, now }: Context<'any'>,
  fields: OnboardingFields,
): Promise<Output<typeof accounts.onboarding>> {
  const isStudent = actor.user_role_id === userRole.student
  const academic_level_id = isStudent ? fields.academic_level_id : undefined
  const known = await transaction(db, async (tx) => {
    if (academic_level_id) await putAtLevel(tx, { id: actor.id, academic_level_id, now })
    await upsertOnboarding(tx, { user_id: actor.id, fields, now })
    return findOnboarding(tx, actor.id)
  })
  const level = known?.academic_level_id ?? null
  return onboardingOf(fields, { ...actor, academic_level_id: level })
}
