import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect, type Page } from '@playwright/test'
import { inDays, longTitle, sampleId } from '../states/samples.ts'
import {
  losesNetwork,
  press,
  reads,
  sees,
  settled,
  waits,
  withoutNetwork,
} from '../states/shows.ts'
import { type Answers, lost, never } from '../support/answer-calls.ts'
import { pageStates } from '../support/page-state.ts'

type Sheet = Received<'GET /public/worksheets/{id}'>
type Started = Received<'POST /public/worksheets/public-shareable/log/{id}'>
type Marked = Received<'PATCH /public/worksheets/public-shareable/log/{id}'>

const sheet: Sheet = {
  id: sampleId(900),
  title: 'Fizz, flame and rust',
  subject_name: 'Science',
  topic_title: 'The reactivity series',
  year: 8,
  from: 'platform',
  school_name: null,
  num_questions: 3,
  max_score: 6,
  minutes: 9,
  created_at: inDays(-3),
  questions: null,
}

const started: Started = {
  attempt_key: 'a key',
  created_at: inDays(0),
  expires_at: inDays(30),
  title: sheet.title,
  minutes: sheet.minutes,
  max_score: sheet.max_score,
  questions: [
    {
      id: sampleId(901),
      type: 'single_choice',
      text: 'Which of these is a chemical reaction?',
      max_score: 1,
      hint_count: 2,
      options: [
        { order: 1, text: 'ice melts' },
        { order: 2, text: 'an iron gate rusts' },
        { order: 3, text: 'sugar dissolves in tea' },
      ],
    },
    {
      id: sampleId(902),
      type: 'number',
      text: 'Magnesium of $2.4$ g takes up $1.6$ g of oxygen. What is the mass of the magnesium oxide?',
      max_score: 2,
      hint_count: 2,
      needs_unit: true,
    },
    {
      id: sampleId(903),
      type: 'long_text',
      text: 'Explain why painting an iron gate keeps it from rusting.',
      max_score: 3,
      hint_count: 1,
    },
  ],
}

const notYet: NonNullable<Marked['marked']> = {
  position: 0,
  verdict: 'wrong',
  marks_given: 0,
  max_score: 1,
  scoring_rationale: 'Not yet. When ice melts it is still water: no new substance is made.',
  reading: null,
  method_answer: [
    { text: 'In a chemical reaction a new substance is made.' },
    { text: 'Rust is a new substance: iron has joined with oxygen and water.' },
  ],
  lines: [],
  misconception: null,
}

const unread: NonNullable<Marked['marked']> = {
  ...notYet,
  position: 1,
  verdict: 'unread',
  scoring_rationale: 'There is a number missing. Write one with its unit.',
  method_answer: [],
}

const insight: NonNullable<Marked['insight']> = {
  total_score: 2,
  max_score: 3,
  answered: 3,
  undecided: 1,
  marks: [
    notYet,
    { ...notYet, position: 1, verdict: 'right', marks_given: 2, max_score: 2 },
    { ...notYet, position: 2, verdict: 'unsure', max_score: 3, scoring_rationale: 'Undecided.' },
  ],
  strengths: ['Mass in reactions: going well, 2 of 2 marks.'],
  next_steps: ['Practise Chemical reactions next: 0 of 1 mark so far.'],
}

const answers: Answers = {
  'GET /public/worksheets/{id}': sheet,
  'POST /public/worksheets/public-shareable/log/{id}': started,
  'PATCH /public/worksheets/public-shareable/log/{id}': { marked: notYet, insight: null },
  'PUT /quiz/shared/attempts': { ...started, attempt_id: sampleId(910) },
}

const path = pages.sharedSheet({ quizId: sheet.id })
const byStudent: Answers = {
  ...answers,
  'GET /public/worksheets/{id}': { ...sheet, from: 'student' },
}

async function begin(page: Page) {
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect(page.getByRole('article')).toBeVisible()
}

