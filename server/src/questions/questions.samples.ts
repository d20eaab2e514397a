import type { questions } from '@learngrove/contract/questions'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

export const questionsSamples: Samples<typeof questions> = {
  list: ({ class_id, course_id }) => ({
    query: { page: '1', size: '5', class_id, course_id, topic_id: newId(), search: 'ratio' },
  }),
  read: () => ({ params: { id: newId() } }),
  report: ({ evaluation_question_id }) => ({
    params: { id: newId() },
    body: { reason: 'The answer is not right', evaluation_question_id },
  }),
}
