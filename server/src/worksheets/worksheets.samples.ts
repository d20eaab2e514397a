import type { worksheets } from '@learngrove/contract/worksheets'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

export const worksheetsSamples: Samples<typeof worksheets> = {
  list: () => ({ query: { page: '1', size: '20' } }),
  read: ({ worksheet_id }) => ({ params: { id: worksheet_id } }),
  publicList: () => ({}),
  publicRead: ({ worksheet_id }) => ({
    params: { id: worksheet_id },
    query: { public_chat_session_id: 'a session' },
  }),
  generateShared: ({ user_id, course_id }) => ({
    body: {
      student_id: user_id,
      biweekly_date: '2026-09-01',
      course_id,
      subject_id: newId(),
      question_ids: [newId()],
    },
  }),
}
