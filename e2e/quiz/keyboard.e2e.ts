import { emailOf, password } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { handsOn } from '../support/keyboard.ts'

test.use({ school: 'pages' })

test('the keyboard alone signs in and answers', async ({ page }) => {
  const focused = page.locator(':focus')
  const { tabTo } = handsOn(page)
  await page.goto('/login')
  await whenLive(page)
  await tabTo('textbox', /e-mail|username/i)
  await page.keyboard.type(emailOf('student'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /Solving linear equations/ }).first()).toBeVisible()
  await tabTo('link', /Solving linear equations/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toBeVisible()
  await tabTo('button', /^Question 7,/)
  await page.keyboard.press('Enter')
  await expect(focused).toHaveRole('heading')
  for (let presses = 0; presses < 10; presses++) {
    if (await focused.and(page.getByRole('radio')).count()) break
    await page.keyboard.press('Tab')
  }
  const wanted = page.getByRole('radio', { name: /^Take .* away from both sides/ })
  for (let presses = 0; presses < 6 && !(await wanted.isChecked()); presses++) {
    await page.keyboard.press('ArrowDown')
  }
  await expect(wanted).toBeChecked()
  await tabTo('button', 'Check my answer')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Right, and here is why' })).toBeFocused()
})
