import { support } from '@learngrove/contract/support'
import { implement } from '#platform/implement.ts'
import { askChallenge } from './ask-challenge.ts'
import { contactUs } from './contact-us.ts'
import { answerOpening, askOpening } from './openings.ts'

export const supportRoutes = implement(support, {
  askOpening: (context, { body }) => askOpening(context, body),
  answerOpening: (context, input) => answerOpening(context, input),
  contactChallenge: (context) => askChallenge(context),
  contactUs: (context, { body }) => contactUs(context, body),
  mailContactUs: (context, { body }) => contactUs(context, body),
})
