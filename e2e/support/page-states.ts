import type { Page } from '@playwright/test'
import { reads, sees, type View } from './accessibility-sweep.ts'
import { expect } from './fixtures.ts'
import { whenLive } from './hydration.ts'
import { linkTo } from './outbox.ts'
import { doorPages, publicPages } from './public-pages.ts'
import { join, joinConfirmed, makeChild, newEmail, phrase } from './sign-up.ts'

export const settled = async (page: Page) => {
  await whenLive(page)
  await expect(page.getByText('Coming in …')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** What anybody may open, with what comes of pressing a button on it. */
export const anybody: readonly View[] = [
  ...publicPages
    .filter(({ path }) => path !== '/login')
    .map(({ path }) => ({ name: path, path, there: settled })),
  ...doorPages.map((path) => ({ name: path, path, there: settled })),
  { name: 'the door with all its ways', path: '/login', there: sees('A code by text') },
  {
    name: 'a form that lacks something',
    path: '/aiacademy/signup?who=student',
    there: async (page) => {
      await whenLive(page)
      await page.getByRole('button', { name: 'Make my account' }).click()
      await sees('Type the name that you would like to be called.')(page)
    },
  },
  {
    name: 'a password that does not fit',
    path: '/login',
    there: async (page) => {
      await whenLive(page)
      await page.getByLabel('Username or e-mail').fill('nobody')
      await page.getByLabel('Password', { exact: true }).fill(phrase)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await sees('That name and password don’t go together')(page)
      // It comes when it is known that texts can be sent here.
      await sees('A code by text')(page)
    },
  },
  {
    name: 'a paper being written',
    path: '/exam-practices?paper=science',
    there: async (page) => {
      const begin = page.getByRole('button', { name: 'Begin' })
      const card = page.getByRole('article')
      await expect(begin.or(card)).toBeVisible()
      if (await begin.isVisible()) await begin.click()
      await expect(card).toBeVisible()
    },
  },
  {
    name: 'what a paper showed',
    path: '/exam-practices?paper=science',
    there: async (page) => {
      await page.getByRole('button', { name: 'Hand in', exact: true }).click()
      await page.getByRole('button', { name: 'Hand in as it is' }).click()
      await reads('Question by question')(page)
      await page.getByText('Question 1 of').click()
    },
  },
]

const studentAsks = ['academic_level_id', 'subject_ids', 'goals', 'heard_from', 'ready'] as const
const parentAsks = ['goals', 'heard_from', 'ready'] as const

const asked = (step: string): View => ({
  name: `onboarding: ${step}`,
  path: `/aiacademy/onboarding?step=${step}`,
  there: settled,
})

/** The pages of families, and the people who see something on them. */
export async function families(url: string) {
  const parent = await join(url, 'parent')
  const child = await makeChild(parent, 'Bartholomew-Alexander')
  const alone = await join(url, 'parent')
  const student = await join(url, 'student')
  const young = await join(url, 'student', { year: 'Year 6' })
  const grownUp = newEmail('grown-up')
  await young.call('POST /users/consent', { body: { email: grownUp } })
  const email = newEmail('known')
  await joinConfirmed(url, email)
  await student.call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
  const link = await linkTo(url, email, /link to sign in/)
  return {
    parent: parent.user,
    parentViews: [
      { name: 'a week', path: '/aiacademy/dashboard', there: sees(/has not started yet/) },
      {
        name: 'a child’s account',
        path: `/aiacademy/child/${child.id}/manage`,
        there: reads(/’s account$/),
      },
      { name: 'create', path: '/aiacademy/create-child-account', there: settled },
      ...parentAsks.map(asked),
    ] satisfies View[],
    alone: alone.user,
    aloneViews: [
      { name: 'no child yet', path: '/aiacademy/dashboard', there: reads(/^Welcome/) },
    ] satisfies View[],
    student: student.user,
    studentViews: [
      { name: 'profile', path: '/student/profile', there: reads('Where you are signed in') },
      ...studentAsks.map(asked),
    ] satisfies View[],
    young: young.user,
    youngViews: [
      { name: 'waiting', path: '/aiacademy/onboarding', there: reads(/^Nearly there/) },
    ] satisfies View[],
    guestViews: [
      {
        name: 'a grown-up decides',
        path: await linkTo(url, grownUp, /asks for your consent/),
        there: reads(/would like to learn here$/),
      },
      {
        name: 'a link that has wilted',
        path: '/aiacademy/signup?view=consent',
        there: reads('This link has wilted'),
      },
    ] satisfies View[],
    link,
  }
}
