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
  await expect(page.getByRole('option').first()).toBeVisible()
  await hands.type('US')
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
