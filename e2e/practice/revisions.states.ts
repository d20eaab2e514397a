import { pages } from '@learngrove/contract/pages'
import { type Step, step } from '../quiz/finished-quiz.ts'
import { student } from '../states/people.ts'
import { mistakes, skills } from '../states/practice.ts'
import { longTitle, sampleId } from '../states/samples.ts'
import { losesNetwork, sees, settled, waits, withoutNetwork } from '../states/shows.ts'
import { home } from '../states/student-answers.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const toBegin: Partial<Step> = {
  course_tagging_id: sampleId(643),
  title: 'Percentages of an amount',
  reason: 'begin',
  plant: 'seed',
  recall: null,
  last_practised_at: null,
  covers: [],
}

const unavailable = { refused: 'UNAVAILABLE' } as const
const failed = /status of 503/

const at =
  (path: string) =>
  (shows = settled, answers: Answers = {}): PageState => ({
    path,
    user: student,
    answers: {
      ...home,
      'GET /users/revisions/skills': skills,
      'GET /quiz/mistakes': { questions: [...mistakes] },
      'GET /users/revisions/next': { steps: [step, { ...step, ...toBegin }] },
      ...answers,
    },
    shows: async (page) => {
      if (shows !== waits) await settled(page)
      await shows(page)
    },
  })

const longNamed = {
  'GET /users/revisions/skills': {
    ...skills,
    skills: skills.skills.map((skill) => ({ ...skill, title: longTitle })),
  },
}
const nothing = { ...skills, skills: [] }

const revisions = at(pages.revisions())
const due = revisions(sees('Factors and multiples'))

pageStates('revisions', {
  some: due,
  'coming in': revisions(waits, { 'GET /users/revisions/skills': never }),
  'nothing practised and nothing due': revisions(sees(/^Nothing is planted/), {
    'GET /users/revisions/skills': nothing,
    'GET /users/revisions': { minutes_planned: 10, minutes_done: 0, revisions: [] },
    'GET /quiz/mistakes': { questions: [] },
    'GET /users/revisions/next': { steps: [] },
  }),
  'did not arrive': {
    ...revisions(sees(/What you remember did not arrive/), {
      'GET /users/revisions/skills': unavailable,
      'GET /quiz/mistakes': unavailable,
    }),
    complains: failed,
  },
  'no course': revisions(sees('No course yet'), { 'GET /courses/user': { courses: [] } }),
  offline: { ...due, complains: withoutNetwork, shows: losesNetwork(due.shows) },
  'next steps that did not arrive': {
    ...revisions(sees(/Your next steps did not arrive/), {
      'GET /users/revisions/next': unavailable,
    }),
    complains: failed,
  },
  'long names': revisions(settled, {
    ...longNamed,
    'GET /users/revisions/next': { steps: [{ ...step, title: longTitle }] },
  }),
})

const [first, second] = skills.skills.map(({ course_tagging_id }) => course_tagging_id)
const chosen = { topics: `${first},${second}`, length: '15' }
const worksheet = at(pages.customWorksheet())
const paper = at(pages.customWorksheet(chosen))(sees('7 questions'))

pageStates('worksheet', {
  'nothing chosen': worksheet(sees('Choose a topic, and it appears here.')),
  'two topics': paper,
  'of some kinds': at(
    pages.customWorksheet({ ...chosen, challenge: 'stretch', kinds: 'type,figure' }),
  )(sees(/type an answer, read a figure/)),
  'coming in': worksheet(waits, { 'GET /users/revisions/skills': never }),
  'nothing met': worksheet(sees('No topics met yet'), { 'GET /users/revisions/skills': nothing }),
  'did not arrive': {
    ...worksheet(sees(/did not arrive/), { 'GET /users/revisions/skills': unavailable }),
    complains: failed,
  },
  offline: { ...paper, complains: withoutNetwork, shows: losesNetwork(paper.shows) },
  'long names': at(pages.customWorksheet(chosen))(settled, longNamed),
})
