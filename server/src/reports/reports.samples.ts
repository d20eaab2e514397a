import type { reports } from '@learngrove/contract/reports'
import { newId } from '#platform/ids.ts'
import type { Samples, Things } from '#testing/samples.ts'

const between = { start: '2026-08-31', end: '2026-09-27' }
const ofClass = ({ class_id }: Things) => ({ classId: class_id })

export const reportsSamples: Samples<typeof reports> = {
  ask: ({ class_id }) => ({ body: { message: 'Who is stuck?', class_id } }),
  ofClass: (of) => ({ params: ofClass(of), query: between }),
  topics: (of) => ({ params: ofClass(of) }),
  ofTopic: (of) => ({ params: { ...ofClass(of), topicId: newId() }, query: between }),
  ofStudent: (of) => ({ params: { ...ofClass(of), studentId: of.user_id }, query: between }),
  ofStudentInTopic: (of) => ({
    params: { ...ofClass(of), studentId: of.user_id, topicId: newId() },
  }),
  performance: (of) => ({ params: ofClass(of), query: between }),
  answers: (of) => ({
    params: ofClass(of),
    query: {
      ...{ ...between, student_id: of.user_id, topic_id: newId(), question_id: newId() },
      assignment_id: of.assignment_id,
    },
  }),
  ofAssignment: (of) => ({
    params: { id: of.worksheet_id, assignmentId: of.assignment_id, classId: of.class_id },
  }),
}
