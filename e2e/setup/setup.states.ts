import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { press, reads, sees } from '../states/shows.ts'
import { type Answers, done, lost } from '../support/answer-calls.ts'
import { whenLive } from '../support/hydration.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const courses = [
  { id: '01a1f000-0000-7000-8000-000000000901', title: 'Mathematics Year 9' },
  { id: '01a1f000-0000-7000-8000-000000000902', title: 'Science Year 10 Foundation' },
]
const installed = { percent: 100, is_finished: true }
const open = { is_open: true, curriculum: installed, courses }
const password = 'maple otter kettle dawn'

const state = (
  answer: NonNullable<Answers['GET /setup']>,
  more: Omit<PageState, 'path'>,
): PageState => ({
  path: pages.setup(),
  ...more,
  answers: { 'GET /setup': answer, ...more.answers },
})

async function fill(page: Page): Promise<void> {
  await whenLive(page)
  await page.getByLabel('One-time token').fill('a token')
  await page.getByLabel('Name of the school').fill('Hill School')
  for (const [name, address] of [
    ['The administrator', 'ada@platform.test'],
    ['The owner', 'olu@school.test'],
  ] as const) {
    const group = page.getByRole('group', { name })
    await group.getByLabel('First name').fill('Ada')
    await group.getByLabel('E-mail').fill(address)
    await group.getByLabel('Password', { exact: true }).fill(password)
  }
}

const send = (page: Page) => press(page, 'Set up the school')

pageStates('setup', {
  'with a class': state(open, {
    shows: async (page) => {
      await whenLive(page)
      await page.getByRole('checkbox').check()
      await sees('Is in the first class, and takes its course.')(page)
    },
  }),
  'still being installed': state(
    { is_open: true, curriculum: { percent: 62, is_finished: false }, courses: [] },
    { shows: sees('Installing the curriculum, 62 %') },
  ),
  'something is missing': state(open, {
    shows: async (page) => {
      await whenLive(page)
      await send(page)
      await sees('Copy the token from the server’s log.')(page)
    },
  }),
  'another token': state(open, {
    answers: { 'POST /setup': { refused: 'TOKEN_REFUSED' } },
    complains: /status of (401|403|410|422|400)/,
    shows: async (page) => {
      await fill(page)
      await send(page)
      await sees('That is not the token')(page)
    },
  }),
  'it is done now': state(open, {
    answers: { 'POST /setup': done },
    shows: async (page) => {
      await fill(page)
      await send(page)
      await reads('Hill School is ready')(page)
    },
  }),
  'no answer': state(lost, {
    complains: /ERR_INTERNET_DISCONNECTED/,
    shows: reads('The server does not answer'),
  }),
  'set up already': state(
    { is_open: false, curriculum: { percent: 62, is_finished: false }, courses: [] },
    { shows: reads('It is set up') },
  ),
})
