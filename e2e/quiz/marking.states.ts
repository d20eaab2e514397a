import type { Received } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import { teacher } from '../states/people.ts'
import { inDays, longTitle, sampleId, taughtClass } from '../states/samples.ts'
import { losesNetwork, press, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { staffFrame } from '../states/staff-frame.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

type Queue = Received<'GET /quiz/marking'>
type Marked = Queue['questions'][number]
type Pile = Marked['piles'][number]

const answer = (id: number, value: string): Pile['answers'][number] => ({
  ...{ id: sampleId(id), quiz_title: 'Mixed practice', value, selected_option: null },
  student: { id: sampleId(id + 50), first_name: 'Theo', last_name: 'Lindqvist' },
  ...{ points: null, answer_parts: null, file_ids: null, handed_in_at: inDays(-1) },
  ...{ marks_given: null, second_look: null },
})

const criteria = [
  { text: 'Says that Sam is not right', marks: 1, is_given: true, shown_by: 'No' },
  { text: 'Finds five parts in all', marks: 1, is_given: false, shown_by: null },
]

const pile: Pile = {
  says: 'there is more yellow',
  answers: [answer(810, 'No, because there is more yellow.'), answer(811, 'No. More yellow')],
  machine: {
    ...{ marks_given: 1, confidence: 0.62, marker: 'words', criteria },
    rationale: 'True, yet no parts are counted.',
  },
  ruling: {
    ...{ id: sampleId(820), marks_given: 1, note: 'How many parts are there?' },
    ...{ ruled_by: 'Tom Reyes', ruled_at: inDays(-16) },
  },
}

const asksAgain: Pile = {
  ...{ ...pile, says: 'two of the five parts', ruling: null },
  answers: [
    {
      ...{ ...answer(812, 'It is two of the five parts.'), marks_given: 1 },
      second_look: { reason: 'I counted all the parts.', asked_at: inDays(-1) },
    },
  ],
}

const question: Marked = {
  question_id: sampleId(830),
  question: {
    ...{ type: 'short_text', max_score: 3, hint_count: 0 },
    text: 'Orange paint is red and yellow in the ratio $2 : 3$. Is two thirds red? Explain.',
  },
  ...{ position: 8, quiz_title: 'Mixed practice', piles: [pile, asksAgain] },
  scheme: {
    criteria: criteria.map(({ text, marks }) => ({ text, marks })),
    accepted: ['No, two fifths are red.'],
    method_answer: [{ text: 'All the parts are five.', maths: '2 + 3 = 5' }],
  },
  earlier: [
    {
      ...{ evaluation_question_id: sampleId(840), words: 'Red is less than half', marks_given: 2 },
      ...{ decided_by: 'Daniel Marsh', decided_at: inDays(-9) },
    },
  ],
}

const onPaper: Marked = {
  question_id: sampleId(831),
  question: { ...{ type: 'number', max_score: 1, hint_count: 0 }, text: 'Work out $6 \\times 7$.' },
  ...{ position: 0, quiz_title: 'Mixed practice', earlier: [] },
  scheme: { criteria: [], accepted: ['42'], method_answer: [] },
  piles: [
    {
      says: 'a picture of boxes',
      answers: [{ ...answer(813, ''), value: null, file_ids: [sampleId(860)] }],
      machine: {
        ...{ marks_given: 0, confidence: 0, marker: 'paper', criteria: [] },
        rationale: 'It was answered on paper, and a teacher looks at it.',
      },
      looks_like: { text: '42', marks_given: 1, confidence: 0.97 },
      ruling: null,
    },
  ],
}

const queue: Queue = {
  ...{ num_waiting: 3, questions: [question] },
  rulings: [
    {
      ...{ id: sampleId(850), asked: 'Is two thirds red?', words: 'More yellow', marks_given: 1 },
      ...{ max_score: 3, ruled_at: inDays(-9) },
    },
  ],
}

const shown = (shows: PageState['shows'], answers: Answers = {}): PageState => ({
  ...{ path: pages.teacherAssignments({ view: 'marking' }), user: teacher, shows },
  answers: {
    ...staffFrame,
    'GET /classes': { classes: [taughtClass] },
    'GET /quiz/marking': queue,
    ...answers,
  },
})

const longAnswers = pile.answers.map((each) => ({
  ...{ ...each, value: longTitle, quiz_title: longTitle },
  student: { ...each.student, first_name: longTitle },
}))
const longPile = { ...pile, says: longTitle, answers: longAnswers }

pageStates('marking', {
  some: shown(sees('3 answers wait for you')),
  'classes coming in': shown(waits, { 'GET /classes': never }),
  'coming in': shown(waits, { 'GET /quiz/marking': never }),
  none: shown(sees('Nothing to mark'), {
    'GET /quiz/marking': { num_waiting: 0, questions: [], rulings: [] },
  }),
  'did not arrive': {
    ...shown(sees(/did not arrive/), { 'GET /quiz/marking': { refused: 'UNAVAILABLE' } }),
    complains: /status of 503/,
  },
  offline: {
    ...shown(losesNetwork(sees('3 answers wait for you'))),
    complains: withoutNetwork,
  },
  'long names': shown(settled, {
    'GET /classes': { classes: [{ ...taughtClass, name: longTitle }] },
    'GET /quiz/marking': {
      ...queue,
      questions: [{ ...question, quiz_title: longTitle, piles: [longPile] }],
    },
  }),
  'a number on paper': shown(sees(/Looks like 42, which earns 1 mark/), {
    'GET /quiz/marking': { ...queue, num_waiting: 1, questions: [onPaper] },
    'GET /quiz/files/{fileId}': never,
  }),
  'with names': shown(async (page) => {
    await page.getByRole('switch', { name: 'Names hidden' }).click()
    await sees(/Theo Lindqvist/)(page)
  }),
  'another look': shown(async (page) => {
    await press(page, /two of the five parts/)
    await sees('I counted all the parts.')(page)
  }),
})