async function answer(page: Page) {
  await begin(page)
  await page.getByRole('radio', { name: 'ice melts' }).check()
  await press(page, 'Check my answer')
  await expect(page.getByText('How it is done')).toBeVisible()
}

pageStates('a shared worksheet', {
  before: { path, answers, shows: settled },
  'from a student': { path, answers: byStudent, shows: settled },
  'from a teacher, with long names': {
    path,
    answers: {
      'GET /public/worksheets/{id}': {
        ...sheet,
        from: 'teacher',
        school_name: longTitle,
        title: longTitle,
      },
    },
    shows: settled,
  },
  'without a name in the form': {
    path,
    answers: byStudent,
    shows: async (page) => {
      await settled(page)
      await press(page, 'Begin with my name')
      await sees('Write a name, or begin without one.')(page)
    },
    isWalked: false,
  },
  loading: { path, answers: { 'GET /public/worksheets/{id}': never }, shows: waits },
  'not shared': {
    path,
    answers: { 'GET /public/worksheets/{id}': { refused: 'NOT_FOUND' } },
    complains: /404/,
    shows: sees('This worksheet is not here'),
  },
  'did not arrive': {
    path,
    answers: { 'GET /public/worksheets/{id}': lost },
    complains: withoutNetwork,
    shows: sees('The worksheet did not arrive'),
  },
  'a question': { path, answers, shows: begin },
  'nothing put down': {
    path,
    answers,
    shows: async (page) => {
      await begin(page)
      await press(page, 'Check my answer')
      await sees(/Put down an answer first/)(page)
    },
    isWalked: false,
  },
  'not yet': { path, answers, shows: answer, isWalked: false },
  'not read': {
    path: pages.sharedSheet({ quizId: sheet.id, question: '2' }),
    answers: {
      ...answers,
      'PATCH /public/worksheets/public-shareable/log/{id}': { marked: unread, insight: null },
    },
    shows: async (page) => {
      await begin(page)
      await page.getByRole('textbox', { name: 'Number' }).fill('g')
      await press(page, 'Check my answer')
      await reads('That could not be read yet')(page)
    },
    isWalked: false,
  },
  'opened by a phone to photograph': {
    path: pages.sharedSheet({ quizId: sheet.id, photo: 'a-token' }),
    answers: { 'POST /quiz/photos/look': { number: 3, room: 4, expires_at: inDays(1) } },
    shows: reads(/question 3/i),
  },
  offline: {
    path,
    answers,
    shows: losesNetwork(begin, sees('Offline')),
    complains: withoutNetwork,
    isWalked: false,
  },
  'how it went': {
    path,
    answers: {
      ...answers,
      'PATCH /public/worksheets/public-shareable/log/{id}': {
        in_turn: [
          { marked: notYet, insight: null },
          { marked: null, insight },
        ],
      },
    },
    shows: async (page) => {
      await answer(page)
      await press(page, 'Finish here')
      await reads('Question by question')(page)
      await page.getByText('Question 1 of').click()
    },
    isWalked: false,
  },
})

const tour = (step: string) => pages.guidedDemo({ step })
const sheets = [sheet, { ...sheet, id: sampleId(920), title: longTitle }]

pageStates('the guided tour', {
  'a question': { path: pages.guidedDemo(), answers: tourAnswers(), shows: settled },
  working: { path: tour('2'), answers: tourAnswers(), shows: settled },
  'a garden': {
    path: tour('3'),
    answers: tourAnswers(),
    shows: async (page) => {
      await settled(page)
      await press(page, 'Practise this: Ratio')
    },
  },
  'a week': { path: tour('4'), answers: tourAnswers(), shows: settled },
  'its end': { path: tour('5'), answers: tourAnswers(), shows: sees(sheet.title) },
  'its end, and nothing arrived': {
    path: tour('5'),
    answers: { 'GET /public/worksheets/public-shareable': lost },
    complains: withoutNetwork,
    shows: sees(/The worksheets did not arrive/),
  },
})

function tourAnswers(): Answers {
  return { 'GET /public/worksheets/public-shareable': { worksheets: sheets } }
}
