import type { Page } from '@playwright/test'
import { questionsOf, solveLinear, widthOf } from '../support/equations.ts'
import { expect, test } from '../support/fixtures.ts'
import { answerSomehow, check } from '../support/quiz-page.ts'

// The other journeys stand still; this one moves, as most people's pages do.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const right = /Right, and here is why/

/** How the keypad calls the keys that are no digit. */
const keyNames: Readonly<Record<string, string>> = { '-': 'Minus', '.': 'Point' }

/** Opens the assignment that mixes every kind of answer, from the page that a student begins on. */
async function openEquations(page: Page) {
  await page
    .getByRole('link', { name: /Solving linear equations/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/student\/quiz\//)
  const quizId = page.url().split('/').at(-1) ?? ''
  return { quizId, questions: await questionsOf(page, quizId) }
}

async function goTo(page: Page, place: number) {
  const cell = page.getByRole('button', { name: new RegExp(`^Question ${place},`) }).first()
  await cell.click()
  await expect(cell).toHaveAttribute('aria-current')
}

/** Notes every question that the page asks from now on, be it for a moment. */
async function watchAsked(page: Page): Promise<() => Promise<string[]>> {
  const asked = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    const look = () => {
      const buttons = [...document.querySelectorAll('button')]
      if (!buttons.some(({ textContent }) => textContent === 'Check my answer')) return
      seen.add(document.querySelector('article h2')?.textContent ?? '')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    return seen
  })
  return () => asked.evaluate((seen) => [...seen])
}

/** What the server says that they have: the page shows it a moment later. */
const xpOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('user') ?? '{}')
    const headers = { authorization: `Bearer ${access_token}` }
    return (await (await fetch('/api/v1/users/xp', { headers })).json()).xp
  })

const expectXp = (page: Page, xp: number) => expect.poll(() => xpOf(page)).toBe(xp)

test("a student's first session, from signing in to the tutor", async ({ signInAs, context }) => {
  test.setTimeout(120_000)
  const page = await signInAs('student')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Maya')
  await expect(page.getByText('11 days')).toBeVisible()
  const xpBefore = await xpOf(page)

  const { questions } = await openEquations(page)

  await test.step('a number is marked with a reason and a worked explanation', async () => {
    await page.getByLabel('Your answer').fill(String(solveLinear(questions[0]?.text ?? '')))
    await check(page)
    await expect(page.getByRole('heading', { name: right })).toBeFocused()
    await expect(page.getByText('+10 XP')).toBeVisible()
    await page.getByRole('button', { name: 'Next question' }).click()
  })

  await test.step('an equation is solved on the maths keyboard', async () => {
    await goTo(page, 3)
    const solution = String(solveLinear(questions[2]?.text ?? ''))
    await page.locator('math-field').click()
    await page.waitForTimeout(500)
    const keypad = page.getByRole('group', { name: 'Keypad' })
    await keypad.getByRole('button', { name: 'x', exact: true }).click()
    await keypad.getByRole('button', { name: 'Equals' }).click()
    for (const sign of solution) {
      await keypad.getByRole('button', { name: keyNames[sign] ?? sign, exact: true }).click()
    }
    await expect(page.getByText('We read this as')).toBeVisible()
    await check(page)
    await expect(page.getByRole('heading', { name: right })).toBeVisible()
    await page.getByRole('button', { name: 'Next question' }).click()
  })

  await test.step('words and a choice', async () => {
    await goTo(page, 5)
    await page.getByLabel('Your answer').fill('do the same to the other side')
    await check(page)
    await expect(page.getByRole('heading', { name: right })).toBeVisible()
    await page.getByRole('button', { name: 'Next question' }).click()
    await goTo(page, 7)
    await page.getByRole('radio', { name: /^Take .* away from both sides/ }).check()
    await check(page)
    await expect(page.getByRole('heading', { name: right })).toBeVisible()
    await page.getByRole('button', { name: 'Next question' }).click()
  })

  await test.step('with the network cut, an answer waits and is counted once', async () => {
    await goTo(page, 8)
    const width = String(widthOf(questions[7]?.text ?? ''))
    await page.getByLabel('Number', { exact: true }).fill(width)
    await page.getByLabel('Unit').fill('cm')
    await context.setOffline(true)
    await page.getByRole('button', { name: /Check my answer|Keep my answer/ }).click()
    await expect(page.getByText(/1 answer is waiting to be sent; nothing is lost/)).toBeVisible()
    await goTo(page, 10)
    await page.getByLabel('Your answer').fill('42')
    await context.setOffline(false)
    await expect(page.getByText(/waiting to be sent/)).toBeHidden()
    await expect(page.getByLabel('Your answer')).toHaveValue('42')
    await goTo(page, 8)
    await expect(page.getByRole('heading', { name: right })).toBeVisible()
    // Five right at the first try, of which the one from words is of the harder third.
    await expectXp(page, xpBefore + 10 * 4 + 15)
  })

  await test.step('a slip is told kindly, and leads to the tutor', async () => {
    await goTo(page, 4)
    await page.getByRole('button', { name: 'Use a text box' }).click()
    await page.getByRole('textbox', { name: /Your steps/ }).fill('x = 1000')
    await check(page)
    await expect(page.getByRole('heading', { name: /Not yet/ })).toBeVisible()
    const asked = await watchAsked(page)
    await goTo(page, 10)
    await expect(page.getByLabel('Your answer')).toHaveValue('42')
    expect(await asked()).toHaveLength(1)
    await goTo(page, 4)
    await page.getByRole('button', { name: 'See your last try' }).click()
    await page.getByRole('link', { name: 'Ask Pip' }).last().click()
    await expect(page).toHaveURL(/\/student\/v2\/chat\?question=/)
  })

  await test.step('the tutor asks back about it, and does not tell', async () => {
    const messages = page.getByRole('list', { name: 'Messages' }).locator('> li')
    await page.getByLabel('Message to Pip').fill('Just tell me the answer, please')
    await page.keyboard.press('Enter')
    await expect(messages).toHaveCount(2)
    await expect(messages.last()).toContainText('?')
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
    for (const name of ['Back to question 4', 'Check it in the quiz']) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', /question=4$/)
    }
  })

  await test.step('an answer goes on across a reload, with rendered mathematics', async () => {
    const messages = page.getByRole('list', { name: 'Messages' }).locator('> li')
    await page.getByRole('button', { name: 'New conversation' }).click()
    await page.getByLabel('Message to Pip').fill('Help me solve 3x + 5 = 20')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/thread=/)
    await page.reload()
    await expect(messages).toHaveCount(2)
    await expect(messages.last().locator('.katex').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  })

  await test.step('the day counts: a finished quiz moves the streak', async () => {
    await page.goto('/student/dashboard')
    await page
      .getByRole('link', { name: /Solving linear equations/ })
      .first()
      .click()
    for (const place of [2, 6, 9, 10]) {
      await goTo(page, place)
      await answerSomehow(page)
    }
    await page.getByRole('button', { name: /^(See how it went|Later)$/ }).click()
    await page.getByRole('button', { name: 'Hand in the quiz' }).click()
    await expect(page.getByText('days in a row')).toBeVisible()
    await page.goto('/student/dashboard')
    await expect(page.getByText('12 days').first()).toBeVisible()
  })
})
