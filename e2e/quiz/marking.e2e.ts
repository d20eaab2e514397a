import { pages } from '@learngrove/contract/pages'
import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'worksheets' })

for (const width of [1440, 390]) {
  test(`what waits for a person is decided by the keyboard alone, and taken back, at ${width} px`, async ({
    signInAs,
  }) => {
    const page = await signInAs('teacher')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pages.teacherAssignments({ view: 'marking' }))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^\d+ answers wait for you$/)
    const before = await heading.innerText()

    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(heading).not.toHaveText(before)
    await expect(page.getByText(/got 1 mark/)).toBeVisible()

    // While the message of the last decision is still there.
    await page.keyboard.press('z')
    await expect(heading).toHaveText(before)
    await expect(page.getByText('Taken back. They wait for you again.')).toBeVisible()

    await page.keyboard.press('s')
    await page.keyboard.press('0')
    await expect(page.getByRole('button', { name: /^0 marks/ })).toBeEnabled()
  })
}
