import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect, type Page } from '@playwright/test'
import { student } from '../states/people.ts'
import { inDays, longTitle, sampleId } from '../states/samples.ts'
import { losesNetwork, sees, waits, withoutNetwork } from '../states/shows.ts'
import { frame } from '../states/student-answers.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Question = Received<'GET /chat/questions/{evaluationQuestionId}'>

const id = sampleId(801)

const question: Question = {
  quiz_id: sampleId(802),
  quiz_title: 'Linear equations',
  number: 4,
  text: 'Solve $3(x-2)=2x+5$.',
  answered: 'x = 7',
  has_teacher: false,
  is_open: true,
  hints: {
    shown: [
      'What does the $3$ in front of the bracket do?',
      'It multiplies each thing inside the bracket, also the last one.',
    ],
    count: 4,
  },
  tries: [
    { answered: 'x = 7', verdict: 'wrong', tried_at: inDays(-1) },
    { answered: null, verdict: 'unsure', tried_at: inDays(0) },
  ],
}

const answers: Answers = {
  ...frame,
  'GET /chat/threads': { threads: [], total_count: 0 },
  'GET /chat': { messages: [], total_count: 0 },
  'GET /chat/budget': { daily_messages: 60, left: 58, renewed_at: inDays(1) },
  'GET /chat/active': { generation_id: null, message_id: null },
  'GET /chat/voices': { speaks: 'built_in', hears: true },
}

const about = (asked: Partial<Question>, shows: PageState['shows']): PageState => ({
  path: `${pages.chat()}?question=${id}`,
  user: student,
  answers: { ...answers, 'GET /chat/questions/{evaluationQuestionId}': { ...question, ...asked } },
  shows,
})

/** The fold under the question, which is closed at first: a press opens it. */
const opens =
  (title: string): PageState['shows'] =>
  async (page: Page) => {
    const fold = page.getByText(title, { exact: true })
    await expect(fold).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your tries' })).toBeHidden()
    await fold.click()
    await expect(page.getByRole('heading', { name: 'Your tries' })).toBeVisible()
  }

const longFormula = `$x = ${Array.from({ length: 24 }, (_, at) => `a_{${at}}`).join(' + ')}$`

pageStates('help with a question', {
  closed: about({}, sees('Hints, 2 of 4')),
  open: { ...about({}, opens('Hints, 2 of 4')), isWalked: false },
  'before a try': {
    ...about({ hints: { shown: [], count: 3 }, tries: [], answered: null }, async (page) => {
      await opens('Hints, 0 of 3')(page)
      await sees('No try yet.')(page)
    }),
    isWalked: false,
  },
  'settled, with no hint': {
    ...about({ hints: null, is_open: false }, opens('Your tries, 2')),
    isWalked: false,
  },
  'of an exam that is open': about({ hints: null, tries: [], answered: null }, async (page) => {
    await sees('Question 4, Linear equations')(page)
    await expect(page.getByText('Your tries')).toHaveCount(0)
  }),
  'on its way': {
    ...about({}, async (page) => {
      // Beside the talk its place is kept; on a phone the fold comes with the question.
      await page.setViewportSize({ width: 1440, height: 900 })
      await waits(page)
    }),
    answers: { ...answers, 'GET /chat/questions/{evaluationQuestionId}': never },
  },
  'without a network': {
    ...about({}, losesNetwork(opens('Hints, 2 of 4'), sees(/comes when the network is back/))),
    complains: withoutNetwork,
    isWalked: false,
  },
  'with long formulas': {
    ...about(
      {
        hints: { shown: [`${longTitle} ${longFormula}`, `$$${longFormula.slice(1)}$`], count: 3 },
        tries: [
          { answered: longFormula, verdict: 'wrong_form', tried_at: inDays(-40) },
          { answered: longTitle.replaceAll(' ', ''), verdict: 'unread', tried_at: inDays(-40.1) },
        ],
      },
      opens('Hints, 2 of 3'),
    ),
    isWalked: false,
  },
})
