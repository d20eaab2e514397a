import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { startEmptyPostgres } from '../support/empty-postgres.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { answerSomehow } from '../support/quiz-page.ts'
import { startServer } from '../support/server.ts'
import { tokenIn } from '../support/set-up.ts'

/** The same journeys on a server whose PostgreSQL was empty when it started. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const { url, stop } = await startEmptyPostgres()
      const server = await startServer({ DATABASE_URL: url })
      await use(server)
      await server.stop()
      await stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

const password = 'maple otter kettle dawn'
/** What is promised of the README: an empty PostgreSQL is a school before this time is over. */
const promisedMs = 5 * 60_000

type Person = { readonly who: string; readonly name: string; readonly login: string }

async function fillPerson(page: Page, { who, name, login }: Person): Promise<void> {
  const group = page.getByRole('group', { name: who })
  await group.getByLabel('First name').fill(name)
  await group.getByLabel(who === 'The student' ? 'Username' : 'E-mail').fill(login)
  await group.getByLabel('Password', { exact: true }).fill(password)
}

async function signIn(page: Page, name: string): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto(pages.login())
  await whenLive(page)
  await page.getByLabel('Username or e-mail').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('an empty PostgreSQL becomes a school whose student answers a question', async ({
  page,
  server,
}) => {
  test.setTimeout(promisedMs)
  const began = Date.now()
  await page.goto(pages.setup())
  await expect(page.getByText('The curriculum is installed.')).toBeVisible({ timeout: 60_000 })
  await page.getByLabel('One-time token').fill('not the token')
  await fillPerson(page, { who: 'The administrator', name: 'Ada', login: 'ada@platform.test' })
  await page.getByLabel('Name of the school').fill('Hill School')
  await fillPerson(page, { who: 'The owner', name: 'Olu', login: 'olu@school.test' })
  await page.getByRole('checkbox', { name: /^Make a first class too/ }).check()
  await page.getByLabel('Name of the class').fill('9A')
  await page.getByRole('combobox', { name: 'Course' }).click()
  await page.getByRole('option', { name: 'Mathematics Year 9' }).click()
  await fillPerson(page, { who: 'The teacher', name: 'Tom', login: 'tom@school.test' })
  await fillPerson(page, { who: 'The student', name: 'Sia', login: 'sia.k' })
  const send = page.getByRole('button', { name: 'Set up the school' })
  await send.click()
  await expect(page.getByText('That is not the token')).toBeVisible()
  await page.getByLabel('One-time token').fill(tokenIn(server.log()))
  await send.click()
  await expect(page.getByRole('heading', { name: 'Hill School is ready' })).toBeVisible()

  await test.step('who comes later is led to the sign-in', async () => {
    await page.goto(pages.setup())
    await expect(page.getByRole('heading', { name: 'It is set up' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })

  for (const name of ['ada@platform.test', 'olu@school.test', 'tom@school.test']) {
    await signIn(page, name)
    await expect(page).toHaveURL(/\/(teacher|admin)\//)
  }

  await signIn(page, 'sia.k')
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(pages.studentDashboard())
  await page
    .getByRole('link', { name: /What a fraction is/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/student\/quiz\//)
  await answerSomehow(page)
  const took = Date.now() - began
  test.info().annotations.push({
    type: 'from an empty PostgreSQL to the first answer',
    description: `${took} ms`,
  })
})
