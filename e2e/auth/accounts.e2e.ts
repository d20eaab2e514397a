import { createCall } from '@learngrove/contract/call'
import type { Page } from '@playwright/test'
import { emailOf, password } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { codeTo, linkTo, outboxOf } from '../support/outbox.ts'
import { join, joinConfirmed, newEmail, pageOf, phrase, typeIn } from '../support/sign-up.ts'

test.use({ school: 'accounts' })

const notTogether = 'That name and password don’t go together'
const worn = 'This link has wilted'
const home = '/student/dashboard'

/** Somebody of the demonstration school is greeted; whoever is new is asked a few things first. */
const expectIn = (page: Page) => expect(page).toHaveURL(/\/student\/|\/aiacademy\/onboarding/)

test.describe('a password', () => {
  test('opens the page that was wanted, on this site and on no other', async ({ page }) => {
    await page.goto('/login?to=/student/library')
    await typeIn(page, emailOf('student'), password)
    await expect(page).toHaveURL('/student/library')
    await page.evaluate(() => localStorage.removeItem('user'))
    await page.goto('/login?to=https://elsewhere.test/student')
    await typeIn(page, emailOf('student'), password)
    await expect(page).toHaveURL(home)
    await page.goto('/login')
    await expect(page).toHaveURL(home)
  })

  test('that does not fit is refused as for a name that nobody has', async ({ page }) => {
    const told: string[] = []
    for (const name of [emailOf('teacher'), newEmail('nobody')]) {
      await page.goto('/login')
      await typeIn(page, name, 'not this one')
      await expect(page.getByText(notTogether)).toBeVisible()
      told.push(await page.getByRole('alert').innerText())
      await expect(page.getByLabel('Username or e-mail')).toHaveValue(name)
    }
    expect(told[0]).toBe(told[1])
  })

  test('is asked for when it is missing, and can be shown', async ({ page }) => {
    await page.goto('/login')
    await whenLive(page)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Username or e-mail')).toBeFocused()
    await expect(page.getByText('Type your password.')).toBeVisible()
    const field = page.getByLabel('Password', { exact: true })
    await field.fill(phrase)
    await page.getByRole('button', { name: 'Show: Password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
  })

  test('that is tried too often waits, and says for how long', async ({ page, server }) => {
    const { username } = await join(server.url, 'student')
    await page.goto('/login')
    await whenLive(page)
    // Typed before, so that nothing of the wait is over when it is shown.
    await page.getByLabel('Username or e-mail').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(phrase)
    const door = createCall({ base_url: `${server.url}/api/v1` })
    const body = { username, password: 'not this one', login_type: 'password' } as const
    const fail = () => door.call('POST /auth/login', { body }).catch(() => {})
    // After five tries each further one waits twice as long as the one before: 1, 2, 4 seconds.
    for (const _ of '12345') await fail()
    for (const wait_ms of [1100, 2100]) {
      await page.waitForTimeout(wait_ms)
      await fail()
    }
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('A short pause')).toBeVisible()
    await expect(page.getByRole('alert').getByText(/^\d$/)).toBeVisible()
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeDisabled()
    await expect(again).toBeEnabled({ timeout: 20_000 })
    await expect(page.getByText('The pause is over')).toBeVisible()
    await expect(page.getByText('A short pause')).toBeHidden()
    await again.click()
    await expectIn(page)
  })
})

test.describe('a link by e-mail', () => {
  const ask = async (page: Page, email: string) => {
    await page.goto('/magic-link')
    await page.getByLabel('Your e-mail').fill(email)
    await page.getByRole('button', { name: 'Send the link' }).click()
    // The address changes a moment before the page does.
    await expect(page.getByRole('heading', { name: 'Look in your e-mail' })).toBeVisible()
    await expect(page).toHaveURL('/magic-link/confirmation')
  }

  test('is asked for in the same words by whoever asks', async ({ page, server }) => {
    const nobody = newEmail('nobody')
    const told: string[] = []
    for (const email of [emailOf('curriculum'), nobody]) {
      await ask(page, email)
      const text = await page.getByRole('main').innerText()
      told.push(text.replaceAll(email, '…').replaceAll(/0:\d\d|1:00/g, '…'))
    }
    expect(told[0]).toBe(told[1])
    await linkTo(server.url, emailOf('curriculum'), /link to sign in/)
    expect((await outboxOf(server.url)).map(({ recipient }) => recipient)).not.toContain(nobody)
  })

  test('signs in at a press, once', async ({ page, browser, server }) => {
    const email = newEmail('known')
    await joinConfirmed(server.url, email)
    await ask(page, email)
    const link = await linkTo(server.url, email, /link to sign in/)
    // A program that scans mail opens it too: that uses nothing up.
    const scanner = await pageOf(browser, server.url)
    await scanner.goto(link)
    await expect(scanner.getByText(email)).toBeVisible()
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Is this you?' })).toBeVisible()
    await page.getByRole('button', { name: 'Yes, sign me in' }).click()
    await expectIn(page)
    // Opened again by whom it brought in, it leads to where it brought them.
    await page.goto(link)
    await expectIn(page)
    await scanner.getByRole('button', { name: 'Yes, sign me in' }).click()
    await expect(scanner.getByRole('heading', { name: worn })).toBeVisible()
    await scanner.reload()
    await expect(scanner.getByRole('heading', { name: worn })).toBeVisible()
    await scanner.getByLabel('Your e-mail').fill(email)
    await scanner.getByRole('button', { name: 'Send a fresh link' }).click()
    await expect(scanner).toHaveURL('/magic-link/confirmation')
    await scanner.context().close()
  })

  test('that was cut short is told as one that is worn', async ({ page }) => {
    await page.goto('/magic-link/validation/abc')
    await expect(page.getByRole('heading', { name: worn })).toBeVisible()
  })
})

test('a code by text signs in, and one that is not the code says so', async ({ page, server }) => {
  const { call, user } = await join(server.url, 'student')
  const number = '+447700900123'
  await call('POST /auth/generate-otp', { body: { mobile_number: number } })
  const otp = await codeTo(server.url, number)
  await call('PATCH /users/', { body: { mobile_number: number, otp } })

  await page.goto('/login')
  await page.getByRole('link', { name: 'A code by text' }).click()
  const phone = page.getByLabel('Number', { exact: true })
  await phone.fill('12')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByText(/does not look like a mobile number yet/)).toBeVisible()
  await phone.fill('07700 900123')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  const first = page.getByLabel('Digit 1')
  await expect(first).toBeFocused()
  const code = await codeTo(server.url, number)
  expect(code).not.toBe(otp)
  const other = code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))
  await page.keyboard.type(other)
  await expect(page.getByText('That is not the code yet')).toBeVisible()
  await expect(page.getByText('4 tries left')).toBeVisible()
  await expect(page.getByRole('button', { name: /^New code in/ })).toBeDisabled()
  // A telephone may end the tab while the message is read: the boxes are still there.
  await page.reload()
  await expect(first).toBeVisible()
  await first.click()
  await page.keyboard.type(code)
  await expectIn(page)
  expect(await page.evaluate(() => JSON.parse(localStorage.user).id)).toBe(user.id)
})

