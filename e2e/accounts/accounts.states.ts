import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import {
  informationOf,
  longNamed,
  parent,
  sessions,
  student,
  teacher,
  waitingChild,
} from '../states/people.ts'
import { catalogue, inDays } from '../states/samples.ts'
import { press, reads, sees, settled, waits } from '../states/shows.ts'
import { staffFrame } from '../states/staff-frame.ts'
import { home } from '../states/student-answers.ts'
import { type Answers, never } from '../support/answer-calls.ts'
import { type PageState, pageStates } from '../support/page-state.ts'

const facts: Answers = {
  ...home,
  'GET /notices': { notices: [], total_count: 0, num_unread: 0 },
  'GET /courses/catalogue': catalogue,
  'GET /auth/sessions': sessions,
  'GET /privacy/requests': { requests: [] },
  'GET /users/information': informationOf(student),
  'GET /auth/second-factor': {
    turned_on_at: null,
    recovery_codes_left: 0,
    is_required: false,
    proof: 'none',
  },
}

const profile = (answers: Answers = {}, shows = reads('Where you are signed in')): PageState => ({
  path: pages.profile(),
  user: student,
  answers: { ...facts, ...answers },
  shows,
})

pageStates('profile', {
  'all of it': profile(),
  'at its other address': { ...profile(), path: pages.profileV2() },
  'coming in': profile({ 'GET /users/information': never, 'GET /auth/sessions': never }, waits),
  'long names': {
    ...profile({ 'GET /users/information': informationOf(longNamed) }),
    user: longNamed,
  },
  'no guardian': profile({ 'GET /users/guardians': { guardians: [] } }),
  'a picture to cut': {
    ...profile(),
    shows: async (page) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        press(page, 'Add a picture'),
      ])
      const buffer = await page.screenshot()
      await chooser.setFiles({ name: 'me.png', mimeType: 'image/png', buffer })
      await page.getByRole('slider', { name: 'Zoom' }).waitFor()
    },
    isWalked: false,
  },
  'in the middle of its changes': {
    ...profile({ 'POST /users/link-code': { link_code: 'J9T7J6', expires_at: inDays(1) } }),
    shows: async (page) => {
      await press(page, 'Make a code')
      await press(page, 'Change the password')
      await page.getByLabel('Mobile number', { exact: true }).fill('12')
      await press(page, 'Send a code')
      await sees(/^Begin with the country/)(page)
      await sees(/^Good until/)(page)
    },
    isWalked: false,
  },
})

const standing = { can_read: true, can_name_contacts: false, num_open: 0 }

const account = (user: PageState['user'], path: string): PageState => ({
  path,
  user,
  answers: { ...facts, ...staffFrame, 'GET /safeguarding/standing': standing },
  shows: settled,
})

pageStates('account', {
  'a teacher': account(teacher, pages.teacherReports({ view: 'account' })),
  'long names': account(
    { ...teacher, first_name: longNamed.first_name, school_name: longNamed.school_name },
    pages.teacherReports({ view: 'account' }),
  ),
})

const asks = (user: PageState['user'], step: string, shows = settled): PageState => ({
  path: pages.onboarding({ step }),
  user,
  answers: facts,
  shows,
})

const stays = async (page: Page) => {
  await reads(/^Nearly there/)(page)
}

const waiting = (answers: Answers = {}): PageState => ({
  path: pages.onboarding(),
  user: waitingChild,
  answers: {
    ...facts,
    'GET /users/consent': {
      awaits_consent: true,
      is_year_missing: false,
      deleted_at: inDays(30),
    },
    ...answers,
  },
  shows: stays,
})

pageStates('onboarding', {
  'the year of a student': asks(student, 'academic_level_id'),
  'the subjects of a student': asks(student, 'subject_ids'),
  'the goals of a student': asks(student, 'goals'),
  'where a student heard of it': asks(student, 'heard_from'),
  'a student is ready': asks(student, 'ready'),
  'the goals of a parent': asks(parent, 'goals'),
  'where a parent heard of it': asks(parent, 'heard_from'),
  'a parent is ready': asks(parent, 'ready'),
  'a child waits': waiting(),
  'a child of no year waits': waiting({
    'GET /users/consent': { awaits_consent: true, is_year_missing: true, deleted_at: inDays(30) },
  }),
})
