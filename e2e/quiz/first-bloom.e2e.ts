import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { startEmptyPostgres } from '../support/empty-postgres.ts'
import { questionsOf, type Shown } from '../support/equations.ts'
import { test as base, expect } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { type RightAnswer, rightAnswers } from '../support/right-answers.ts'
import { startServer } from '../support/server.ts'
import { setUpSchool } from '../support/set-up.ts'
import { phrase } from '../support/sign-up.ts'
import { type Given, give } from './hands.ts'

/** A platform whose answers can be looked up: its database is one that two may read. */
const test = base.extend<object, { readonly database: string }>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const { url, stop } = await startEmptyPostgres()
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  server: [
    async ({ database }, use) => {
      const server = await startServer({ DATABASE_URL: database })
      await setUpSchool(server)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

test.use({ viewport: { width: 390, height: 844 } })

/** What is promised: a first flower before this time is over. */
const promisedMs = 10 * 60_000

async function signUp(page: Page) {
  await page.goto(pages.signup())
  await whenLive(page)
  await page.getByRole('link', { name: /I’m a student/ }).click()
  await page.getByLabel('What shall we call you?').fill('Ines')
  await page.getByRole('radio', { name: 'Year 9' }).check()
  await page.getByLabel('A password only you know', { exact: true }).fill(phrase)
  await page.getByRole('checkbox', { name: /I have read the terms/ }).check()
  await page.getByRole('button', { name: 'Make my account' }).click()
  await page.getByRole('button', { name: 'I have kept the card' }).click()
  await page.getByRole('checkbox', { name: 'Mathematics' }).check()
  for (let question = 0; question < 3; question++)
    await page.getByRole('button', { name: /^(Next|Skip this one)$/ }).click()
  await page.getByRole('button', { name: /^(Start free|Answer my first question)$/ }).click()
}

/** An answer as the widget of its type takes it. */
function givenOf(asked: Shown, { value, selected_option = [] }: RightAnswer): Given {
  const texts = Array.isArray(value) ? value : [value ?? '']
  switch (asked.type) {
    case 'matching':
      return { kind: 'pairs', cards: selected_option }
    case 'ordering':
      return { kind: 'order', items: selected_option }
    case 'expression':
      return { kind: 'line', text: texts[0] ?? '' }
    case 'number': {
      const [number = '', ...unit] = (texts[0] ?? '').split(' ')
      return { kind: 'fields', texts: unit.length > 0 ? [number, unit.join(' ')] : [number] }
    }
    case 'single_choice':
    case 'multiple_choice':
    case 'true_false': {
      const orders = (asked.options ?? []).map(({ order }) => order)
      return { kind: 'options', at: selected_option.map((order) => orders.indexOf(order)) }
    }
    default:
      return { kind: 'fields', texts }
  }
}

const idOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id)

/** Answers every question of the quiz on the page as somebody who knows, and hands it in. */
async function answerAll(page: Page, database: string) {
  await expect(page).toHaveURL(/\/student\/quiz\//)
  const quizId = /quiz\/([^?/]+)/.exec(page.url())?.[1] ?? ''
  const questions = await questionsOf(page, quizId)
  const answers = await rightAnswers(database, await idOf(page))
  const hand = {
    page,
    hasKeys: true,
    press: (control: ReturnType<Page['locator']>) => control.click(),
    write: (field: ReturnType<Page['locator']>, text: string) => field.fill(text),
  }
  for (const asked of questions) {
    const answer = answers[asked.evaluation_question_id]
    if (!answer) throw new Error(`There is no answer to ${asked.text}`)
    await test.step(`${asked.type}: ${asked.text}`, async () => {
      await expect(page.getByRole('button', { name: 'Check my answer' })).toBeVisible()
      await give(hand, givenOf(asked, answer))
      await page.getByRole('button', { name: 'Check my answer' }).click()
      await expect(page.getByRole('heading', { name: 'Right, and here is why' })).toBeVisible()
      await page.getByRole('button', { name: /^(Next question|See how it went)$/ }).click()
    })
  }
}

test('from signing up to the first plant in bloom', async ({ page, database }) => {
  test.setTimeout(promisedMs)
  const began = Date.now()
  await signUp(page)
  const result = page.getByRole('heading', { level: 2, name: /of \d+/ }).first()
  const carryOn = page.getByText('Carry on', { exact: true })
  await answerAll(page, database)
  await expect(result).toHaveText(/and a new (sprout|bud)/)
  await carryOn.click()
  await expect(page.getByRole('button', { name: 'Check my answer' })).toBeVisible()
  await answerAll(page, database)
  await expect(result).toHaveText(/and a new bloom/)
  await page.goto(pages.studentDashboard())
  await expect(page.getByText(/^1 of \d+ in bloom$/)).toBeVisible()
  const took = Date.now() - began
  test.info().annotations.push({ type: 'to the first bloom', description: `${took} ms` })
  expect(took).toBeLessThan(promisedMs)
})
