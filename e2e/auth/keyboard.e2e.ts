import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { handsOn } from '../support/keyboard.ts'
import { codeTo, linkTo } from '../support/outbox.ts'
import { join, joinConfirmed, newEmail, phrase } from '../support/sign-up.ts'

test.use({ school: 'keyboard' })

const signedIn = /\/student\/|\/aiacademy\/onboarding/

test('the keyboard alone signs in by password, after a try that did not fit', async ({
  page,
  server,
}) => {
  const { username } = await join(server.url, 'student')
  const hands = handsOn(page)
  await page.goto('/login')
  await whenLive(page)
  await hands.key('Tab')
  await hands.tabTo('link', 'Skip to the content')
  await hands.key('Enter')
  await hands.write('textbox', 'Username or e-mail', username)
  await hands.write('textbox', 'Password', 'not this one')
  await hands.press('button', 'Show: Password', 'Space')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await hands.press('button', 'Sign in')
  await expect(page.getByRole('alert')).toContainText('don’t go together')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await hands.backTo('textbox', 'Password')
  await hands.key('ControlOrMeta+a')
  await hands.type(phrase)
  await hands.key('Enter')
  await expect(page).toHaveURL(signedIn)
})

test('the keyboard alone sets a new password by a link', async ({ page, server }) => {
  const email = newEmail('known')
  await joinConfirmed(server.url, email)
  const hands = handsOn(page)
  await page.goto('/login')
  await whenLive(page)
  await hands.press('link', 'I forgot my password')
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible()
  await hands.write('textbox', 'Your e-mail', email)
  await hands.key('Enter')
  await expect(page.getByRole('status')).toContainText(email)
  await page.goto(await linkTo(server.url, email, /new password/))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await hands.write('textbox', 'New password', `${phrase} again`)
  await hands.press('button', 'Save and sign in', 'Space')
  await expect(page).toHaveURL(signedIn)
})

test('the keyboard alone signs in by a link, and asks for a fresh one', async ({
  page,
  server,
}) => {
  const email = newEmail('known')
  await joinConfirmed(server.url, email)
  const hands = handsOn(page)
  await page.goto('/magic-link/validation/worn')
  await expect(page.getByRole('heading', { name: 'This link has wilted' })).toBeVisible()
  await hands.write('textbox', 'Your e-mail', email)
  await hands.press('button', 'Send a fresh link')
  await expect(page).toHaveURL('/magic-link/confirmation')
  await page.goto(await linkTo(server.url, email, /link to sign in/))
  await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
  await hands.press('button', 'Yes, sign me in')
  await expect(page).toHaveURL(signedIn)
})

test('the keyboard alone signs in by a code', async ({ page, server }) => {
  const { call } = await join(server.url, 'student')
  const number = '+12015550123'
  await call('POST /auth/generate-otp', { body: { mobile_number: number } })
  const otp = await codeTo(server.url, number)
  await call('PATCH /users/', { body: { mobile_number: number, otp } })
  const hands = handsOn(page)
  await page.goto('/login')
  await whenLive(page)
  await expect(page.getByRole('link', { name: 'A code by text' })).toBeVisible()
  await hands.press('link', 'A code by text')
  await hands.press('combobox', 'Country')
  // The list listens once it has the focus, and says what the letters have found.
  await expect(page.getByRole('option', { selected: true })).toBeFocused()
  await hands.type('US')
  await expect(page.getByRole('option', { name: /\+1$/ })).toBeFocused()
  await hands.key('Enter')
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Country' })).toContainText('+1')
  await hands.write('textbox', 'Number', '201 555 0123')
  await hands.press('button', 'Text me a code')
  await expect(page.getByLabel('Digit 1')).toBeFocused()
  const code = await codeTo(server.url, number)
  await hands.type(code.slice(0, 5))
  await hands.key('Backspace')
  await hands.type(code.slice(4))
  await expect(page).toHaveURL(signedIn)
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
