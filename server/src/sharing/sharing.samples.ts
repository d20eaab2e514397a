import type { sharing } from '@learngrove/contract/sharing'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

const answer = { position: 0, value: '7' }

export const sharingSamples: Samples<typeof sharing> = {
  startSheet: ({ worksheet_id }) => ({ params: { id: worksheet_id }, body: {} }),
  answerSheet: ({ worksheet_id }) => ({ params: { id: worksheet_id }, body: { answer } }),
  startShared: ({ worksheet_id }) => ({
    body: { full_name: 'A visitor', email: 'visitor@guest.test', total_score: 3, worksheet_id },
  }),
  answerShared: () => ({ params: { attemptId: newId() }, body: { attempt_key: newId(), answer } }),
  takeOver: () => ({ body: { attempt_key: newId() } }),
  demo: ({ quiz_id }) => ({ params: { id: quiz_id } }),
  testSubmit: ({ quiz_id }) => ({ body: { quiz_id, question_id: newId(), value: '7' } }),
  testSubmitDemo: ({ quiz_id }) => ({ body: { quiz_id, question_id: newId(), value: '7' } }),
  demoInsight: ({ quiz_id }) => ({
    params: { id: quiz_id },
    body: { answers: [{ question_id: newId(), value: '7' }] },
  }),
}
