import type { Page } from '@playwright/test'
import { emailOf, password } from '../support/accounts.ts'
import { codes } from '../support/activation-codes.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { linkTo } from '../support/outbox.ts'
import { join, makeChild, newEmail, pageOf, phrase } from '../support/sign-up.ts'

test.use({ school: 'activation' })

const field = (page: Page) => page.getByRole('textbox', { name: 'Activation code' })
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on' }).click()
const isHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const held = (page: Page) => page.evaluate(() => localStorage.getItem('activation_code'))

test('a guest pastes a code, signs up as a parent, makes a child and gives it to them', async ({
  page,
  server,
}) => {
  await page.goto('/redeem')
  await whenLive(page)
  await field(page).fill('Your code is SPRT-9473-BXDK. Have fun!')
  await expect(field(page)).toHaveValue('SPRT-9473-BXDK')
  await goOn(page)
  await expect(page).toHaveURL(`/redeem/${codes.many}`)
  await isHeading(page, 'It opens Mathematics')
  await expect(page.getByText(/^For 12 months/)).toBeVisible()
  expect(await held(page)).toBeNull()
  await page.getByRole('link', { name: 'Make an account' }).click()
  expect(await held(page)).toBe(codes.many)

  await page.getByRole('link', { name: /I’m a parent/ }).click()
  await page.getByLabel('First name').fill('Sade')
  const email = newEmail('parent')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('A password', { exact: true }).fill(phrase)
  await page.getByRole('checkbox', { name: /I have read the terms/ }).check()
  await page.getByRole('button', { name: 'Make my account' }).click()
  await page.getByRole('heading', { name: 'Look in your e-mail' }).waitFor()
  await page.goto(await linkTo(server.url, email, /confirm/))
  await page.getByRole('button', { name: 'Yes, sign me in' }).click()
  await expect(page).toHaveURL(/\/aiacademy\/onboarding\?to=/)
  await page.getByRole('button', { name: 'Later' }).click()

  await expect(page).toHaveURL(`/aiacademy/product-redemption?code=${codes.many}`)
  await isHeading(page, 'First, your child')
  await page.getByRole('link', { name: 'Make an account for your child' }).click()
  await page.getByLabel('First name').fill('Kito')
  await page.getByLabel('School year').click()
  await page.getByRole('option', { name: 'Year 8' }).click()
  await page.getByLabel('Password', { exact: true }).fill(phrase)
  await page.getByRole('checkbox', { name: /I am their parent or guardian/ }).check()
  await page.getByRole('button', { name: 'Make Kito’s account' }).click()
  await page.getByRole('link', { name: 'Give Kito the code' }).click()

  await isHeading(page, 'Who is it for?')
  await expect(page.getByRole('radio', { name: /Kito/ })).toBeChecked()
  await expect(page.getByText('Year 8; the course is for another year')).toBeVisible()
  await page.getByRole('button', { name: 'Give it to Kito' }).click()
  await expect(page.getByRole('heading', { name: 'Planted' })).toBeFocused()
  await expect(page.getByText(/^Kito has Mathematics, Year 9, until \d+ \w+ \d{4}\./)).toBeVisible()
  expect(await held(page)).toBeNull()
  await page.getByRole('link', { name: 'See Kito’s week' }).click()
  await expect(page.getByRole('heading', { name: 'Have a code?' })).toBeVisible()
})

test('a code waits through signing in, for those who may redeem it, and through signing out', async ({
  page,
  server,
}) => {
  const enter = async (name: string, secret: string) => {
    await page.goto('/login')
    await whenLive(page)
    await page.getByLabel('Username or e-mail').fill(name)
    await page.getByLabel('Password', { exact: true }).fill(secret)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).not.toHaveURL(/\/login/)
  }
  await page.goto(`/aiacademy/product-redemption?code=${codes.many}`)
  await expect(page).toHaveURL(/\/login\?to=.*product-redemption/)
  await page.goto('/aiacademy/activate-lite-access?code=sprt-9473-bxdk')
  await expect(page).toHaveURL(/\/login\?to=/)
  await enter(emailOf('teacher'), password)
  await expect(page).toHaveURL('/teacher/reports')
  await page.goto(`/redeem/${codes.many}`)
  await expect(page.getByText('Codes are for students and parents')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out and go on' }).click()
  await expect(page.getByRole('link', { name: 'I have an account' })).toBeVisible()

  await enter(emailOf('parent'), password)
  await expect(page).toHaveURL(`/aiacademy/product-redemption?code=${codes.many}`)
  // Of the two children the course is of one's year only.
  await expect(page.getByRole('radio', { name: /Maya/ })).toBeChecked()
  await page.getByRole('button', { name: 'Give it to Maya' }).click()
  await expect(page.getByText('These courses are open already')).toBeVisible()
  await page.goto('/aiacademy/dashboard')
  await expect(page.getByText('SPRT-9473-BXDK is not redeemed yet.')).toBeVisible()
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await held(page)).toBe(codes.many)

  const { username } = await join(server.url, 'student')
  await enter(username, phrase)
  await expect(page).toHaveURL(`/redeem/${codes.many}`)
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/student/dashboard')
  expect(await held(page)).toBeNull()
})

