import type { families } from '@learngrove/contract/families'
import { policyVersion } from '@learngrove/contract/policy'
import { type Samples, someLevel } from '#testing/samples.ts'

const token = 'a token'
const agreed = { policy_version: policyVersion }
const password = 'a garden in spring'

export const familiesSamples: Samples<typeof families> = {
  consentState: () => ({}),
  askConsent: () => ({ body: { email: 'somebody@nowhere.test' } }),
  readConsent: () => ({ params: { token } }),
  giveConsent: () => ({
    params: { token },
    body: { name: 'Ama Okafor', is_guardian: true, ...agreed },
  }),
  refuseConsent: () => ({ params: { token } }),
  createChild: () => ({
    query: {},
    body: {
      ...{ first_name: 'Maya', last_name: 'Okafor', username: 'maya.okafor.of.the.walk', password },
      ...{ academic_level_id: someLevel, ...agreed },
    },
  }),
  linkChild: () => ({ body: { link_code: 'BCDFGH', ...agreed } }),
  linkCode: () => ({}),
  children: () => ({}),
  childWeek: ({ user_id }) => ({ params: { id: user_id } }),
  updateChild: ({ user_id }) => ({
    params: { id: user_id },
    body: { first_name: 'Robin', academic_level_id: someLevel },
  }),
  unlinkChild: ({ user_id }) => ({ params: { id: user_id } }),
  guardians: () => ({}),
  removeGuardian: ({ guardian_id }) => ({ params: { id: guardian_id } }),
  childGuardians: ({ user_id }) => ({ params: { id: user_id } }),
  removeChildGuardian: ({ user_id, guardian_id }) => ({ params: { id: user_id, guardian_id } }),
  askGrownUp: () => ({ body: { username: 'nobody.of.the.walk' } }),
}
