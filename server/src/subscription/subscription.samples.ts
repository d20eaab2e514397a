import type { subscription } from '@learngrove/contract/subscription'
import type { schoolCodes } from '@learngrove/contract/subscription.school'
import type { Samples } from '#testing/samples.ts'

const code = 'BCDFGHJKMNPR'
const batch = { count: 2, uses_allowed: 1, expires_at: '2027-09-01T00:00:00Z', months: 12 }

export const subscriptionSamples: Samples<typeof subscription & typeof schoolCodes> = {
  checkCode: () => ({ params: { code } }),
  redeemCode: ({ user_id }) => ({ body: { code, child_id: user_id } }),
  activatedCourses: ({ user_id }) => ({ query: { student_id: user_id } }),
  schoolCodes: () => ({ query: { page: '1', state: 'good' } }),
  makeCodes: ({ course_id }) => ({ body: { course_ids: [course_id], ...batch } }),
  endCodes: ({ class_id }) => ({ body: { ids: [class_id] } }),
}
