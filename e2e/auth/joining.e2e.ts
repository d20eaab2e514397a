import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { linkTo } from '../support/outbox.ts'
import { answerSomehow } from '../support/quiz-page.ts'
import { join, newEmail, pageOf, phrase, typeIn } from '../support/sign-up.ts'

test.use({ school: 'accounts' })

/** What is promised: somebody new has answered a question before this time is over. */
const promisedMs = 60_000

/** So late comes what a slow network brings. */
const lateMs = 1_500

const make = (page: Page) => page.getByRole('button', { name: 'Make my account' }).click()
const agree = (page: Page) => page.getByRole('checkbox', { name: /I have read the terms/ }).check()
/** Keeps the card with which somebody signs in again who has no address. */
const keepCard = (page: Page) => page.getByRole('button', { name: 'I have kept the card' }).click()
const goOn = (page: Page) => page.getByRole('button', { name: /^(Next|Skip this one)$/ }).click()

async function openForm(page: Page, who: 'student' | 'parent', path = '/aiacademy/signup') {
  await page.goto(path)
  await whenLive(page)
  await page.getByRole('link', { name: new RegExp(`I’m a ${who}`) }).click()
}

async function fillStudent(page: Page, name: string) {
  await page.getByLabel('What shall we call you?').fill(name)
  await page.getByRole('radio', { name: 'Year 9' }).check()
  await expect(page.getByText(/^There are no courses for/)).toBeHidden()
  await page.getByLabel('A password only you know', { exact: true }).fill(phrase)
  await agree(page)
}

test('a new student has answered a question in less than a minute', async ({ page }) => {
  // Whether there are courses yet is known late: nobody is led past the free plan for that.
  await page.route('**/api/v1/courses/user', async (route) => {
    await setTimeout(lateMs)
    await route.continue()
  })
  const since = Date.now()
  await openForm(page, 'student')
  await fillStudent(page, 'Ines')
  const username = await page.getByLabel('A username').inputValue()
  await make(page)
  await expect(page).toHaveURL(/\/aiacademy\/onboarding/)
  const card = page.getByRole('region', { name: 'Ines’s sign-in card' })
  await expect(card).toContainText(username)
  await expect(card).toContainText(phrase)
  await page.getByRole('button', { name: 'Make a code' }).click()
  await expect(page.getByText(/^[A-Z0-9]( [A-Z0-9]){5}$/)).toBeVisible()
  await keepCard(page)
  await page.getByRole('checkbox', { name: 'Mathematics' }).check()
  await goOn(page)
  await page.getByRole('radio', { name: /Fill a gap/ }).check()
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'How did you find us?' })).toBeVisible()
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Your garden is ready, Ines' })).toBeVisible()
  await page.getByRole('button', { name: /^(Start free|Answer my first question)$/ }).click()
  await expect(page).toHaveURL(/\/student\/quiz\//)
  await answerSomehow(page)
  const took = Date.now() - since
  test
    .info()
    .annotations.push({ type: 'from sign-up to the first answer', description: `${took} ms` })
  expect(took).toBeLessThan(promisedMs)

  await test.step('the username that was offered signs in again', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/login')
    await typeIn(page, username)
    await expect(page).toHaveURL(/\/student\//)
  })
})

test('a form that lacks something says what, keeps the rest, and takes another username', async ({
  page,
  server,
}) => {
  await openForm(page, 'student')
  await make(page)
  await expect(page.getByLabel('What shall we call you?')).toBeFocused()
  await expect(page.getByText('Type the name that you would like to be called.')).toBeVisible()
  await page.getByLabel('What shall we call you?').fill('Ravi')
  await page.getByLabel('A password only you know', { exact: true }).fill('password1')
  await expect(page.getByText('Too easy to guess.')).toBeVisible()
  await make(page)
  await expect(page.getByLabel('A password only you know', { exact: true })).toBeFocused()
  await page.getByLabel('A password only you know', { exact: true }).fill(phrase)
  await expect(page.getByText('Strong.')).toBeVisible()
  await make(page)
  await expect(page.getByText(/^Read them, with a grown-up/)).toBeVisible()
  await agree(page)

  const { username: taken } = await join(server.url, 'student')
  await page.getByLabel('A username').fill(taken)
  await make(page)
  await expect(page.getByText('Somebody has that username already')).toBeVisible()
  await expect(page.getByLabel('What shall we call you?')).toHaveValue('Ravi')
  await page
    .getByRole('button', { name: /^[a-z]+-[a-z]+-\d\d$/ })
    .first()
    .click()
  await make(page)
  await expect(page).toHaveURL(/\/aiacademy\/onboarding/)
})

