import type { accounts } from '@learngrove/contract/accounts'
import { policyVersion } from '@learngrove/contract/policy'
import { newId } from '#platform/ids.ts'
import { type Samples, someLevel } from '#testing/samples.ts'

const onboarding = { name: 'Maya', academic_level_id: someLevel, subject_ids: [newId()] }

export const accountsSamples: Samples<typeof accounts> = {
  information: () => ({}),
  heartStatus: () => ({}),
  find: () => ({ query: { email: 'somebody@nowhere.test' } }),
  agreePolicy: () => ({ body: { policy_version: policyVersion } }),
  update: () => ({ body: { first_name: 'Robin', academic_level_id: someLevel } }),
  setProfilePic: ({ user_id }) => ({ params: { id: user_id }, body: {} }),
  removeProfilePic: ({ user_id }) => ({ params: { id: user_id } }),
  profilePic: ({ user_id }) => ({ params: { id: user_id }, query: { key: 'of-somebody-else' } }),
  onboarding: () => ({}),
  saveOnboarding: () => ({ body: onboarding }),
  academyOnboarding: () => ({}),
  saveAcademyOnboarding: () => ({ body: onboarding }),
  parentOnboarding: () => ({}),
  redeemFreeTier: ({ user_id }) => ({ body: { child_id: user_id } }),
}
