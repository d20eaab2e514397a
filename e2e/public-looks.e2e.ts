import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { whenLive } from './live.ts'
import { look, openAt, reads, sees, type View, widths } from './look.ts'
import { join, joinConfirmed, makeChild, newEmail, phrase } from './newcomers.ts'
import { linkTo } from './outbox.ts'
import { atHost, comingSoon, doorPages, publicPages } from './public.ts'

// Dozens of pages in one test would make a trace that is slower than what it traces.
test.use({ school: 'accounts', trace: 'off' })

const settled = async (page: Page) => {
  await whenLive(page)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Some of these pages tell of a refusal, which the browser complains of. */
const refused = /status of (401|403|410)/

/** What anybody may open, with what comes of pressing a button on it. */
const anybody: readonly View[] = [
  ...publicPages.map(({ path }) => ({ name: path, path, there: settled })),
  ...doorPages.map((path) => ({ name: path, path, there: settled })),
  {
    name: 'a form that lacks something',
    path: '/aiacademy/signup?who=student',
    there: async (page) => {
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

async function families(url: string) {
  const parent = await join(url, 'parent')
  const child = await makeChild(parent, 'Bartholomew-Alexander')
  const alone = await join(url, 'parent')
  const student = await join(url, 'student')
  const email = newEmail('known')
  await joinConfirmed(url, email)
  await student.call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
  const link = await linkTo(url, email, /link to sign in/)
  const asks = ['academic_level_id', 'subject_ids', 'goals', 'heard_from', 'ready'] as const
  return {
    parent: parent.user,
    parentViews: [
      { name: 'a week', path: '/aiacademy/dashboard', there: sees(/has not started yet/) },
      { name: 'details', path: '/aiacademy/dashboard?details=yes', there: reads('Your details') },
      {
        name: 'a child’s account',
        path: `/aiacademy/child/${child.id}/manage`,
        there: reads(/’s account$/),
      },
      { name: 'create', path: '/aiacademy/create-child-account', there: settled },
      { name: 'where do you live', path: '/aiacademy/onboarding?step=country', there: settled },
    ] satisfies View[],
    alone: alone.user,
    aloneViews: [
      { name: 'no child yet', path: '/aiacademy/dashboard', there: reads(/^Welcome/) },
      {
        name: 'created',
        path: '/aiacademy/aiacademy-lite-create-child-account/success',
        there: reads('The account is ready'),
      },
    ] satisfies View[],
    student: student.user,
    studentViews: [
      { name: 'profile', path: '/student/profile', there: reads('Where you are signed in') },
      ...asks.map((step) => ({
        name: `onboarding: ${step}`,
        path: `/aiacademy/onboarding?step=${step}`,
        there: settled,
      })),
    ] satisfies View[],
    link,
  }
}

let prepared: ReturnType<typeof families> | undefined

for (const width of widths) {
  test(`what anybody may open is fit for everybody at ${width} px, light and dark`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(240_000)
    await look(await openAt(browser, server.url, width), anybody, server.url, refused)
    const soon = atHost(server.url, comingSoon.key)
    const only: View = { name: 'coming soon', path: '/', there: settled }
    await look(await openAt(browser, soon, width), [only], soon)
  })

  test(`the pages of families are fit for everybody at ${width} px, light and dark`, async ({
    browser,
    server,
  }) => {
    prepared ??= families(server.url)
    const all = await prepared
    const is_this_you: View = { name: 'is this you', path: all.link, there: reads('Is this you?') }
    await look(await openAt(browser, server.url, width), [is_this_you], server.url)
    const looks = [
      [all.parent, all.parentViews],
      [all.alone, all.aloneViews],
      [all.student, all.studentViews],
    ] as const
    for (const [user, views] of looks) {
      await look(await openAt(browser, server.url, width, user), views, server.url)
    }
  })
}

test('the keyboard alone signs up, and comes to the first question', async ({ page }) => {
  const focused = page.locator(':focus')
  const tabTo = async (role: 'textbox' | 'button' | 'link' | 'checkbox', name: string | RegExp) => {
    const wanted = focused.and(page.getByRole(role, { name }))
    for (let presses = 0; presses < 60; presses++) {
      if (await wanted.count()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not come to ${name}`)
  }
  await page.goto('/login')
  await whenLive(page)
  await tabTo('link', 'Make an account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Who is joining?' })).toBeVisible()
  await tabTo('link', /I’m a student/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Year 9' })).toBeVisible()
  await tabTo('textbox', 'What shall we call you?')
  await page.keyboard.type('Kay')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const year = page.getByRole('radio', { name: 'Year 9' })
  for (let presses = 0; presses < 15 && !(await year.isChecked()); presses++) {
    await page.keyboard.press('ArrowRight')
  }
  await expect(year).toBeChecked()
  await tabTo('textbox', 'A password only you know')
  await page.keyboard.type(phrase)
  await tabTo('checkbox', /I have read the terms/)
  await page.keyboard.press('Space')
  await tabTo('button', 'Make my account')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/aiacademy/onboarding')
  for (const _ of ['subjects', 'goals', 'heard from']) {
    const before = page.url()
    await tabTo('button', 'Skip this one')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(before)
  }
  await expect(page.getByRole('button', { name: 'Start free' })).toBeVisible()
  await tabTo('button', 'Start free')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/student\/quiz\//)
})
