import { userRole } from '@learngrove/contract/roles'
import type { Page } from '@playwright/test'
import { type Person, people } from '../support/accounts.ts'
import { apiOf, logIn, signedIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { join, pageOf, typeIn } from '../support/sign-up.ts'
import { fillKeys, heldKeys, persistentKeys, sessionKeys } from '../support/storage.ts'

test.use({ school: 'access' })

/** Where the specification lets each of them begin. */
const homes: Readonly<Record<Person, string>> = {
  student: '/student/dashboard',
  parent: '/aiacademy/dashboard',
  teacher: '/teacher/reports',
  owner: '/teacher/reports',
  admin: '/admin/rag-management',
  curriculum: '/assessments',
}

const hello = /^Hello, \w+/
/** What they read first there. */
const greetings: Readonly<Record<Person, RegExp>> = {
  student: hello,
  parent: /^\w+’s week$/,
  teacher: hello,
  owner: hello,
  admin: hello,
  curriculum: hello,
}

const guarded = [
  ...new Set(Object.values(homes)),
  '/student/library',
  '/student/v2/chat',
  '/student/quiz/0198a000-0000-7000-8000-000000000000',
  '/admin/chat',
  '/admin/extracted-document',
  '/student/profile',
  '/aiacademy/create-child-account',
  '/aiacademy/child/0198a000-0000-7000-8000-000000000000/manage',
]

/** Whose page an address is: the first part of it tells. */
const isHomeOf = (person: Person, path: string) =>
  path.split('/')[1] === homes[person].split('/')[1]

/** Goes to an address without loading the page anew, as a link of its own would. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** The door, which leads back to the page that was asked for. */
const doorFor = (path: string) => `/login?to=${encodeURIComponent(path)}`

const noPage = 'There is no page here'

test('nobody who is not signed in gets past the door', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL('/welcome')
  for (const path of guarded) {
    await goWithin(page, path)
    await expect(page, path).toHaveURL(doorFor(path))
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
  await page.goto(homes.student)
  await expect(page).toHaveURL(doorFor(homes.student))
})

for (const person of people) {
  test(`${person} lands at home, and is sent back there from the pages of others`, async ({
    signInAs,
  }) => {
    const page = await signInAs(person)
    await expect(page).toHaveURL(homes[person])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greetings[person])
    const [first = '/', ...others] = guarded.filter((each) => !isHomeOf(person, each))
    await page.goto(first)
    await expect(page, first).toHaveURL(homes[person])
    for (const path of others) {
      await goWithin(page, path)
      await expect(page, path).toHaveURL(homes[person])
    }
    await page.goto('/')
    await expect(page).toHaveURL(homes[person])
  })
}

const branches = [
  {
    who: 'a student of the free tier',
    as: 'student',
    is: { is_free_tier: true },
    home: '/student/v2/chat',
  },
  {
    who: 'a student whose school has no learning path',
    as: 'student',
    is: { school_flags: { learning_path_disabled: true } },
    home: '/student/library',
  },
  { who: 'support', as: 'admin', is: { flag: { is_support: true } }, home: '/admin/chat' },
  {
    who: 'a sub-admin',
    as: 'admin',
    is: { flag: { is_sub_admin: true } },
    home: '/admin/extracted-document',
  },
  {
    who: 'a guest of the curriculum',
    as: 'curriculum',
    is: { user_role_id: userRole.curriculum_guest },
    home: '/assessments',
  },
] as const

test('each branch of a role has a home of its own', async ({ browser, server }) => {
  for (const { who, as, is, home } of branches) {
    const user = await logIn(server.url, as)
    const flag = { ...user.flag, ...('flag' in is && is.flag) }
    const page = await pageOf(browser, server.url, { ...user, ...is, flag })
    await page.goto('/')
    await expect(page, who).toHaveURL(home)
    await goWithin(page, '/aiacademy/dashboard')
    await expect(page, who).toHaveURL(home)
    await goWithin(page, '/teacher/reports')
    await expect(page, who).toHaveURL(home)
    await page.context().close()
  }
})

test('signing in leads back to the page that was asked for', async ({ page, server }) => {
  const { username } = await join(server.url, 'student')
  await page.goto('/student/profile?from=mail')
  await expect(page).toHaveURL(doorFor('/student/profile?from=mail'))
  await typeIn(page, username)
  await expect(page).toHaveURL('/student/profile?from=mail')
})

test('a session that was ended elsewhere ends here, and the rest of what is held stays', async ({
  browser,
  server,
}) => {
  const user = await logIn(server.url, 'student')
  const storageState = signedIn(server.url, user)
  const context = await browser.newContext({ baseURL: server.url, storageState })
  const page = await context.newPage()
  await page.goto('/student/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Maya')
  await fillKeys(page)
  await apiOf(server.url, user.access_token).call('POST /auth/logout', {})
  await page.reload()
  await expect(page).toHaveURL(/\/login(\?|$)/)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(await heldKeys(page)).toEqual({
    persistent: persistentKeys.filter((key) => key !== 'user').toSorted(),
    session: sessionKeys.toSorted(),
  })
  await context.close()
})

test('signing out clears what it must and nothing else, in every tab', async ({
  signInAs,
  context,
}) => {
  const page = await signInAs('student')
  const other = await context.newPage()
  await other.goto('/student/library')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await fillKeys(page)
  const token = await page.evaluate(() => JSON.parse(localStorage.user).access_token)
  await page.getByRole('button', { name: /your account/ }).click()
  const answered = page.waitForResponse(/\/auth\/logout$/)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login(\?|$)/)
  expect(await heldKeys(page)).toEqual({ persistent: ['activation_code', 'email'], session: [] })
  await expect(other).toHaveURL(/\/login(\?|$)/)
  expect((await answered).status()).toBe(204)
  const api = apiOf(new URL(page.url()).origin, token)
  await expect(api.call('GET /users/information', {})).rejects.toThrow('401')
  await page.goBack()
  await expect(page).toHaveURL(/\/login(\?|$)/)
})

test('a whole session holds nothing but what the specification names', async ({ signInAs }) => {
  const page = await signInAs('student')
  const look = async () => {
    const { persistent, session } = await heldKeys(page)
    expect(persistent.filter((key) => !persistentKeys.includes(key))).toEqual([])
    expect(session.filter((key) => !sessionKeys.includes(key))).toEqual([])
  }
  await look()
  await page
    .getByRole('button', { name: /Mathematics/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /Mathematics/ }).click()
  await look()
  await page.getByRole('link', { name: 'Library' }).first().click()
  await expect(page).toHaveURL('/student/library')
  await look()
  await page
    .getByRole('link', { name: /Solving linear equations/ })
    .first()
    .click()
  await page.getByLabel('Your answer').fill('7')
  await page.getByRole('button', { name: 'Check my answer' }).click()
  await expect(page.locator('#feedback')).toBeVisible()
  await look()
  await page.reload()
  await expect(page.getByRole('article')).toBeVisible()
  await look()
  await page.getByRole('link', { name: 'Ask Pip' }).first().click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/thread=/)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  await page.reload()
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible()
  await look()
})

test('an address that nobody knows says so, to whoever asks', async ({ page, signInAs }) => {
  await page.goto('/no/such/page')
  await expect(page.getByText(noPage)).toBeVisible()
  await signInAs('student')
  await page.goto('/student/no-such-page')
  await expect(page.getByText(noPage)).toBeVisible()
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL(homes.student)
})
