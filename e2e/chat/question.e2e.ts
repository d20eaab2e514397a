import type { Page } from '@playwright/test'
import { quizNamed, signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'tutor-of-a-question' })

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('> li')

/** Sends a message, and returns what it is answered with once that has ended. */
async function say(page: Page, text: string): Promise<string> {
  const told = await messages(page).count()
  await page.getByLabel('Message to Pip').fill(text)
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(told + 2)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  const answer = messages(page).last()
  await expect(answer).toContainText('?')
  return await answer.innerText()
}

test('a question is taught hint by hint, and goes on where it was after a reload', async ({
  signInAs,
  server,
}) => {
  const api = await signIn(server.url, 'student')
  const quizId = await quizNamed(api, 'Fractions check-in')
  const page = await signInAs('student')
  await page.goto(`/student/quiz/${quizId}`)
  await page.getByRole('link', { name: 'Ask Pip' }).first().click()
  await expect(page).toHaveURL(/chat/)
  const answers = [await say(page, 'i dont get it')]

  // Beside the talk stand the ladder of the quiz and what was tried: the student opens one rung, Pip the others.
  const help = page.getByRole('complementary', { name: /^Help with question/ })
  await expect(help).toContainText('No try yet.')
  await help.getByRole('button', { name: 'Show this hint' }).click()
  await expect(help.getByText(/1 of \d is open/)).toBeVisible()
  await expect(help.getByRole('listitem').filter({ hasText: 'A nudge' })).toBeFocused()

  answers.push(await say(page, 'help'), await say(page, 'hint'))
  await page.reload()
  await expect(messages(page)).toHaveCount(6)
  answers.push(await say(page, 'another hint'), await say(page, 'just tell me'))
  expect(new Set(answers).size).toBe(answers.length)
  await expect(help.getByText('All of them are open.')).toBeVisible()
})
