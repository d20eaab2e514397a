import type { quiz } from '@learngrove/contract/quiz'
import { newId } from '#platform/ids.ts'
import type { Samples } from '#testing/samples.ts'

const listOf = (answers: readonly object[]) =>
  Buffer.from(JSON.stringify(answers)).toString('base64')

export const quizSamples: Samples<typeof quiz> = {
  list: ({ course_id }) => ({ query: { course_id } }),
  open: ({ quiz_id }) => ({ params: { id: quiz_id }, query: {} }),
  formulas: ({ quiz_id }) => ({ params: { id: quiz_id } }),
  drawAhead: ({ quiz_id }) => ({ params: { id: quiz_id } }),
  evaluations: ({ quiz_id, user_id }) => ({
    params: { id: quiz_id },
    query: { student_id: user_id },
  }),
  saveEvaluations: ({ quiz_id, evaluation_question_id }) => ({
    params: { id: quiz_id },
    body: { evaluations: [{ id: evaluation_question_id, selected_option: [2] }] },
  }),
  saveEvaluationQuestion: ({ quiz_id, evaluation_question_id }) => ({
    params: { id: quiz_id },
    body: { id: evaluation_question_id, selected_option: [2] },
  }),
  submit: ({ quiz_id, evaluation_question_id }) => ({
    params: { id: quiz_id },
    body: {
      evaluations: listOf([
        { id: evaluation_question_id, attempt_key: newId(), selected_option: [2] },
      ]),
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
  showHint: ({ quiz_id, evaluation_question_id }) => ({
    params: { id: quiz_id, evaluationQuestionId: evaluation_question_id },
  }),
  showSolution: ({ quiz_id, evaluation_question_id }) => ({
    params: { id: quiz_id, evaluationQuestionId: evaluation_question_id },
  }),
}
