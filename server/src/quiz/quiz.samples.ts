import type { quiz } from '@learngrove/contract/quiz'
import { newId } from '#platform/ids.ts'
import type { Samples, Things } from '#testing/samples.ts'

const listOf = (answers: readonly object[]) =>
  Buffer.from(JSON.stringify(answers)).toString('base64')

/** An answer to a question in parts, which names files in each place that takes some. */
const answerWith = ({ evaluation_question_id: id, answer_file_id }: Things) => {
  const file_ids = [answer_file_id]
  return { id, answer_parts: [{ value: 'x = 3', file_ids }], file_ids }
}

export const quizSamples: Samples<typeof quiz> = {
  keepFile: ({ quiz_id, evaluation_question_id, answer_file_id }) => ({
    params: { id: quiz_id, evaluationQuestionId: evaluation_question_id },
    body: { file_id: answer_file_id, kind: 'photo' },
  }),
  listFiles: ({ quiz_id, evaluation_question_id }) => ({
    params: { id: quiz_id, evaluationQuestionId: evaluation_question_id },
  }),
  readFile: ({ answer_file_id }) => ({ params: { fileId: answer_file_id } }),
  removeFile: ({ answer_file_id }) => ({ params: { fileId: answer_file_id } }),
  askPhone: ({ quiz_id, evaluation_question_id }) => ({
    params: { id: quiz_id, evaluationQuestionId: evaluation_question_id },
  }),
  lookFromPhone: () => ({ body: { token: 'of-nobody' } }),
  sendFromPhone: ({ answer_file_id }) => ({
    body: { token: 'of-nobody', file_id: answer_file_id },
  }),
  finishOnPhone: () => ({ body: { token: 'of-nobody' } }),
  list: ({ course_id }) => ({ query: { course_id } }),
  open: ({ quiz_id }) => ({ params: { id: quiz_id }, query: {} }),
  formulas: ({ quiz_id }) => ({ params: { id: quiz_id } }),
  drawAhead: ({ quiz_id }) => ({ params: { id: quiz_id } }),
  evaluations: ({ quiz_id, user_id }) => ({
    params: { id: quiz_id },
    query: { student_id: user_id },
  }),
  saveEvaluations: (of) => ({
    params: { id: of.quiz_id },
    body: { evaluations: [answerWith(of)] },
  }),
  saveEvaluationQuestion: (of) => ({ params: { id: of.quiz_id }, body: answerWith(of) }),
  submit: (of) => ({
    params: { id: of.quiz_id },
    body: {
      evaluations: listOf([{ ...answerWith(of), attempt_key: newId() }]),
      lesson_id: newId(),
    },
  }),
  startRevision: () => ({ body: { course_tagging_id: newId() } }),
  decide: ({ evaluation_question_id }) => ({
    params: { id: evaluation_question_id },
    body: { marks_given: 1, explanation: 'The chloroplasts are there, in other words.' },
  }),
  bookmarks: ({ course_id }) => ({ query: { course_id } }),
  setBookmark: () => ({
    body: { student_evaluation_id: newId(), question_id: newId(), is_bookmark: true },
  }),
  mistakes: ({ course_id }) => ({ query: { course_id } }),
  skip: ({ evaluation_question_id }) => ({
    body: { question_id: evaluation_question_id, is_skipped: true },
  }),
  giveFeedback: ({ evaluation_question_id }) => ({
    params: { id: evaluation_question_id },
    body: { liked: true },
  }),
  haveAssignments: ({ course_id }) => ({ params: { id: course_id } }),
  makeCustom: () => ({ body: { course_tagging_ids: [newId()], question_ids: [newId()] } }),
  tryAlike: ({ evaluation_question_id }) => ({ params: { id: evaluation_question_id } }),
  askTeacher: ({ evaluation_question_id }) => ({
    params: { id: evaluation_question_id },
    body: { text: 'Why do we halve here?', client_id: newId() },
  }),
  askedTeacher: ({ evaluation_question_id }) => ({ params: { id: evaluation_question_id } }),
  result: ({ quiz_id }) => ({ params: { id: quiz_id } }),
  startToday: () => ({}),
  markingQueue: ({ class_id }) => ({ query: { class_id } }),
  markingCount: () => ({}),
  decidePile: ({ evaluation_question_id: id, answer_file_id: file_id }) => ({
    body: {
      decision_id: newId(),
      answers: [{ id, handed_in_at: new Date(0).toISOString(), marks_given: null }],
      ...{ marks_given: 1, explanation: 'Yes, in other words.', is_remembered: true },
      marked_pages: [{ file_id, marks: [{ kind: 'tick', x: 0.5, y: 0.5 }] }],
    },
  }),
  undoDecision: () => ({ params: { id: newId() } }),
  askSecondLook: ({ evaluation_question_id: id }) => ({
    params: { id },
    body: { reason: 'I think that it says the same.', client_id: newId() },
  }),
  markedPages: ({ evaluation_question_id: id }) => ({ params: { id } }),
  secondLook: ({ evaluation_question_id: id }) => ({ params: { id } }),
  readKey: ({ class_id }) => ({ params: { classId: class_id, questionId: newId() } }),
  previewCorrection: ({ class_id }) => ({
    body: {
      ...{ class_id, question_version_id: newId() },
      change: { kind: 'accept', answer_id: newId() },
    },
  }),
  correctKey: ({ class_id }) => ({
    body: {
      ...{ class_id, question_version_id: newId(), correction_id: newId() },
      ...{ change: { kind: 'accept', answer_id: newId() }, reason: 'Both roundings are fine.' },
    },
  }),
  undoCorrection: () => ({ params: { id: newId() } }),
  forgetRuling: () => ({ params: { id: newId() } }),
  showHint: ({ quiz_id, evaluation_question_id }) => ({
    params: { id: quiz_id, evaluationQuestionId: evaluation_question_id },
  }),
  showSolution: ({ quiz_id, evaluation_question_id }) => ({
    params: { id: quiz_id, evaluationQuestionId: evaluation_question_id },
  }),
}
