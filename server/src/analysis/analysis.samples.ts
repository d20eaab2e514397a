import type { analysis } from '@learngrove/contract/analysis'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

export const analysisSamples: Samples<typeof analysis> = {
  weeklyStatistics: ({ user_id }) => ({ params: { child: user_id, subject: newId() } }),
  studyStatistics: ({ user_id }) => ({ query: { student_id: user_id } }),
  hardestQuestions: ({ class_id }) => ({ query: { class_id } }),
  chatStatistics: ({ class_id }) => ({ query: { class_id } }),
  analyticsEvent: () => ({ body: { event: 'demo_begun' } }),
}
