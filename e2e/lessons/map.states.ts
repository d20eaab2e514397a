import { pages } from '@learngrove/contract/pages'
import { adding, courseMap, longNamedMap, multiplying } from '../states/map.ts'
import { student } from '../states/people.ts'
import { losesNetwork, reads, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { home } from '../states/student-answers.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const unavailable = { refused: 'UNAVAILABLE' } as const

const shown = (
  address: Parameters<typeof pages.studentDashboard>[0] = {},
  shows = reads('The Year 9 garden'),
  answers: Answers = {},
): PageState => ({
  path: pages.studentDashboard({ view: 'map', ...address }),
  user: student,
  answers: { ...home, 'GET /courses/{id}/map': courseMap, ...answers },
  shows: async (page) => {
    await settled(page)
    await shows(page)
  },
})

const garden = shown({}, sees(/in bloom/))

pageStates('map', {
  'the whole garden': garden,
  'a topic beside it': { ...shown({ topic: adding }, sees('71 of 85')), isWalked: false },
  'a locked topic and why': {
    ...shown({ topic: multiplying }, sees('Why is Multiplying fractions locked?')),
    isWalked: false,
  },
  'one bed': shown({ strand: 'fractions' }, sees('Simplifying')),
  'the list': shown({ show: 'list' }, sees('Needs first')),
  'coming in': {
    ...shown({}, waits, { 'GET /courses/{id}/map': never }),
    shows: waits,
  },
  'nothing planted': shown({}, sees('No topics yet'), {
    'GET /courses/{id}/map': { ...courseMap, strands: [], elsewhere: [], next_topic_id: null },
  }),
  'did not arrive': {
    ...shown({}, sees('The map did not arrive'), { 'GET /courses/{id}/map': unavailable }),
    complains: /status of 503/,
  },
  offline: { ...garden, complains: withoutNetwork, shows: losesNetwork(garden.shows) },
  'long names': shown({}, settled, { 'GET /courses/{id}/map': longNamedMap }),
  'long names in a list': shown({ show: 'list' }, settled, {
    'GET /courses/{id}/map': longNamedMap,
  }),
})
