import type { subscription } from '@learngrove/contract/subscription'
import type { Samples } from '#testing/samples.ts'

const code = 'BCDFGHJKMNPR'

export const subscriptionSamples: Samples<typeof subscription> = {
  checkCode: () => ({ params: { code } }),
  redeemCode: ({ user_id }) => ({ body: { code, child_id: user_id } }),
  activatedCourses: ({ user_id }) => ({ query: { student_id: user_id } }),
}
