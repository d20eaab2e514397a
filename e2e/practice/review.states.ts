import { pages } from '@learngrove/contract/pages'
import { courseMap, longNamedMap } from '../states/map.ts'
import { student } from '../states/people.ts'
import { bookmarks, mistakes, skills } from '../states/practice.ts'
import { longTitle } from '../states/samples.ts'
import { losesNetwork, press, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { frame } from '../states/student-answers.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const unavailable = { refused: 'UNAVAILABLE' } as const
const failed = /status of 503/
const many = Array.from({ length: 5 }, (_, round) =>
  mistakes.map((met, at) => {
    const id = met.question.id.replace(/..$/, String(10 + round * mistakes.length + at))
    return { ...met, question: { ...met.question, id, evaluation_question_id: id } }
  }),
).flat()

const shown = (
  address: Parameters<typeof pages.review>[0] = {},
  shows = settled,
  answers: Answers = {},
): PageState => ({
  path: pages.review(address),
  user: student,
  answers: {
    ...frame,
    'GET /courses/{id}/map': courseMap,
    'GET /users/revisions/skills': skills,
    'GET /quiz/mistakes': { questions: [...mistakes] },
    'GET /quiz/bookmarks': { questions: bookmarks },
    ...answers,
  },
  shows: async (page) => {
    if (shows !== waits) await settled(page)
    await shows(page)
  },
})

const topics = shown({}, sees(/9 of 12 marks/))

pageStates('review by topic', {
  some: topics,
  'coming in': shown({}, waits, { 'GET /courses/{id}/map': never }),
  'nothing practised': shown({}, sees('Nothing to look back at yet'), {
    'GET /users/revisions/skills': { ...skills, skills: [] },
    'GET /quiz/mistakes': { questions: [] },
  }),
  'did not arrive': {
    ...shown({}, sees(/Your topics did not arrive/), {
      'GET /users/revisions/skills': unavailable,
    }),
    complains: failed,
  },
  'no course': shown({}, sees('No course yet'), { 'GET /courses/user': { courses: [] } }),
  offline: { ...topics, complains: withoutNetwork, shows: losesNetwork(topics.shows) },
  'long names': shown({}, settled, { 'GET /courses/{id}/map': longNamedMap }),
})

const view = 'mistakes'
const book = shown({ view }, sees('A common factor is still there'))

pageStates('not-yet book', {
  some: book,
  'of one topic': shown({ view, topic: mistakes[0]?.course_tagging_id ?? '' }, sees(/all 2 of/)),
  'more than a page': shown(
    { view },
    async (page) => {
      await press(page, 'Show 8 more')
      await sees(/all 20 of these/)(page)
    },
    { 'GET /quiz/mistakes': { questions: many } },
  ),
  'coming in': shown({ view }, waits, { 'GET /quiz/mistakes': never }),
  none: shown({ view }, sees('Nothing waits in the book'), {
    'GET /quiz/mistakes': { questions: [] },
  }),
  'did not arrive': {
    ...shown({ view }, sees(/did not arrive/), { 'GET /quiz/mistakes': unavailable }),
    complains: failed,
  },
  offline: { ...book, complains: withoutNetwork, shows: losesNetwork(book.shows) },
  'long names': shown({ view }, settled, {
    'GET /quiz/mistakes': {
      questions: mistakes.map((met) => ({ ...met, topic_title: longTitle, quiz_title: longTitle })),
    },
  }),
})

pageStates('bookmarks', {
  some: shown({ view: 'bookmarks' }, sees('2 questions kept for later')),
  none: shown({ view: 'bookmarks' }, sees('No bookmarks yet'), {
    'GET /quiz/bookmarks': { questions: [] },
  }),
  'did not arrive': {
    ...shown({ view: 'bookmarks' }, sees(/did not arrive/), { 'GET /quiz/bookmarks': unavailable }),
    complains: failed,
  },
  'taken away': {
    ...shown(
      { view: 'bookmarks' },
      async (page) => {
        await page
          .getByRole('button', { name: /^Take the bookmark away/ })
          .first()
          .click()
        await sees('Put it back')(page)
        await sees('1 question kept for later')(page)
      },
      {
        'GET /quiz/bookmarks': {
          in_turn: [{ questions: bookmarks }, { questions: bookmarks.slice(1) }],
        },
        'POST /quiz/bookmarks': { is_bookmark: false },
      },
    ),
    isWalked: false,
  },
})
