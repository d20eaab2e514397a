import type { lessons } from '@learngrove/contract/lessons'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

const name = 'a-paper'

export const lessonsSamples: Samples<typeof lessons> = {
  readNote: ({ document_id }) => ({ params: { id: document_id } }),
  tryOfNote: ({ document_id }) => ({
    params: { id: document_id },
    body: { position: 0, value: '7' },
  }),
  map: ({ course_id, user_id }) => ({
    params: { id: course_id },
    query: { student_id: user_id },
  }),
  publicMap: ({ course_id }) => ({ params: { id: course_id } }),
  learningPath: ({ course_id }) => ({ query: { course_id } }),
  papers: () => ({}),
  startPaper: () => ({ params: { name } }),
  answerPaper: () => ({
    params: { name },
    body: { attempt_key: newId(), answer: { position: 1, value: '7' } },
  }),
  tryQuestion: () => ({ params: { name }, body: { position: 1, value: '7' } }),
}
