import { subscription } from '@learngrove/contract/subscription'
import { schoolCodes } from '@learngrove/contract/subscription.school'
import { implement } from '#platform/implement.ts'
import { readActivated } from './activated.ts'
import { checkCode } from './check-code.ts'
import { redeemCode } from './redeem-code.ts'
import { endSchoolCodes, listSchoolCodes, makeSchoolCodes } from './school-codes.ts'

export const subscriptionRoutes = implement(
  { ...subscription, ...schoolCodes },
  {
    checkCode: (context, { params }) => checkCode(context, params),
    redeemCode: (context, { body }) => redeemCode(context, body),
    activatedCourses: (context, { query }) => readActivated(context, query),
    schoolCodes: (context, { query }) => listSchoolCodes(context, query),
    makeCodes: (context, { body }) => makeSchoolCodes(context, body),
    endCodes: (context, { body }) => endSchoolCodes(context, body),
  },
)
