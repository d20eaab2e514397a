import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect, type Page } from '@playwright/test'
import { student } from '../states/people.ts'
import { inDays, sampleId } from '../states/samples.ts'
import { press, reads, sees } from '../states/shows.ts'
import { assigned, frame } from '../states/student-answers.ts'
import { type Answers, lost, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Quiz = Received<'GET /quiz/{id}'>
type Question = Quiz['questions'][number]
type Attempt = Received<'GET /quiz/{id}/evaluations'>

const ids = (at: number) => ({
  id: sampleId(600 + at),
  evaluation_question_id: sampleId(620 + at),
})

const questions: Question[] = [
  {
    ...ids(0),
    type: 'drawing',
    text: 'Sketch the curve $y = x^2 - 4$ on the axes.',
    diagram: {
      kind: 'axes',
      x: { from: -4, to: 4, step: 1, label: 'x' },
      y: { from: -6, to: 6, step: 2, label: 'y' },
      alt: 'Empty axes.',
    },
    max_score: 3,
    hint_count: 2,
  },
  {
    ...ids(1),
    type: 'recording',
    text: 'Parle de ton week-end pendant une minute.',
    max_score: 2,
    hint_count: 2,
  },
  {
    ...ids(2),
    type: 'expression',
    text: 'Solve $3(x - 2) = 15$. Write each step on a line of its own.',
    max_score: 3,
    hint_count: 2,
    variables: ['x'],
  },
]

const quiz: Quiz = {
  ...assigned,
  student_evaluation_id: sampleId(640),
  behaviour: {
    ...{ tries: 3, marking: 'at_once', hints: true, tutor: true },
    ...{ solution: 'when_settled', hearts: false },
  },
  extra_minutes: 0,
  now: inDays(0),
  questions,
}

const open: Omit<Attempt['evaluations'][number], 'id' | 'question_id' | 'position' | 'max_score'> =
  {
    ...{ value: null, selected_option: null, points: null, answer_parts: null, file_ids: null },
    ...{ is_submitted: false, is_skipped: false, is_bookmark: false, is_flagged: false },
    ...{ is_settled: false, tries: 0, tries_left: 3, marks_given: null, is_full_marks: false },
    ...{ verdict: null, problem: null, reading: null, parts: [], lines: [] },
    ...{ scoring_rationale: null, misconception: null, confidence: null, needs_review: false },
    ...{ review: null, handed_in_at: null, marker: null, explanation: null, method_answer: null },
    ...{ looked_for: [], hints: [], xp_gain: 0, time_spent: 0, num_options_clicked: 0 },
    ...{ liked: false, disliked: false, graded_at: null, sureness: null },
    updated_at: inDays(0),
  }

const attempt: Attempt = {
  student_evaluation_id: quiz.student_evaluation_id,
  student_id: student.id,
  ...{ grading_completed: false, scoring_rationale: null, total_score: 0, max_score: 8 },
  ...{ num_waiting: 0, total_time_spent: 0, xp_collected: 0, graded_at: null },
  created_at: inDays(-1),
  updated_at: inDays(0),
  evaluations: questions.map(({ id, evaluation_question_id, max_score }, position) => ({
    ...open,
    id: evaluation_question_id,
    question_id: id,
    position,
    max_score,
  })),
}

const answers: Answers = {
  ...frame,
  'GET /quiz/{id}': quiz,
  'GET /quiz/{id}/evaluations': attempt,
  'GET /quiz/{id}/evaluation-questions/{evaluationQuestionId}/files': { files: [] },
  'POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/phone': {
    token: 'T'.repeat(43),
    expires_at: inDays(1),
  },
}

const at = (question: number, shows: PageState['shows']): PageState => ({
  path: `${pages.quiz({ quizId: quiz.id })}?question=${question}`,
  user: student,
  answers,
  shows,
})

const sheet = (page: Page) =>
  expect(page.getByRole('img', { name: 'Your drawing: nothing yet' })).toBeVisible()

pageStates('files of an answer', {
  'a drawing to make': at(1, sheet),
  'a drawing in words': {
    ...at(1, async (page) => {
      await press(page, 'Describe it in words instead')
      await expect(page.getByLabel('Your drawing in words')).toBeVisible()
    }),
    isWalked: false,
  },
  'something to say': at(2, sees('Start recording')),
  'no microphone': {
    ...at(2, async (page) => {
      await page.evaluate(() => {
        navigator.mediaDevices.getUserMedia = () =>
          Promise.reject(new DOMException('no', 'NotAllowedError'))
      })
      await press(page, 'Start recording')
      await sees('The microphone is switched off for this page')(page)
    }),
    isWalked: false,
  },
  'a code for a phone': {
    ...at(3, async (page) => {
      await press(page, 'Add a photo of your working')
      await press(page, 'Take a photo with your phone')
      await sees('Scan the code')(page)
    }),
    isWalked: false,
  },
})

const phone = (
  shows: PageState['shows'],
  look: NonNullable<Answers['POST /quiz/photos/look']>,
): PageState => ({
  path: pages.sharedSheet({ quizId: quiz.id, photo: 'T'.repeat(43) }),
  answers: { 'POST /quiz/photos/look': look },
  shows,
})

pageStates('photos from a phone', {
  'coming in': phone(reads('Photos of your working'), never),
  'no connection': {
    ...phone(reads('No connection'), lost),
    complains: /ERR_INTERNET_DISCONNECTED/,
  },
  over: { ...phone(reads('This code is over'), { refused: 'LINK_EXPIRED' }), complains: /410/ },
  'room for four': phone(reads('Photos for question 3'), {
    ...{ number: 3, room: 4, expires_at: inDays(1) },
  }),
})
