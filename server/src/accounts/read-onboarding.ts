import type { accounts } from '@learngrove/contract/accounts'
import type { Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { findOnboarding } from './accounts.onboarding.queries.ts'
import { type OnboardingFields, onboardingOf } from './onboarding.ts'

/**
 * Reads the caller's onboarding. The academy's is the same record; a parent's also says whether
 * they have children.
 */
export async function readOnboarding({
  db,
  actor,
}: Context<'any'>): Promise<Output<typeof accounts.parentOnboarding>> {
  const found = await findOnboarding(db, actor.id)
  // Safe: the column is written only by what was decoded by the contract.
  const fields = (found?.fields ?? {}) as OnboardingFields
  const { academic_level_id = null, has_child = false } = found ?? {}
  return { ...onboardingOf(fields, { ...actor, academic_level_id }), has_child }
}
