import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect, type Page } from '@playwright/test'
import { openEvaluation } from '../states/open-evaluation.ts'
import { student } from '../states/people.ts'
import { inDays, longTitle, sampleId } from '../states/samples.ts'
import { press, reads, sees } from '../states/shows.ts'
import { assigned, frame } from '../states/student-answers.ts'
import { type Answers, lost, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Quiz = Received<'GET /quiz/{id}'>
type Attempt = Received<'GET /quiz/{id}/evaluations'>

const ids = (at: number) => ({
  id: sampleId(500 + at),
  evaluation_question_id: sampleId(520 + at),
  course_tagging_id: sampleId(540),
})

const questions: Quiz['questions'] = [
  {
    ...ids(0),
    type: 'number',
    text: `A circle has a radius of 3 cm. What is its area? ${longTitle}`,
    max_score: 1,
    hint_count: 2,
    needs_unit: true,
  },
  {
    ...ids(1),
    type: 'number',
    text: 'Work out $24 \\times 13$.',
    max_score: 1,
    hint_count: 1,
    needs_unit: false,
    without_calculator: true,
  },
  ...[2, 3].map((at) => ({
    ...ids(at),
    type: 'single_choice' as const,
    text: 'Which is larger?',
    max_score: 1,
    hint_count: 0,
    options: ['$\\frac{1}{2}$', '$\\frac{1}{3}$'].map((text, place) => ({
      order: place + 1,
      text,
    })),
  })),
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

const attempt: Attempt = {
  student_evaluation_id: quiz.student_evaluation_id,
  student_id: student.id,
  grading_completed: false,
  scoring_rationale: null,
  total_score: 0,
  max_score: 4,
  num_waiting: 0,
  total_time_spent: 0,
  xp_collected: 0,
  graded_at: null,
  created_at: inDays(-1),
  updated_at: inDays(0),
  evaluations: questions.map(({ id, evaluation_question_id, max_score }, position) => ({
    ...openEvaluation,
    ...(position === 0 && { value: '28.27 cm^2', is_flagged: true, sureness: 'think_so' as const }),
    ...(position === 2 && { is_skipped: true }),
    id: evaluation_question_id,
    question_id: id,
    position,
    max_score,
  })),
}

const formulas: Received<'GET /quiz/{id}/formulas'> = {
  groups: [
    {
      title: 'Perimeter and area',
      formulas: [
        { name: 'Area of a circle', latex: '\\pi r^2', note: null },
        {
          name: longTitle,
          latex: '\\frac{\\theta}{360} \\times \\pi r^2',
          note: 'With $\\theta$.',
        },
      ],
    },
  ],
}

const answers: Answers = {
  ...frame,
  'GET /quiz/{id}': quiz,
  'GET /quiz/{id}/evaluations': attempt,
  'GET /quiz/{id}/formulas': formulas,
}

const page = pages.quiz({ quizId: quiz.id })

const shown = (query: string, shows: PageState['shows'], more: Answers = {}): PageState => ({
  path: `${page}?${query}`,
  user: student,
  answers: { ...answers, ...more },
  shows,
  isWalked: false,
})

/** Presses a key where nothing is typed, once the keys are listened to. */
const key =
  (name: string, then: PageState['shows']): PageState['shows'] =>
  async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Check my answer' })).toBeVisible()
    // It comes with what listens to the keys.
    await expect(page.locator('#tools')).toBeAttached()
    await page.keyboard.press(name)
    await then(page)
  }

const tool = (name: string): PageState['shows'] => reads(name)

pageStates('around a question', {
  'a flag, and how sure': shown('question=1', async (page) => {
    await sees('How sure are you? Only if you like.')(page)
    await expect(page.getByRole('button', { name: 'Flag to come back to' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  }),
  'a calculator with a result': shown(
    'question=1',
    key('c', async (page) => {
      const field = page.getByRole('textbox', { name: 'What to work out' })
      await field.fill('3/4 + 1/8', { timeout: 2000 })
      await field.press('Enter')
      await expect(page.getByText('Write it another way')).toBeVisible()
    }),
  ),
  'a question without a calculator': shown(
    'question=2',
    key('c', sees('This one goes without a calculator.')),
  ),
  'a formula sheet': shown('question=1', key('m', tool('Perimeter and area'))),
  'a formula sheet on its way': shown('question=1', key('m', tool('Formula sheet')), {
    'GET /quiz/{id}/formulas': never,
  }),
  'a formula sheet that did not arrive': {
    ...shown('question=1', key('m', sees(/did not arrive/)), { 'GET /quiz/{id}/formulas': lost }),
    complains: /ERR_INTERNET_DISCONNECTED/,
  },
  'a subject without formulas': shown('question=1', key('m', tool('No formulas here')), {
    'GET /quiz/{id}/formulas': { groups: [] },
  }),
  'a scratch pad': shown('question=1', key('s', tool('Scratch pad'))),
  'the list of keys': shown('question=1', key('?', tool('Keys'))),
  'only the question': shown('question=3', key('o', sees('Show everything'))),
  'what is left, asked about before handing in': shown('view=summary', async (page) => {
    await press(page, 'Hand it in as it is')
    await reads(/still to do/)(page)
  }),
})
