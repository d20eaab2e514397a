import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { child, guardian, longNamedChild } from '../states/family.ts'
import { parent } from '../states/people.ts'
import { catalogue, longFirstName, longLastName } from '../states/samples.ts'
import { press, reads, sees, settled } from '../states/shows.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const years: Answers = { 'GET /courses/catalogue': catalogue }

const account: Answers = {
  ...years,
  'GET /users/children': { children: [child] },
  'GET /users/children/{id}/guardians': { guardians: [{ ...guardian, is_me: true }] },
  'GET /privacy/requests': { requests: [] },
  'GET /activation/courses': { courses: [] },
}

const managed = (answers: Answers = {}, { id } = child): PageState => ({
  path: pages.manageChild({ childId: id }),
  user: parent,
  answers: { ...account, ...answers },
  shows: reads(/’s account$/),
})

pageStates('a child’s account', {
  'with one parent': managed(),
  'coming in': managed({
    'GET /users/children/{id}/guardians': never,
    'GET /activation/courses': never,
  }),
  'long names': managed(
    {
      'GET /users/children': { children: [longNamedChild] },
      'GET /users/children/{id}/guardians': {
        guardians: [
          { ...guardian, is_me: true },
          { ...guardian, first_name: longFirstName, last_name: longLastName, may_remove: true },
        ],
      },
    },
    longNamedChild,
  ),
  'about to be unlinked': {
    ...managed(),
    shows: async (page) => {
      await press(page, /^Unlink/)
      await page.getByRole('alertdialog').waitFor()
    },
    isWalked: false,
  },
})

const lacks = async (page: Page) => {
  await press(page, 'Make the account')
  await sees('This goes on only with your agreement.')(page)
}

const form = (path: string, shows = settled): PageState => ({
  path,
  user: parent,
  answers: years,
  shows,
})

pageStates('create a child’s account', {
  'a form to fill in': form(pages.createChild()),
  'for the free plan': form(pages.createChildLite()),
  'with something left out': { ...form(pages.createChild(), lacks), isWalked: false },
  'for the free plan, with something left out': {
    ...form(pages.createChildLite(), lacks),
    isWalked: false,
  },
})

const link = `${pages.signup({ view: 'consent' })}&token=fresh`

pageStates('consent', {
  'a grown-up decides': {
    path: link,
    answers: {
      'GET /users/consent/{token}': {
        first_name: longFirstName,
        username: 'bartholomew',
        academic_level_name: 'Year 6',
      },
    },
    shows: reads(/would like to learn here$/),
  },
  'no token': { path: pages.signup({ view: 'consent' }), shows: reads('This link has wilted') },
  'an old link': {
    path: link,
    answers: { 'GET /users/consent/{token}': { refused: 'LINK_EXPIRED' } },
    complains: /status of 410/,
    shows: reads('This link has wilted'),
  },
})
