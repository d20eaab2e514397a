import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect, type Page } from '@playwright/test'
import { inDays, longTitle } from '../states/samples.ts'
import { press, reads, sees, settled } from '../states/shows.ts'
import { type Answers, lost } from '../support/answer-calls.ts'
import { pageStates } from '../support/page-state.ts'

const paper = {
  name: 'science',
  title: 'Science practice paper',
  subject: 'Science',
  level: 'Foundation',
  minutes: 50,
  num_questions: 3,
  max_score: 7,
}

const attempt: Received<'POST /lessons/public/past-paper-attempt/log/{name}'> = {
  attempt_key: 'a key',
  created_at: inDays(0),
  expires_at: inDays(7),
  title: paper.title,
  minutes: paper.minutes,
  max_score: paper.max_score,
  questions: [
    {
      type: 'single_choice',
      text: 'Which part of an animal cell controls what goes in and out?',
      max_score: 1,
      hint_count: 2,
      options: [
        { order: 1, text: 'the nucleus' },
        { order: 2, text: 'the cell membrane' },
        { order: 3, text: 'the cytoplasm' },
      ],
    },
    {
      type: 'matching',
      text: 'Match each part of a cell with what happens there. One description is left over.',
      max_score: 4,
      hint_count: 2,
      options: [
        { order: 1, text: 'cell sap keeps the cell firm' },
        { order: 2, text: 'the genetic material is held' },
        { order: 3, text: 'most of aerobic respiration' },
      ],
      left: ['nucleus', 'mitochondrion'],
    },
    {
      type: 'number',
      text: 'Work out $\\frac{3}{8} + \\frac{1}{4}$. Give your answer as a fraction.',
      max_score: 2,
      hint_count: 3,
      needs_unit: false,
    },
  ],
}

const insight: Received<'PATCH /lessons/public/past-paper-attempt/log/{name}'>['insight'] = {
  total_score: 0,
  max_score: paper.max_score,
  answered: 0,
  undecided: 0,
  marks: attempt.questions.map(({ max_score }, position) => ({
    position,
    verdict: 'unanswered',
    marks_given: 0,
    max_score,
    scoring_rationale: 'You have not answered this one yet.',
    reading: null,
    method_answer: [{ text: 'The cell membrane surrounds the cell and controls what goes in.' }],
  })),
  strengths: [],
  next_steps: ['Answer one or two questions to begin with. Every one you try shows you something.'],
}

const answers: Answers = {
  'GET /lessons/public/papers': { papers: [paper] },
  'POST /lessons/public/past-paper-attempt/log/{name}': attempt,
  'PATCH /lessons/public/past-paper-attempt/log/{name}': { marked: null, insight },
}

const list = pages.papers()
const path = pages.papers({ paper: paper.name })

async function begin(page: Page) {
  await press(page, 'Begin')
  await expect(page.getByRole('article')).toBeVisible()
}

pageStates('papers', {
  some: { path: list, answers, shows: settled },
  none: { path: list, answers: { 'GET /lessons/public/papers': { papers: [] } }, shows: settled },
  'long names': {
    path: list,
    answers: { 'GET /lessons/public/papers': { papers: [{ ...paper, title: longTitle }] } },
    shows: settled,
  },
  'did not arrive': {
    path: list,
    answers: { 'GET /lessons/public/papers': lost },
    complains: /ERR_INTERNET_DISCONNECTED/,
    shows: settled,
  },
  'being written': { path, answers, shows: begin },
  'to hand in': {
    path,
    answers,
    shows: async (page) => {
      await begin(page)
      await press(page, 'Hand in')
      await sees(/questions are still open/)(page)
    },
    isWalked: false,
  },
  'what it showed': {
    path,
    answers,
    shows: async (page) => {
      await begin(page)
      await page.getByRole('button', { name: 'Hand in', exact: true }).click()
      await press(page, 'Hand in as it is')
      await reads('Question by question')(page)
      await page.getByText('Question 1 of').click()
    },
  },
})
