import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const check = (page: Page) => page.getByRole('button', { name: 'Check my answer' }).click()

/** Puts some answer to the question on the page, of whatever kind, as a child in a hurry would. */
export async function putSomething(page: Page): Promise<void> {
  const card = page.getByRole('article')
  const [radio, text] = [card.getByRole('radio').first(), card.getByRole('textbox')]
  await expect(radio.or(text.first()).or(card.getByRole('group')).first()).toBeVisible()
  if (await radio.isVisible()) await radio.check()
  else if (await text.first().isVisible()) {
    for (const each of await text.all()) await each.fill('1')
  } else {
    await card.getByRole('group').getByRole('button').last().click()
    await card.getByRole('button', { name: /here/i }).first().click()
  }
}

/** Answers so, and sees what comes back. */
export async function answerSomehow(page: Page): Promise<void> {
  await putSomething(page)
  await check(page)
  const feedback = page.locator('#feedback')
  const again = page.getByRole('button', { name: 'Check my answer' })
  await expect(feedback.or(page.getByText(/press again to check it as it is/))).toBeVisible()
  if (!(await feedback.isVisible())) await again.click()
  await expect(feedback).toBeVisible()
}
