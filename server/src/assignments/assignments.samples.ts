import type { assignments } from '@learngrove/contract/assignments'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

const listOf = (ids: readonly string[]) => Buffer.from(JSON.stringify(ids)).toString('base64')

export const assignmentsSamples: Samples<typeof assignments> = {
  reassign: ({ worksheet_id, class_id, user_id }) => ({
    params: { id: worksheet_id },
    body: { class_id, student_ids: listOf([user_id]), client_id: newId() },
  }),
  unassign: ({ worksheet_id, assignment_id, user_id }) => ({
    params: { id: worksheet_id, assignmentId: assignment_id },
    query: { student_ids: user_id },
  }),
  progress: ({ class_id, assignment_id, worksheet_id }) => ({
    params: { classId: class_id },
    query: { include_draft: 'true', subject_id: newId(), assignment_id, worksheet_id },
  }),
  follow: ({ assignment_id }) => ({ params: { id: assignment_id } }),
  room: ({ assignment_id }) => ({ params: { id: assignment_id, number: '1' } }),
  change: ({ assignment_id }) => ({ params: { id: assignment_id }, body: { title: 'Ratio' } }),
  extend: ({ assignment_id, user_id }) => ({
    params: { id: assignment_id },
    body: { student_ids: [user_id], due_date: '2026-10-01T08:00:00Z', is_on_time: true },
  }),
  excuse: ({ assignment_id, user_id }) => ({
    params: { id: assignment_id },
    body: { student_ids: [user_id], is_excused: true, reason: 'Away' },
  }),
  remind: ({ assignment_id, user_id }) => ({
    params: { id: assignment_id },
    body: { student_ids: [user_id] },
  }),
  drawPaper: ({ assignment_id, user_id }) => ({
    params: { id: assignment_id },
    body: { student_ids: [user_id] },
  }),
  keepPaper: ({ assignment_id, user_id, evaluation_question_id: id }) => ({
    params: { id: assignment_id },
    body: {
      copies: [
        {
          student_id: user_id,
          pages: [{ places: [{ id, left: 200, top: 600, width: 1600, height: 300, bubbles: [] }] }],
        },
      ],
    },
  }),
  paperWord: ({ assignment_id, user_id }) => ({
    params: { id: assignment_id },
    query: { student_id: user_id },
  }),
  scanPaper: () => ({ body: {} }),
  scanPdf: () => ({ body: {} }),
  attempters: ({ worksheet_id }) => ({ params: { worksheetId: worksheet_id } }),
  makeCalendar: () => ({}),
  calendar: () => ({ params: { token: 'of-nobody' } }),
}
