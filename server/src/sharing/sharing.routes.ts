import { sharing } from '@learngrove/contract/sharing'
import { implement } from '#platform/implement.ts'
import { answerShared, answerSheet } from './answer-attempt.ts'
import { demoInsight, readDemo, testDemo, testSubmit } from './demo.ts'
import { startShared, startSheet } from './start-attempt.ts'
import { takeOver } from './take-over.ts'

export const sharingRoutes = implement(sharing, {
  startSheet: (context, { params }) => startSheet(context, params),
  answerSheet: (context, input) => answerSheet(context, input),
  startShared: (context, { body }) => startShared(context, body),
  answerShared: (context, input) => answerShared(context, input),
  takeOver: (context, { body }) => takeOver(context, body),
  demo: (context, { params }) => readDemo(context, params),
  testSubmit: (context, { body }) => testSubmit(context, body),
  testSubmitDemo: (context, { body }) => testDemo(context, body),
  demoInsight: (context, input) => demoInsight(context, input),
})
