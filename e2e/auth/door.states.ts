import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { catalogue } from '../states/samples.ts'
import { press, reads, sees, settled } from '../states/shows.ts'
import { type Answers, done } from '../support/answer-calls.ts'
import { whenLive } from '../support/hydration.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const ways: Answers = { 'GET /auth/providers': { providers: [], has_mobile: true } }
const allWays: Answers = {
  'GET /auth/providers': { providers: ['google', 'apple', 'canvas', 'd2l'], has_mobile: true },
}
const years: Answers = { 'GET /courses/catalogue': catalogue }
const expired = { refused: 'LINK_EXPIRED' } as const
const noLink = { 'GET /auth/magic-link/{token}/validate': expired } as const
const refused = /status of (401|410)/

const signUp = (path: string): PageState => ({ path, answers: years, shows: settled })

const lacks = (words: string) => async (page: Page) => {
  await whenLive(page)
  await press(page, 'Make my account')
  await sees(words)(page)
}

pageStates('sign-in', {
  'all its ways': { path: pages.login(), answers: ways, shows: sees('A code by text') },
  'the providers of a school': { path: pages.login(), answers: allWays, shows: sees(/Google/) },
  'a code by text': { path: `${pages.login()}?way=text`, answers: ways, shows: settled },
  'a password that does not fit': {
    path: pages.login(),
    answers: { ...ways, 'POST /auth/login': { refused: 'WRONG_CREDENTIALS' } },
    complains: refused,
    shows: async (page) => {
      await whenLive(page)
      await page.getByLabel('Username or e-mail').fill('nobody')
      await page.getByLabel('Password', { exact: true }).fill('maple otter kettle dawn')
      await press(page, 'Sign in')
      await sees('That name and password don’t go together')(page)
      await sees('A code by text')(page)
    },
  },
  'a code that is not the code': {
    path: `${pages.login()}?way=text`,
    answers: {
      ...ways,
      'POST /auth/generate-otp': done,
      'POST /auth/login': { refused: 'WRONG_CREDENTIALS' },
    },
    complains: refused,
    shows: async (page) => {
      await page.getByLabel('Number', { exact: true }).fill('07700 900111')
      await press(page, 'Text me a code')
      await page.getByLabel('Digit 1').waitFor()
      await page.keyboard.type('000000')
      await sees('That is not the code yet')(page)
    },
    isWalked: false,
  },
})

pageStates('links of letters', {
  'ask for one': { path: pages.magicLink(), shows: settled },
  'one was sent': { path: pages.magicLinkSent(), shows: settled },
  'one to sign in': {
    path: pages.magicLinkToken({ token: 'fresh' }),
    answers: { 'GET /auth/magic-link/{token}/validate': { email: 'known@families.test' } },
    shows: reads('Is this you?'),
  },
  'an old one to sign in': {
    path: pages.magicLinkToken({ token: 'old' }),
    answers: noLink,
    complains: refused,
    shows: settled,
  },
  'an old token': {
    path: pages.loginToken({ token: 'old' }),
    answers: { 'POST /auth/login': expired },
    complains: refused,
    shows: settled,
  },
  'a forgotten password': { path: pages.forgotPassword(), shows: settled },
  'a link for a password was asked for': {
    path: pages.forgotPassword(),
    answers: { 'POST /auth/password/reset/link': done },
    shows: async (page) => {
      await page.getByLabel('Your e-mail').fill('nobody@families.test')
      await press(page, 'Send the link')
      await reads('Look in your e-mail')(page)
    },
  },
  'no link to set a password': { path: pages.resetPassword(), shows: settled },
  'an old link to set a password': {
    path: `${pages.resetPassword()}?token=old`,
    answers: noLink,
    complains: refused,
    shows: settled,
  },
  'a new password that is weak': {
    path: `${pages.resetPassword()}?token=fresh`,
    answers: { 'GET /auth/magic-link/{token}/validate': { email: 'known@families.test' } },
    shows: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('password1')
      await press(page, 'Save and sign in')
      await page.locator('[aria-invalid=true]').waitFor()
    },
    isWalked: false,
  },
})

pageStates('sign-up', {
  'who is joining': signUp(pages.signup()),
  'a student': signUp(pages.signup({ who: 'student' })),
  'a parent': signUp(pages.signup({ who: 'parent' })),
  'a teacher': signUp(pages.signup({ who: 'teacher' })),
  'the free plan': signUp(pages.signupLite()),
  'a student who left something out': {
    ...signUp(pages.signup({ who: 'student' })),
    shows: lacks('Type the name that you would like to be called.'),
  },
  'a parent who left something out': {
    ...signUp(pages.signupLite({ who: 'parent' })),
    shows: lacks('Tick here once you have read them.'),
    isWalked: false,
  },
})
