import type { questions } from '@learngrove/contract/questions'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

export const questionsSamples: Samples<typeof questions> = {
  report: ({ evaluation_question_id }) => ({
    params: { id: newId() },
    body: { reason: 'The answer is not right', evaluation_question_id },
  }),
}
