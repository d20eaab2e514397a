import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect, type Page } from '@playwright/test'
import { openEvaluation } from '../states/open-evaluation.ts'
import { student } from '../states/people.ts'
import { inDays, longTitle, sampleId } from '../states/samples.ts'
import { losesNetwork, press, reads, sees, withoutNetwork } from '../states/shows.ts'
import { assigned, frame } from '../states/student-answers.ts'
import { type Answers, lost, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Quiz = Received<'GET /quiz/{id}'>
type Attempt = Received<'GET /quiz/{id}/evaluations'>

const day_minutes = 24 * 60
const inMinutes = (minutes: number) => inDays(minutes / day_minutes)

const texts = [
  'What is $15\\%$ of $80$?',
  'What is $3^2 + 4^2$?',
  longTitle,
  'Round $4.56$ to $1$ d.p.',
]

const questions: Quiz['questions'] = texts.map((text, at) => ({
  id: sampleId(600 + at),
  evaluation_question_id: sampleId(620 + at),
  type: 'number',
  text,
  max_score: 2,
  hint_count: 2,
  needs_unit: false,
}))

/** Is an exam whose time does not run yet. */
const before: Quiz = {
  ...assigned,
  id: sampleId(640),
  title: 'Mock exam: number and percentages',
  attempt_type_id: 4,
  time_limit: 45,
  ends_at: null,
  student_evaluation_id: sampleId(641),
  behaviour: {
    ...{ tries: 1, marking: 'at_end', hints: false, tutor: false },
    ...{ solution: 'at_end', hearts: false },
  },
  extra_minutes: 0,
  now: inDays(0),
  status: {
    ...assigned.status,
    is_started: false,
    num_answered: 0,
    num_questions: 4,
    max_score: 8,
  },
  questions: [],
}

const during: Quiz = {
  ...before,
  ends_at: inMinutes(27.5),
  status: { ...before.status, is_started: true },
  questions,
}

const attempt: Attempt = {
  student_evaluation_id: before.student_evaluation_id,
  student_id: student.id,
  grading_completed: false,
  scoring_rationale: null,
  total_score: 0,
  max_score: 8,
  num_waiting: 0,
  total_time_spent: 0,
  xp_collected: 0,
  graded_at: null,
  created_at: inDays(0),
  updated_at: inDays(0),
  evaluations: questions.map(({ id, evaluation_question_id, max_score }, position) => ({
    ...openEvaluation,
    id: evaluation_question_id,
    question_id: id,
    position,
    max_score,
    ...(position === 0 && { value: '12', is_submitted: true }),
    ...(position === 1 && { is_skipped: true }),
    ...(position === 3 && { is_flagged: true }),
  })),
}

const answersTo = (quiz: Quiz): Answers => ({
  ...frame,
  'GET /quiz/{id}': quiz,
  'GET /quiz/{id}/evaluations': attempt,
})

const shown = (quiz: Quiz, query: string, shows: PageState['shows']): PageState => ({
  path: `${pages.quiz({ quizId: quiz.id })}?${query}`,
  user: student,
  answers: answersTo(quiz),
  shows,
})

const toAnswer = async (page: Page) => {
  await expect(page.getByRole('textbox').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /left/ })).toBeVisible()
}

pageStates('exam', {
  'before it begins': shown(before, '', reads('Ready when you are')),
  'before it begins, with extra time and a long name': shown(
    { ...before, title: longTitle, time_limit: 56.25, extra_minutes: 11.25 },
    '',
    sees('56 min 15 s'),
  ),
  'a question that is answered': shown(during, 'question=1', async (page) => {
    await toAnswer(page)
    await sees(/Stored at/)(page)
  }),
  'a long question that is open': shown(during, 'question=3', toAnswer),
  'with the clock put away': shown(during, 'question=2', async (page) => {
    await toAnswer(page)
    await press(page, /left/)
    await expect(page.getByRole('button', { name: 'Show the time' })).toBeVisible()
  }),
  offline: {
    ...shown(during, 'question=2', losesNetwork(toAnswer)),
    complains: withoutNetwork,
  },
  'the end, with open questions': shown(
    during,
    'view=summary',
    sees('Questions 2, 3 and 4 are open.'),
  ),
  'asked once more': {
    ...shown(during, 'view=summary', async (page) => {
      await press(page, 'Hand in')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    }),
    isWalked: false,
  },
  'five minutes left': shown(
    { ...during, ends_at: inMinutes(5 + 1 / 60) },
    'question=1',
    async (page) => {
      await toAnswer(page)
      await sees('5 minutes left.')(page)
    },
  ),
  'the time is up': {
    ...shown({ ...during, ends_at: inMinutes(-1) }, 'question=1', sees('The time is up.')),
    answers: {
      ...answersTo({ ...during, ends_at: inMinutes(-1) }),
      'POST /quiz/{id}/submit': never,
    },
  },
  'the time is up without a network': {
    ...shown({ ...during, ends_at: inMinutes(-1) }, 'question=1', sees(/kept on this device/)),
    answers: {
      ...answersTo({ ...during, ends_at: inMinutes(-1) }),
      'POST /quiz/{id}/submit': lost,
    },
    complains: withoutNetwork,
  },
})
