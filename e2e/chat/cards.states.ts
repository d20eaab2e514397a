import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { expect, type Page } from '@playwright/test'
import { openEvaluation } from '../states/open-evaluation.ts'
import { student } from '../states/people.ts'
import { inDays, longTitle, mathematics, sampleId } from '../states/samples.ts'
import { press, reads, sees, waits, withoutNetwork } from '../states/shows.ts'
import { assigned, frame } from '../states/student-answers.ts'
import { type Answers, lost, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Message = Received<'GET /chat'>['messages'][number]
type Card = NonNullable<Message['card']>
type Quiz = Received<'GET /quiz/{id}'>
type Attempt = Received<'GET /quiz/{id}/evaluations'>
type Evaluation = Attempt['evaluations'][number]

const thread_id = sampleId(701)

const message: Message = {
  id: sampleId(702),
  thread_id,
  from_user: true,
  type: 'text',
  text: 'Quiz me on fractions',
  sources: [],
  care: null,
  card: null,
  files: [],
  suggestions: [],
  because: null,
  replaces_id: null,
  survey_type: null,
  response_value: null,
  unfinished: false,
  liked: false,
  disliked: false,
  bookmarked: false,
  created_at: inDays(0),
}

const questionCard: Card = {
  type: 'question',
  evaluation_question_id: sampleId(710),
  quiz_id: sampleId(711),
  title: 'Adding fractions',
}

const question: Quiz['questions'][number] = {
  id: sampleId(712),
  evaluation_question_id: questionCard.evaluation_question_id,
  course_tagging_id: sampleId(713),
  type: 'single_choice',
  text: 'What is $\\frac{1}{4} + \\frac{3}{8}$?',
  max_score: 1,
  hint_count: 2,
  options: ['$\\frac{4}{12}$', '$\\frac{5}{8}$', '$\\frac{4}{8}$'].map((text, at) => ({
    order: at + 1,
    text,
  })),
}

const typed: Quiz['questions'][number] = {
  ...question,
  type: 'expression',
  text: 'Solve $2(x+1)=x+5$.',
  start: '2(x+1)=x+5',
  variables: ['x'],
}

const quiz: Quiz = {
  ...assigned,
  id: questionCard.quiz_id,
  title: 'One more: Adding fractions',
  attempt_type_id: 7,
  group_type_id: 2,
  assignment_id: null,
  date_assigned: null,
  due_date: null,
  student_evaluation_id: sampleId(714),
  behaviour: {
    ...{ tries: 3, marking: 'at_once', hints: true, tutor: true },
    ...{ solution: 'after_try', hearts: false },
  },
  extra_minutes: 0,
  now: inDays(0),
  questions: [question],
}

const evaluation: Evaluation = {
  ...openEvaluation,
  id: questionCard.evaluation_question_id,
  question_id: question.id,
  position: 0,
  max_score: 1,
}

const right: Partial<Evaluation> = {
  selected_option: [2],
  is_submitted: true,
  is_settled: true,
  tries: 1,
  tries_left: 2,
  marks_given: 1,
  is_full_marks: true,
  verdict: 'right',
  scoring_rationale:
    'A quarter is two eighths, and two eighths and three eighths are five eighths.',
  method_answer: [
    { text: 'Write both with the same denominator.', maths: '\\frac{2}{8} + \\frac{3}{8}' },
    { text: 'Add the eighths.', maths: '\\frac{5}{8}' },
  ],
  xp_gain: 5,
}

const notYet: Partial<Evaluation> = {
  selected_option: [1],
  is_submitted: true,
  tries: 1,
  tries_left: 2,
  marks_given: 0,
  verdict: 'wrong',
  scoring_rationale: 'The denominators were added too.',
  misconception: 'The denominators were added too.',
  hints: ['What does the bottom number of a fraction say?'],
}

const attemptWith = (more: Partial<Evaluation>): Attempt => ({
  student_evaluation_id: quiz.student_evaluation_id,
  student_id: student.id,
  grading_completed: more.is_settled ?? false,
  scoring_rationale: null,
  total_score: 0,
  max_score: 1,
  num_waiting: 0,
  total_time_spent: 0,
  xp_collected: 0,
  graded_at: null,
  created_at: inDays(-1),
  updated_at: inDays(0),
  evaluations: [{ ...evaluation, ...more }],
})

const answers: Answers = {
  ...frame,
  'GET /chat/threads': {
    threads: [
      {
        id: thread_id,
        title: 'Fractions',
        subject_name: mathematics.subject_name,
        has_bookmark: false,
        is_unread: false,
        mode: 'lesson',
        evaluation_question_id: null,
        found: null,
        updated_at: inDays(0),
      },
    ],
    total_count: 1,
  },
  'GET /chat/budget': { daily_messages: 60, left: 58, renewed_at: inDays(1) },
  'GET /chat/active': { generation_id: null, message_id: null },
  'GET /chat/voices': { speaks: 'built_in', hears: true },
  'GET /quiz/{id}': quiz,
  'GET /quiz/{id}/evaluations': attemptWith({}),
}

/** A conversation whose last answer has this card. */
const withCard = (card: Card, shows: PageState['shows'], more: Answers = {}): PageState => {
  const told = { ...message, id: sampleId(703), from_user: false, text: 'Have a go at this.', card }
  const list = { messages: [message, told], total_count: 2 }
  return {
    path: `${pages.chat()}?thread=${thread_id}`,
    user: student,
    answers: { ...answers, 'GET /chat': list, ...more },
    shows,
  }
}

const withQuestion = (shows: PageState['shows'], more: Answers = {}) =>
  withCard(questionCard, shows, more)

const canCheck: PageState['shows'] = (page) =>
  expect(page.getByRole('button', { name: 'Check my answer' })).toBeVisible()

const picture: Card = {
  type: 'picture',
  drawing: {
    kind: 'axes',
    x: { from: -4, to: 4, step: 1, label: 'x' },
    y: { from: -4, to: 8, step: 2, label: 'y' },
    curves: [{ type: 'polynomial', coefficients: [1, -2, -1], label: 'y = x² − 2x − 1' }],
  },
}

const topics: Card = {
  type: 'topics',
  topics: [
    { topic_id: sampleId(720), name: 'Photosynthesis' },
    { topic_id: null, name: longTitle },
  ],
}

const steps: Card = {
  type: 'steps',
  steps: [
    {
      title: 'Adding fractions',
      reason: 'You practised it 12 days ago, and it starts to fade.',
      address: pages.revise({ topic: sampleId(721) }),
    },
    {
      title: longTitle,
      reason: 'It is new, and you are ready for it.',
      address: pages.revise({ topic: sampleId(722) }),
    },
  ],
}

const inWords: PageState['shows'] = async (page: Page) => {
  await press(page, 'In words')
  await sees(/goes near/)(page)
}

pageStates('cards', {
  'a question to answer': withQuestion(canCheck),
  'a question to answer in lines': {
    ...withQuestion(canCheck, { 'GET /quiz/{id}': { ...quiz, questions: [typed] } }),
    // It is longer than a phone, and the button to its end goes away at the end.
    isWalked: false,
  },
  'a question with a hint, after a try': withQuestion(sees(/See your last try/), {
    'GET /quiz/{id}/evaluations': attemptWith(notYet),
  }),
  'a question that is not right yet': {
    ...withQuestion(
      async (page) => {
        await press(page, 'See your last try')
        await reads('Not yet')(page)
      },
      { 'GET /quiz/{id}/evaluations': attemptWith(notYet) },
    ),
    isWalked: false,
  },
  'a question that is right': withQuestion(reads(/^Right/), {
    'GET /quiz/{id}/evaluations': attemptWith(right),
  }),
  'a question for its own page': withQuestion(
    (page) => expect(page.getByRole('link', { name: 'Open it on its own page' })).toBeVisible(),
    {
      'GET /quiz/{id}': { ...quiz, questions: [{ ...question, type: 'long_text' }] },
    },
  ),
  'a question coming in': withQuestion(waits, { 'GET /quiz/{id}': never }),
  'a question that did not arrive': {
    ...withQuestion(sees(/did not arrive/), { 'GET /quiz/{id}': lost }),
    complains: withoutNetwork,
  },
  'a question and long names': withCard({ ...questionCard, title: longTitle }, canCheck, {
    'GET /quiz/{id}': { ...quiz, questions: [{ ...question, text: longTitle.repeat(3) }] },
  }),
  'a question without a network': {
    ...withQuestion(async (page) => {
      await canCheck(page)
      await page.context().setOffline(true)
      await expect(page.getByRole('button', { name: 'Keep my answer' })).toBeVisible()
    }),
    complains: withoutNetwork,
  },
  'a picture': withCard(picture, (page) =>
    expect(page.getByRole('img', { name: /A graph/ })).toBeVisible(),
  ),
  'a picture in words': { ...withCard(picture, inWords), isWalked: false },
  topics: withCard(topics, sees('Photosynthesis')),
  'steps to go on with': withCard(steps, sees(/starts to fade/)),
})
