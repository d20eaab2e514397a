import type { Page } from '@playwright/test'
import { test as builtIn, expect, testWithModel as hosted } from '../support/fixtures.ts'

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('> li')

/** Sends a message, and returns what it is answered with once that has ended. */
async function say(page: Page, text: string): Promise<string> {
  const told = await messages(page).count()
  await page.getByLabel('Message to Pip').fill(text)
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(told + 2)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  await expect(messages(page).last()).toContainText('?')
  return await messages(page).last().innerText()
}

const talk = ['solve 3x + 5 = 26', '3x = 21', 'i have x = 7']

builtIn(
  'a problem that is typed in is taught to its end by the built-in tutor',
  async ({ signInAs }) => {
    const page = await signInAs('student')
    await page.goto('/student/v2/chat')
    const answers: string[] = []
    for (const text of talk) answers.push(await say(page, text))
    expect(answers[0]).toContain('What could you do to both sides')
    expect(answers[1]).toMatch(/^Yes/m)
    expect(answers[2]).toMatch(/right|That is it/)
    await page.reload()
    await expect(messages(page)).toHaveCount(2 * talk.length)
  },
)

hosted(
  'the same talk is worded by a hosted model, and the mind goes on beneath it',
  async ({ signInAs, model }) => {
    const page = await signInAs('student')
    await page.goto('/student/v2/chat')
    const words = [
      'Good one to try. What would you do to both sides first?',
      'Yes, that line follows. What is left to do?',
      'Yes, well worked. Shall we try another one like it?',
    ]
    for (const [at, text] of talk.entries()) {
      const said = words[at] ?? ''
      model.plan({ before: [said], after: [] })
      expect(await say(page, text)).toContain(said.split('.')[0])
    }
    await page.reload()
    await expect(messages(page)).toHaveCount(2 * talk.length)
  },
)
