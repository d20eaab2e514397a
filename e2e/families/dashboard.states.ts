import { pages } from '@learngrove/contract/pages'
import { child, emptyWeek, fullWeek, longNamedChild, newChild } from '../states/family.ts'
import { informationOf, parent, sessions } from '../states/people.ts'
import { inDays } from '../states/samples.ts'
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
import { type PageState, pageStates } from '../support/page-state.ts'

const statistics = {
  avg_mark: 76.4,
  qns_count: 20,
  topic_count: 2,
  avg_mark_difference: 8.1,
  qns_count_difference: 2,
  topic_count_difference: 0,
}

const week: Answers = {
  'GET /users/children': { children: [child] },
  'GET /users/onboarding': { fields: {}, progress: 1 },
  'GET /users/children/{id}/week': fullWeek,
  'GET /analysis/weekly-student-statistics/{child}/subject/{subject}': statistics,
}

const path = pages.parentDashboard()

const emptySubject = {
  avg_mark: null,
  qns_count: 0,
  topic_count: 0,
  avg_mark_difference: null,
  qns_count_difference: -18,
  topic_count_difference: -2,
}

const shown = (answers: Answers, shows = settled): PageState => ({
  path,
  user: parent,
  answers: { ...week, ...answers },
  shows,
})

const full = shown({}, sees('Fractions check-in'))

pageStates('a parent’s dashboard', {
  'coming in': shown({ 'GET /users/children': never }, waits),
  'a week coming in': shown({ 'GET /users/children/{id}/week': never }, waits),
  'did not arrive': {
    ...shown({ 'GET /users/children/{id}/week': lost }, sees(/again/i)),
    complains: /ERR_INTERNET_DISCONNECTED/,
  },
  'no child yet': shown({ 'GET /users/children': { children: [] } }, reads(/^Welcome/)),
  'a week without work': shown(
    {
      'GET /users/children': { children: [newChild] },
      'GET /users/children/{id}/week': emptyWeek,
    },
    sees(/has not started yet/),
  ),
  'a full week': full,
  offline: { ...full, complains: withoutNetwork, shows: losesNetwork(full.shows) },
  'an empty week in a subject': shown(
    { 'GET /analysis/weekly-student-statistics/{child}/subject/{subject}': emptySubject },
    sees('nothing answered this week'),
  ),
  'figures coming in': shown(
    { 'GET /analysis/weekly-student-statistics/{child}/subject/{subject}': never },
    waits,
  ),
  'figures that did not arrive': {
    ...shown(
      { 'GET /analysis/weekly-student-statistics/{child}/subject/{subject}': lost },
      sees(/The figures of Mathematics did not arrive/),
    ),
    complains: /ERR_INTERNET_DISCONNECTED/,
  },
  'long names': shown({ 'GET /users/children': { children: [longNamedChild] } }),
  'two children': shown({ 'GET /users/children': { children: [child, longNamedChild] } }),
  details: {
    ...shown({
      'GET /users/information': informationOf(parent),
      'GET /auth/second-factor': {
        turned_on_at: null,
        recovery_codes_left: 0,
        is_required: false,
        proof: 'none',
      },
      'GET /auth/sessions': sessions,
      'GET /privacy/requests': { requests: [] },
    }),
    path: `${path}?details=yes`,
    shows: reads('Your details'),
    isWalked: false,
  },
  linked: {
    ...shown({
      'POST /users/onboarding/aiacademy/parent/link-child-account': {
        ...longNamedChild,
        password_from: inDays(1),
      },
    }),
    shows: async (page) => {
      await press(page, 'Link a child')
      await press(page, 'Use their password')
      await page.getByLabel('Your child’s username or e-mail').fill('bartholomew')
      await page.getByLabel('Your child’s password', { exact: true }).fill('maple otter kettle')
      await page.getByRole('checkbox', { name: /I am their parent/ }).check()
      await page.getByRole('button', { name: 'Link', exact: true }).click()
      await page.getByRole('dialog', { name: /is linked$/ }).waitFor()
    },
    isWalked: false,
  },
})
