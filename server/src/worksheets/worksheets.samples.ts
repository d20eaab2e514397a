import type { worksheets } from '@learngrove/contract/worksheets'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

const blueprint = (topic_id: string) => ({
  cells: [{ topic_id, difficulty: 'core' as const, count: 2 }],
  minutes: 20,
  without_calculator: false,
  types: [],
})

const place = (question_id: string) => ({
  ...{ question_id, seed: 5 },
  ...{ is_compulsory: true, is_locked: false },
})

const own = (topic_id: string) => ({
  ...{ topic_id, difficulty: 'core' as const, text: 'What is $3 + 4$?', max_score: 1 },
  key: { type: 'number' as const, answer: '7' },
})

const area = { shape: 'circle' as const, x: 0.5, y: 0.5, radius: 0.1 }

const pictured = (topic_id: string) => ({
  ...own(topic_id),
  key: {
    ...{ type: 'hot_spot' as const, drawing: null, alt: 'A leaf' },
    regions: [{ label: 'the vein', is_right: true, area }],
  },
})

export const worksheetsSamples: Samples<typeof worksheets> = {
  create: ({ class_id, course_id }) => ({ body: { title: 'Ratio 3', course_id, class_id } }),
  readMaking: ({ worksheet_id }) => ({ params: { id: worksheet_id } }),
  change: ({ worksheet_id }) => ({
    params: { id: worksheet_id },
    body: { title: 'Ratio 4', blueprint: blueprint(newId()), questions: [place(newId())] },
  }),
  addQuestions: ({ worksheet_id }) => ({
    params: { id: worksheet_id },
    query: { question_ids: newId() },
  }),
  changeQuestion: ({ worksheet_id }) => ({
    params: { id: worksheet_id, questionId: newId() },
    body: { is_compulsory: true },
  }),
  removeQuestion: ({ worksheet_id }) => ({ params: { id: worksheet_id, questionId: newId() } }),
  remove: ({ worksheet_id, assignment_id }) => ({
    params: { id: worksheet_id },
    query: { assignment_id },
  }),
  restore: ({ worksheet_id }) => ({ params: { id: worksheet_id } }),
  duplicate: ({ worksheet_id, class_id }) => ({
    params: { id: worksheet_id },
    query: { class_id, how: 'fresh' },
  }),
  ofCourse: ({ course_id, class_id }) => ({
    params: { courseId: course_id },
    query: { class_id, page: '1', size: '5', search: 'ratio' },
  }),
  ofClass: ({ class_id }) => ({ params: { classId: class_id } }),
  plan: ({ class_id }) => ({
    body: { class_id, blueprint: blueprint(newId()), keep: [place(newId())] },
  }),
  alternatives: ({ class_id }) => ({
    body: { class_id, question_id: newId(), how: 'easier', keep: [newId()] },
  }),
  draw: ({ class_id }) => ({ body: { class_id, questions: [place(newId())] } }),
  aiGenerate: ({ class_id, course_id }) => ({
    body: { class_id, course_id, user_request: '12 questions on fractions' },
  }),
  generator: ({ class_id, course_id, user_id }) => ({
    body: {
      ...{ title: 'Ratio 5', course_id, class_id, owner_class_id: class_id },
      ...{ question_ids: newId(), student_ids: user_id },
    },
  }),
  uploadDocuments: () => ({ params: { type: 'curriculum' }, body: {} }),
  documents: () => ({ params: { type: 'generation' } }),
  removeDocument: () => ({ params: { type: 'generation', id: newId() } }),
  generate: ({ class_id }) => ({
    body: {
      ...{ prompt: '6 questions on ratio', num_worksheets: '2', class_id },
      ...{ num_questions_per_worksheet: '6', assessment_purpose: 'Test', reference: 'Ratios.' },
      ...{ source_ids: newId(), curriculum_ids: newId() },
    },
  }),
  drafts: ({ worksheet_id }) => ({ params: { id: worksheet_id } }),
  changeDraft: () => ({ params: { id: newId() }, body: { question: own(newId()) } }),
  useDraft: () => ({ params: { id: newId() }, body: { answer: { value: '7' } } }),
  discardDraft: () => ({ params: { id: newId() } }),
  tryOwn: ({ class_id }) => ({
    body: { class_id, question: own(newId()), answer: { value: '7' } },
  }),
  writeOwn: ({ class_id }) => ({ body: { class_id, question: own(newId()) } }),
  writePictured: ({ class_id }) => ({
    body: { class_id, question: Buffer.from(JSON.stringify(pictured(newId()))).toString('base64') },
  }),
  generated: () => ({ query: { page: '1', size: '20' } }),
  exportWord: ({ worksheet_id }) => ({
    query: { worksheet_id, question_ids: newId(), title: 'On paper' },
  }),
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