test('a hand-over signs in on another host of ours, once and nobody else', async ({
  page,
  server,
}) => {
  const { call, user } = await join(server.url, 'student')
  const { token } = await call('GET /auth/token/{id}', { params: { id: user.id } })
  const other = server.url.replace('localhost', 'ingenius.localhost')
  await page.goto(`${other}/login/validation/${token}`)
  await expect(page).toHaveURL(new RegExp(`^${other}/(student|aiacademy/onboarding)`))
  await page.evaluate(() => localStorage.clear())
  await page.goto(`${other}/login/validation/${token}`)
  await expect(page.getByText('This link has been used or is too old')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${other}/login`)
  const stranger = await join(server.url, 'student')
  const asked = stranger.call('GET /auth/token/{id}', { params: { id: user.id } })
  await expect(asked).rejects.toThrow('404')
})

test('a forgotten password is set anew by a link, and ends every session', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail('known')
  const { user } = await joinConfirmed(server.url, email)
  const elsewhere = await pageOf(browser, server.url, user)
  await elsewhere.goto('/student/profile')
  await expect(elsewhere.getByRole('heading', { name: 'Your profile' })).toBeVisible()

  await page.goto('/login')
  await page.getByRole('link', { name: 'I forgot my password' }).click()
  await page.getByLabel('Your e-mail').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status')).toContainText(email)
  const link = await linkTo(server.url, email, /new password/)
  await page.goto(link)
  const field = page.getByLabel('New password', { exact: true })
  await field.fill('password1')
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expect(field).toBeFocused()
  await field.fill(`${phrase} again`)
  await page.getByRole('button', { name: 'Save and sign in' }).click()
  await expectIn(page)

  await elsewhere.reload()
  await expect(elsewhere).toHaveURL(/\/login/)
  await typeIn(elsewhere, email)
  await expect(elsewhere.getByText(notTogether)).toBeVisible()
  await typeIn(elsewhere, email, `${phrase} again`)
  await expectIn(elsewhere)
  // Opened once more, it says so before anything is typed.
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: worn })).toBeVisible()
  await elsewhere.context().close()
})

test('what is not set up is not drawn', async ({ page }) => {
  await page.goto('/login')
  const ways = page.getByRole('region', { name: 'Other ways to sign in' })
  await expect(ways.getByRole('link', { name: 'A code by text' })).toBeVisible()
  await expect(ways.getByRole('link')).toHaveCount(2)
  await expect(ways.getByRole('button')).toHaveCount(0)
})
