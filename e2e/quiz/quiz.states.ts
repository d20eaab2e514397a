import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect, type Page } from '@playwright/test'
import { openEvaluation } from '../states/open-evaluation.ts'
import { student } from '../states/people.ts'
import { inDays, longTitle, sampleId } from '../states/samples.ts'
import { losesNetwork, reads, sees, waits, withoutNetwork } from '../states/shows.ts'
import { assigned, frame } from '../states/student-answers.ts'
import { type Answers, lost, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'
import { result } from './finished-quiz.ts'
import { longQuestion, markedLongText } from './marked-long-text.ts'

type Quiz = Received<'GET /quiz/{id}'>
type Question = Quiz['questions'][number]
type Attempt = Received<'GET /quiz/{id}/evaluations'>
type Evaluation = Attempt['evaluations'][number]

const ids = (at: number) => ({
  id: sampleId(500 + at),
  evaluation_question_id: sampleId(520 + at),
  course_tagging_id: sampleId(540),
})

const questions: Question[] = [
  {
    ...ids(0),
    type: 'number',
    text: 'Solve $x + 7 = 14$. What is $x$?',
    max_score: 1,
    hint_count: 2,
    needs_unit: false,
  },
  {
    ...ids(1),
    type: 'expression',
    text: 'Solve $3(x - 2) = 15$. Write each step on a line of its own.',
    max_score: 3,
    hint_count: 2,
    variables: ['x'],
    start: '3(x - 2) = 15',
  },
  {
    ...ids(2),
    type: 'single_choice',
    text: 'What would you do first to $4x + 3 = 19$?',
    max_score: 1,
    hint_count: 2,
    options: ['Take 3 away from both sides', 'Divide both sides by 3', longTitle].map(
      (text, at) => ({ order: at + 1, text }),
    ),
  },
  {
    ...ids(3),
    type: 'number',
    text: 'A train goes 120 km in 2 hours. How fast is it?',
    diagram: {
      kind: 'bar_model',
      rows: [
        {
          parts: [
            { size: 1, label: '1 hour' },
            { size: 1, label: '1 hour', tone: 'b' },
          ],
          total: '120 km',
        },
      ],
    },
    max_score: 2,
    hint_count: 1,
    needs_unit: true,
  },
  {
    ...ids(4),
    type: 'ordering',
    text: 'Put these fractions in order, the smallest first.',
    max_score: 2,
    hint_count: 1,
    options: ['$\\frac{1}{2}$', '$\\frac{1}{3}$', '$\\frac{3}{4}$'].map((text, at) => ({
      order: at + 1,
      text,
    })),
  },
]

const quiz: Quiz = {
  ...assigned,
  student_evaluation_id: sampleId(560),
  behaviour: {
    ...{ tries: 3, marking: 'at_once', hints: true, tutor: true },
    ...{ solution: 'when_settled', hearts: false },
  },
  extra_minutes: 0,
  now: inDays(0),
  questions,
}

const right: Partial<Evaluation> = {
  value: '7',
  is_submitted: true,
  is_settled: true,
  tries: 1,
  tries_left: 0,
  marks_given: 1,
  is_full_marks: true,
  verdict: 'right',
  reading: { latex: '7', speech: '7' },
  scoring_rationale: 'Yes, that is right.',
  confidence: 1,
  marker: 'number',
  explanation: { text: 'Do the opposite on both sides. $x = 14 - 7$' },
  method_answer: [
    { maths: 'x = 14 - 7', text: 'Do the opposite on both sides.' },
    { maths: 'x = 7', text: 'Check it by putting it in.' },
  ],
  xp_gain: 10,
  graded_at: inDays(0),
}

const notYet: Partial<Evaluation> = {
  value: '60',
  is_submitted: true,
  tries: 1,
  tries_left: 2,
  marks_given: 1,
  verdict: 'partly',
  reading: { latex: '60', speech: '60' },
  scoring_rationale: 'Not yet. The number fits: which unit does it have?',
  misconception: 'A speed says how far in how much time.',
  marker: 'number',
  graded_at: inDays(0),
}

const attempt: Attempt = {
  student_evaluation_id: quiz.student_evaluation_id,
  student_id: student.id,
  grading_completed: false,
  scoring_rationale: null,
  total_score: 2,
  max_score: 9,
  num_waiting: 0,
  total_time_spent: 120,
  xp_collected: 10,
  graded_at: null,
  created_at: inDays(-1),
  updated_at: inDays(0),
  evaluations: questions.map(({ id, evaluation_question_id, max_score }, position) => ({
    ...openEvaluation,
    ...(position === 0 && right),
    ...(position === 3 && notYet),
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
  'GET /quiz/{id}/result': result,
}

const page = pages.quiz({ quizId: quiz.id })
const sum = (list: Attempt['evaluations']) =>
  list.map((each) => ({ ...each, ...right, value: each.position === 0 ? '7' : each.value }))

const shown = (query: string, shows: PageState['shows']): PageState => ({
  path: `${page}?${query}`,
  user: student,
  answers,
  shows,
})

const toAnswer = sees('Check my answer')

const seeLastTry = async (page: Page) => {
  await page.getByRole('button', { name: 'See your last try' }).click()
  await reads(/^Not yet/)(page)
}

pageStates('quiz', {
  'coming in': { ...shown('', waits), answers: { ...answers, 'GET /quiz/{id}': never } },
  'did not arrive': {
    ...shown('', async (page) => {
      await expect(page.getByRole('button', { name: /again/i }).first()).toBeVisible()
    }),
    answers: { ...answers, 'GET /quiz/{id}': lost },
    complains: /ERR_INTERNET_DISCONNECTED/,
  },
  right: shown('question=1', reads('Right, and here is why')),
  'steps to write': shown('question=2', (page) => expect(page.locator('math-field')).toBeVisible()),
  'a choice': shown('question=3', toAnswer),
  'not yet': { ...shown('question=4', seeLastTry), isWalked: false },
  'a number with a unit': {
    ...shown('question=4', toAnswer),
    answers: {
      ...answers,
      'GET /quiz/{id}/evaluations': {
        ...attempt,
        evaluations: attempt.evaluations.map((each) => ({ ...each, ...openEvaluation })),
      },
    },
  },
  'an order to make': shown('question=5', toAnswer),
  'where some are enough': {
    ...shown('question=3', sees(/Answer any 3 of 5. Question 3 must be answered. This one/)),
    answers: {
      ...answers,
      'GET /quiz/{id}': {
        ...quiz,
        num_to_complete: 3,
        questions: questions.map((each, at) =>
          at === 2 ? { ...each, is_compulsory: true } : each,
        ),
      },
    },
  },
  'a long text, settled': {
    ...shown('question=1', async (page) => {
      await reads(/What earns the marks/)(page)
      await expect(page.locator('mark')).toHaveCount(3)
    }),
    answers: {
      ...answers,
      'GET /quiz/{id}': { ...quiz, questions: [longQuestion] },
      'GET /quiz/{id}/evaluations': {
        ...attempt,
        evaluations: [
          {
            ...openEvaluation,
            ...right,
            ...markedLongText,
            id: longQuestion.evaluation_question_id,
            question_id: longQuestion.id,
            position: 0,
            max_score: 4,
          },
        ],
      },
    },
  },
  offline: { ...shown('question=3', losesNetwork(toAnswer)), complains: withoutNetwork },
  'in the middle, at its end': shown('view=summary', sees(/answered so far/)),
  finished: {
    ...shown('view=summary', reads(/./)),
    answers: {
      ...answers,
      'GET /quiz/{id}': {
        ...quiz,
        status: { ...quiz.status, is_completed: true, graded_at: inDays(0) },
      },
      'GET /quiz/{id}/evaluations': {
        ...attempt,
        grading_completed: true,
        graded_at: inDays(0),
        evaluations: sum(attempt.evaluations),
      },
    },
  },
})
