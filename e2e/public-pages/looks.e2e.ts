import { look, reads, type View } from '../support/accessibility-sweep.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { handsOn } from '../support/keyboard.ts'
import { anybody, families, settled } from '../support/page-states.ts'
import { atHost, comingSoon } from '../support/public-pages.ts'
import { phrase } from '../support/sign-up.ts'

test.use({ school: 'accounts' })

/** Some of these pages tell of a refusal, which the browser complains of. */
const refused = /status of (401|403|404|410)/

test('what anybody may open is fit for everybody: narrow and wide, light and dark, by the Tab key alone', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  const views = [...anybody, { name: 'no page', path: '/no/such/page', there: settled }]
  await look(browser, server.url, views, { expected: refused, byKeyboard: true })
  const only: View = { name: 'coming soon', path: '/', there: settled }
  await look(browser, atHost(server.url, comingSoon.key), [only], { byKeyboard: true })
})

test('the pages of families are fit for everybody: narrow and wide, light and dark, by the Tab key alone', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  const all = await families(server.url)
  const is_this_you: View = { name: 'is this you', path: all.link, there: reads('Is this you?') }
  const looks = [
    [undefined, [is_this_you, ...all.guestViews]],
    [all.young, all.youngViews],
    [all.parent, all.parentViews],
    [all.alone, all.aloneViews],
    [all.student, all.studentViews],
  ] as const
  for (const [user, views] of looks) {
    await look(browser, server.url, views, { user, byKeyboard: true })
  }
})

test('the keyboard alone signs up, and comes to the first question', async ({ page }) => {
  const { tabTo } = handsOn(page)
  await page.goto('/login')
  await whenLive(page)
  await tabTo('link', 'Make an account')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Who is joining?' })).toBeVisible()
  await tabTo('link', /I’m a student/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Year 9' })).toBeVisible()
  await tabTo('textbox', 'What shall we call you?')
  await page.keyboard.type('Kay')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const year = page.getByRole('radio', { name: 'Year 9' })
  for (let presses = 0; presses < 15 && !(await year.isChecked()); presses++) {
    await page.keyboard.press('ArrowRight')
  }
  await expect(year).toBeChecked()
  await tabTo('textbox', 'A password only you know')
  await page.keyboard.type(phrase)
  await tabTo('checkbox', /I have read the terms/)
  await page.keyboard.press('Space')
  await tabTo('button', 'Make my account')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/aiacademy/onboarding')
  await tabTo('button', 'I have kept the card')
  await page.keyboard.press('Enter')
  for (const _ of ['subjects', 'goals', 'heard from']) {
    const before = page.url()
    await tabTo('button', 'Skip this one')
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(before)
  }
  await expect(page.getByRole('button', { name: 'Start free' })).toBeVisible()
  await tabTo('button', 'Start free')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/student\/quiz\//)
})
