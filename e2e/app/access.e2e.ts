import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { emailOf, type Person, password, people } from '../support/accounts.ts'
import { apiOf, logIn, signedIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { join, pageOf, typeIn } from '../support/sign-up.ts'
import { fillKeys, heldKeys, persistentKeys, sessionKeys } from '../support/storage.ts'

test.use({ school: 'access' })

const hello = /^Hello, \w+/

/** Where each of them begins, and what they read first there. The router's own test tries every page. */
const className = /(?:Mathematics|Science|English)$/
const homes: Readonly<Record<Person, { readonly path: string; readonly greeting: RegExp }>> = {
  student: { path: pages.studentDashboard(), greeting: hello },
  parent: { path: pages.parentDashboard(), greeting: /^\w+’s week$/ },
  teacher: { path: pages.teacherReports(), greeting: className },
  owner: { path: pages.teacherReports(), greeting: className },
  admin: { path: pages.adminHome(), greeting: hello },
  curriculum: { path: pages.assessments(), greeting: hello },
}

/** Goes to an address without loading the page anew, as a link of its own would. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** The door, which leads back to the page that was asked for. */
const doorFor = (to: string) => pages.login({ to })

const noPage = 'There is no page here'

test('nobody who is not signed in gets past the door', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(pages.welcome())
  await goWithin(page, pages.library())
  await expect(page).toHaveURL(doorFor(pages.library()))
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.goto(pages.parentDashboard())
  await expect(page).toHaveURL(doorFor(pages.parentDashboard()))
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

test('signing in at the door leads home', async ({ page }) => {
  await page.goto(pages.login())
  await typeIn(page, emailOf('student'), password)
  await expect(page).toHaveURL(homes.student.path)
})

test('everybody is greeted at home, and sent back there from a page of others', async ({
  browser,
  server,
}) => {
  for (const person of people) {
    const page = await pageOf(browser, server.url, await logIn(server.url, person))
    const { path, greeting } = homes[person]
    const elsewhere = person === 'admin' ? pages.library() : pages.adminSupport()
    await page.goto('/')
    await expect(page, person).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
    await goWithin(page, elsewhere)
    await expect(page, person).toHaveURL(path)
    await page.goto(elsewhere)
    await expect(page, person).toHaveURL(path)
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
  await expect(page).toHaveURL(homes.student.path)
})
