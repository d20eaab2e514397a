import { pages } from '@learngrove/contract/pages'
import { longNamed, student } from '../states/people.ts'
import { longTitle } from '../states/samples.ts'
import { losesNetwork, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { assigned, home, learningPath } from '../states/student-answers.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const shown = (answers: Answers = {}, shows = settled): PageState => ({
  path: pages.studentDashboard(),
  user: student,
  answers: { ...home, ...answers },
  shows,
})

const failed = /status of 503/
const unavailable = { refused: 'UNAVAILABLE' } as const
const garden = shown({}, sees(/in bloom/))
const noPath = { ...learningPath, sections: [] }
const longPath = {
  ...learningPath,
  sections: learningPath.sections.map((section) => ({
    ...section,
    title: longTitle,
    items: section.items.map((item) => ({ ...item, title: longTitle })),
  })),
}

pageStates('home', {
  'the garden': garden,
  'the list': { ...shown({}, sees(/^1\. /)), path: `${pages.studentDashboard()}?path=list` },
  'coming in': shown({ 'GET /quiz': never, 'GET /lessons/learning-path': never }, waits),
  'nothing set and nothing planted': shown({
    'GET /quiz': { quizzes: [] },
    'GET /lessons/learning-path': noPath,
    'GET /users/revisions': { minutes_planned: 0, minutes_done: 0, revisions: [] },
  }),
  'no course': shown({ 'GET /courses/user': { courses: [] }, 'GET /quiz': { quizzes: [] } }),
  'the path did not arrive': {
    ...shown({ 'GET /lessons/learning-path': unavailable }),
    complains: failed,
  },
  offline: { ...garden, complains: withoutNetwork, shows: losesNetwork(garden.shows) },
  'long names': {
    ...shown({
      'GET /lessons/learning-path': longPath,
      'GET /quiz': { quizzes: [{ ...assigned, title: longTitle }] },
    }),
    user: longNamed,
  },
})

const library = (answers: Answers = {}, shows = settled): PageState => ({
  ...shown(answers, shows),
  path: pages.library(),
})

pageStates('library', {
  some: library({}, sees(assigned.title)),
  'coming in': library({ 'GET /quiz': never }, waits),
  none: library({ 'GET /quiz': { quizzes: [] } }),
  'did not arrive': { ...library({ 'GET /quiz': unavailable }), complains: failed },
  'long names': library({ 'GET /quiz': { quizzes: [{ ...assigned, title: longTitle }] } }),
})

pageStates('lost', {
  'no page for a student': {
    ...shown({}, sees('There is no page here')),
    path: '/student/no-such-page',
  },
})