const mailed = 'Look in your e-mail'

test('an e-mail address is gone on from by its link, which finishes the account', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail('student')
  await openForm(page, 'student')
  await fillStudent(page, 'Tess')
  await page.getByLabel('E-mail').fill(newEmail('mistyped'))
  await make(page)
  await expect(page.getByRole('heading', { name: mailed })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Send again in/ })).toBeDisabled()

  await test.step('a wrong one is put right, and all else is still there', async () => {
    await page.getByRole('button', { name: 'Use another address' }).click()
    await expect(page.getByLabel('What shall we call you?')).toHaveValue('Tess')
    await page.getByLabel('E-mail').fill(email)
    await make(page)
    await expect(page.getByText(email)).toBeVisible()
  })

  const other = await pageOf(browser, server.url)
  await other.goto('/login')
  await typeIn(other, email)
  await expect(other.getByText('That name and password don’t go together')).toBeVisible()
  await other.goto(await linkTo(server.url, email, /confirm/i))
  await expect(other.getByText(email)).toBeVisible()
  await other.getByRole('button', { name: 'Yes, sign me in' }).click()
  await expect(other).toHaveURL(/\/aiacademy\/onboarding/)
  await other.evaluate(() => localStorage.clear())
  await other.goto('/login')
  await typeIn(other, email)
  await expect(other).not.toHaveURL(/\/login/)
  await other.context().close()
})

test('an address that has an account already is told the same, and only its owner hears of it', async ({
  page,
  server,
}) => {
  const told: string[] = []
  const known = 'student@demo.learngrove.test'
  for (const email of [known, newEmail('nobody')]) {
    await openForm(page, 'student')
    await fillStudent(page, 'Mallory')
    await page.getByLabel('E-mail').fill(email)
    await make(page)
    await expect(page.getByRole('heading', { name: mailed })).toBeVisible()
    const text = await page.getByRole('main').innerText()
    told.push(text.replaceAll(email, '…').replaceAll(/0:\d\d|1:00/g, '…'))
  }
  expect(told[0]).toBe(told[1])
  expect(await linkTo(server.url, known, /already have an account/)).toBe('/login')
})

test('Lite: a student begins at the chat, a parent is led to a first child', async ({
  page,
  browser,
  server,
}) => {
  const lite = '/aiacademy/aiacademy-lite-signup'
  await openForm(page, 'student', lite)
  await fillStudent(page, 'Leo')
  await make(page)
  await expect(page).toHaveURL(/\/aiacademy\/onboarding/)
  await keepCard(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page).toHaveURL('/student/v2/chat')
  await page.goto('/student/dashboard')
  await expect(page.getByRole('main')).toBeVisible()

  const parent = await pageOf(browser, server.url)
  await openForm(parent, 'parent', lite)
  await parent.getByLabel('First name').fill('Olu')
  const email = newEmail('parent')
  await parent.getByLabel('E-mail').fill(email)
  await parent.getByLabel('A password', { exact: true }).fill(phrase)
  await agree(parent)
  await make(parent)
  await expect(parent.getByRole('heading', { name: mailed })).toBeVisible()
  await parent.goto(await linkTo(server.url, email, /confirm/))
  await parent.getByRole('button', { name: 'Yes, sign me in' }).click()
  await expect(parent.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
  for (const _ of ['goals', 'heard_from']) {
    const before = parent.url()
    await goOn(parent)
    await expect(parent).not.toHaveURL(before)
  }
  await parent.getByRole('button', { name: 'Make my child’s account' }).click()
  await expect(parent).toHaveURL('/aiacademy/aiacademy-lite-create-child-account')
  await parent.context().close()
})