test('the keyboard alone redeems a code as a student, and comes to the course', async ({
  browser,
  server,
}) => {
  const { user } = await join(server.url, 'student', { is_free_tier: true })
  const page = await pageOf(browser, server.url, user)
  const focused = page.locator(':focus')
  const tabTo = async (role: 'textbox' | 'button' | 'link', name: string) => {
    const wanted = focused.and(page.getByRole(role, { name }))
    for (let presses = 0; presses < 20; presses++) {
      if (await wanted.count()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`The Tab key does not come to ${name}`)
  }
  await page.goto('/redeem')
  await whenLive(page)
  await tabTo('textbox', 'Activation code')
  await page.keyboard.type('sprt9473bx')
  await expect(field(page)).toHaveValue('SPRT-9473-BX')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^That is 10 of 12 characters/)).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('End')
  for (const _ of 'BX') await page.keyboard.press('Backspace')
  await expect(field(page)).toHaveValue('SPRT-9473')
  await page.keyboard.type('bxdk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'It opens Mathematics' })).toBeFocused()
  await tabTo('button', 'Add to my courses')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Planted' })).toBeFocused()
  await tabTo('button', 'Go to Mathematics')
  await page.keyboard.press('Enter')
  // In full: no longer the home of the free tier, and no hearts.
  await expect(page).toHaveURL('/student/dashboard')
  await expect(page.getByText('Mathematics').first()).toBeVisible()
  await page.goto(`/redeem/${codes.many}`)
  await isHeading(page, 'This code is yours already')
  await page.getByRole('link', { name: 'To my courses' }).click()
  await expect(page).toHaveURL('/student/dashboard')
  await page.getByRole('button', { name: /your account/ }).click()
  await page.getByRole('menuitem', { name: 'Redeem a code' }).click()
  await expect(page).toHaveURL('/redeem')
  await page.goto('/aiacademy/product-redemption')
  await expect(page).toHaveURL('/redeem')
  await page.context().close()
})

test('of two families with the same code for one the quicker has it', async ({
  browser,
  server,
}) => {
  const open = async () => {
    const parent = await join(server.url, 'parent')
    await makeChild(parent, 'Ada')
    const page = await pageOf(browser, server.url, parent.user)
    await page.goto(`/redeem/${codes.one}`)
    await isHeading(page, 'It opens Mathematics and Science')
    await page.getByRole('link', { name: 'Choose your child' }).click()
    await expect(page.getByRole('button', { name: 'Give it to Ada' })).toBeVisible()
    return page
  }
  const pages = [await open(), await open()]
  await Promise.all(
    pages.map((page) => page.getByRole('button', { name: 'Give it to Ada' }).click()),
  )
  const ends = await Promise.all(
    pages.map(async (page) => {
      const [done, late] = [page.getByText('Planted'), page.getByText('Somebody was quicker')]
      await expect(done.or(late)).toBeVisible()
      return done.isVisible()
    }),
  )
  expect(ends.toSorted()).toEqual([false, true])
  for (const [place, isDone] of ends.entries()) {
    const page = pages[place]
    await page?.goto(`/redeem/${codes.one}`)
    if (page) await isHeading(page, isDone ? 'This code is yours already' : /has been used$/)
  }
  for (const page of pages) await page.context().close()
})

test('a code that opens nothing says why, and what to do', async ({ page }) => {
  await page.goto(`/redeem/${codes.expired}`)
  await isHeading(page, 'This code has wilted')
  await expect(page.getByText(/^It could be redeemed until \d+ \w+ \d{4}\./)).toBeVisible()
  await page.goto(`/redeem/${codes.used}`)
  await isHeading(page, 'This code has been used')
  await page.getByRole('link', { name: 'Enter another code' }).click()
  await field(page).fill(codes.unknown)
  await goOn(page)
  await isHeading(page, 'We cannot find this code yet')
  await expect(field(page)).toHaveValue('BCDF-GHJK-MNPR')
  await field(page).fill('')
  await goOn(page)
  await expect(page.getByText('Type the code from your card or letter.')).toBeVisible()
  await field(page).fill('0O1I')
  await goOn(page)
  await expect(
    page.getByText(/^A code has no 0, O, 1 or I\. Look at those characters/),
  ).toBeVisible()
  await field(page).pressSequentially('spqr')
  // Whoever reads an A, an E, a 5 or an 8 means what looks like it.
  await field(page).fill('5prt-9473-8xdk')
  await goOn(page)
  await isHeading(page, 'It opens Mathematics')
})

test('without a network, or after too many tries, the code is kept and tried again', async ({
  page,
}) => {
  await page.goto('/redeem')
  await whenLive(page)
  const api = '**/api/v1/activation/*'
  await page.route(api, (route) => route.abort())
  await field(page).fill(codes.many)
  await goOn(page)
  await expect(page.getByText('We cannot be reached just now')).toBeVisible()
  await page.unroute(api)
  await page.route(api, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '2', 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'TOO_MANY_REQUESTS', request_id: '1' }),
    }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('A short pause')).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeDisabled()
  await page.unroute(api)
  await expect(again).toBeEnabled()
  await again.click()
  await isHeading(page, 'It opens Mathematics')
})
