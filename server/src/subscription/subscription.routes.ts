import { subscription } from '@learngrove/contract/subscription'
import { implement } from '#platform/implement.ts'
import { readActivated } from './activated.ts'
import { checkCode } from './check-code.ts'
import { redeemCode } from './redeem-code.ts'

export const subscriptionRoutes = implement(subscription, {
  checkCode: (context, { params }) => checkCode(context, params),
  redeemCode: (context, { body }) => redeemCode(context, body),
  activatedCourses: (context, { query }) => readActivated(context, query),
})
