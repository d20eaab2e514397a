import { createHash } from 'node:crypto'
import { createCall } from '@learngrove/contract/call'
import type { Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { handsOn } from '../support/keyboard.ts'
import { codeTo, linkTo } from '../support/outbox.ts'
import {
  join,
  joinConfirmed,
  makeChild,
  newEmail,
  pageOf,
  phrase,
  typeIn,
} from '../support/sign-up.ts'
import { clockedTest as test } from '../support/with-clock.ts'

const refused = 'The other service did not say who you are'
const worn = 'This link has wilted'
const pause = 'A short pause'
const notTogether = 'That name and password don’t go together'
const minute = 60_000

const callsOf = (url: string) => createCall({ base_url: `${url}/api/v1` })

/** To a provider by the keyboard alone, and through its own pages. */
async function goThrough(page: Page, provider: 'Google' | 'Apple', name: string) {
  await page.goto('/login')
  await whenLive(page)
  await expect(page.getByRole('button', { name: provider })).toBeVisible()
  await handsOn(page).press('button', provider)
  await page.getByPlaceholder(/login/i).fill(name)
  await page.getByPlaceholder(/password/i).fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('Apple vouches for somebody new by a form, who agrees without a mouse, and is known', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail('iris')
  // Apple tells the name beside its code, at the first time only.
  await page.route('**/auth/apple/callback', (route) => {
    const user = JSON.stringify({ name: { firstName: 'Iris', lastName: 'Vale' } })
    const postData = `${route.request().postData()}&${new URLSearchParams({ user })}`
    return route.continue({ postData })
  })
  await goThrough(page, 'Apple', email)
  await expect(page.getByRole('heading', { name: 'Before you start, Iris' })).toBeVisible()
  await expect(page).toHaveURL('/aiacademy/onboarding')
  expect(await page.evaluate(() => location.hash + location.search)).toBe('')

  const hands = handsOn(page)
  await hands.press('button', 'Start')
  await expect(page.getByText('Tick here once you have read it.')).toBeVisible()
  await hands.backTo('checkbox', /I have read this/)
  await hands.key('Space')
  await hands.press('button', 'Start')
  await expect(page.getByRole('heading', { name: 'Nearly there, Iris' })).toBeVisible()
  await hands.tabTo('combobox', 'School year')
  await hands.key('Enter')
  await hands.key('End')
  await hands.key('Enter')
  await hands.press('button', 'Next')
  await expect(page.getByRole('heading', { name: /^What are you learning/ })).toBeVisible()

  const again = await pageOf(browser, server.url)
  await goThrough(again, 'Apple', email)
  await expect(again).toHaveURL('/student/dashboard')
  await again.context().close()
})

for (const provider of ['Google', 'Apple'] as const) {
  test(`${provider} does not let in whom it does not vouch for`, async ({ page }) => {
    await goThrough(page, provider, 'unsure@families.test')
    await expect(page.getByText(refused)).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  })
}

test('who turns round at Apple is told kindly', async ({ page }) => {
  await page.goto('/login')
  await whenLive(page)
  await page.getByRole('button', { name: 'Apple' }).click()
  await page.getByRole('link', { name: /cancel/i }).click()
  await expect(page.getByText(refused)).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('who does not agree, and whose age nobody knows, goes no further than the door', async ({
  page,
}) => {
  await goThrough(page, 'Google', newEmail('later'))
  await expect(page.getByRole('heading', { name: /^Before you start/ })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull()
  await page.goto('/student/profile')
  await expect(page).toHaveURL(/\/login/)
})

test('an account comes in by the door of its own role', async ({ page, server }) => {
  const { username } = await join(server.url, 'student')
  await page.goto('/login?role=parent')
  await expect(page.getByText('The door for parents.')).toBeVisible()
  await typeIn(page, username)
  await expect(page.getByText(notTogether)).toBeVisible()
  await page.goto('/login?role=student')
  await typeIn(page, username)
  await expect(page).toHaveURL(/\/student\/|onboarding/)
})

test('a child is linked only by whoever agrees', async ({ browser, server }) => {
  const { username } = await makeChild(await join(server.url, 'parent'))
  const { user, call } = await join(server.url, 'parent')
  const page = await pageOf(browser, server.url, user)
  await page.goto('/aiacademy/dashboard')
  await page.getByRole('button', { name: 'Use their password' }).click()
  await page.getByLabel('Your child’s username or e-mail').fill(username)
  await page.getByLabel('Your child’s password', { exact: true }).fill(phrase)
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page.getByText('This goes on only with your agreement.')).toBeVisible()
  expect((await call('GET /users/children', {})).children).toEqual([])
  await page.context().close()
})

test('whoever asks for letters and codes too often waits', async ({ page, server }) => {
  const { call } = callsOf(server.url)
  const [email, mobile_number] = ['often@families.test', '+447700900321']
  for (const _ of '12345') {
    await call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
    await call('POST /auth/password/reset/link', { body: { email } })
    await call('POST /auth/generate-otp', { body: { mobile_number } })
  }
  const ways = [
    { path: '/magic-link', field: 'Your e-mail', typed: email, send: 'Send the link' },
    {
      path: '/aiacademy/forget-password',
      field: 'Your e-mail',
      typed: email,
      send: 'Send the link',
    },
    { path: '/login?way=text', field: 'Number', typed: '07700 900321', send: 'Text me a code' },
  ]
  for (const { path, field, typed, send } of ways) {
    await page.goto(path)
    await whenLive(page)
    await page.getByLabel(field, { exact: true }).fill(typed)
    await page.getByRole('button', { name: send }).click()
    await expect(page.getByRole('alert').getByText(pause), path).toBeVisible()
    await expect(page.getByRole('button', { name: send }), path).toBeDisabled()
  }
})

/** The small sum that a browser does for a person, done here. */
function solve(challenge: string, difficulty: number): string {
  for (let counter = 0; ; counter++) {
    const hash = createHash('sha256').update(`${challenge}:${counter}`).digest()
    const bits = hash.readUInt32BE() === 0 ? 32 : Math.clz32(hash.readUInt32BE())
    if (bits >= difficulty) return String(counter)
  }
}

test('whoever writes to us too often is asked to wait, and loses nothing', async ({
  page,
  server,
}) => {
  const { call } = callsOf(server.url)
  const words = { from_email: 'often@families.test', message: 'Once more.' }
  for (let letter = 0; letter < 10; letter++) {
    const { challenge, difficulty } = await call('GET /users/contact-us/challenge', {})
    const solution = solve(challenge, difficulty)
    await call('POST /users/contact-us', { body: { ...words, challenge, solution } })
  }
  await page.goto('/support')
  await whenLive(page)
  await page.getByLabel('Your e-mail address').fill(words.from_email)
  await page.getByLabel('Your message').fill('Is anybody there?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert').getByText(/several messages in a short time/)).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByLabel('Your message')).toHaveValue('Is anybody there?')
})

const signUpRefusals = [
  { code: 'POLICY_CHANGED', status: 409, told: 'Our terms have just changed' },
  { code: 'WEAK_PASSWORD', status: 422, told: 'That password is too easy to guess' },
  { code: 'TOO_MANY_REQUESTS', status: 429, told: pause },
] as const

test('a sign-up that is refused says why, and keeps what was typed', async ({ page }) => {
  await page.goto('/aiacademy/signup?who=student')
  await whenLive(page)
  await page.getByLabel('What shall we call you?').fill('Ravi')
  await page.getByLabel('A password only you know', { exact: true }).fill(phrase)
  await page.getByRole('checkbox', { name: /I have read the terms/ }).check()
  for (const { code, status, told } of signUpRefusals) {
    const json = { code, request_id: 'r', retry_after_s: status === 429 ? 30 : 0 }
    await page.route('**/auth/signup*', (route) => route.fulfill({ status, json }), { times: 1 })
    await page.getByRole('button', { name: 'Make my account' }).click()
    await expect(page.getByRole('alert').getByText(told)).toBeVisible()
    await expect(page.getByLabel('What shall we call you?')).toHaveValue('Ravi')
  }
})

// The clock of the server is put forward here, so this stands last.
test('what came too late lets nobody in: links, codes, hand-overs, sessions', async ({
  page,
  browser,
  server,
  clock,
}) => {
  const email = newEmail('late')
  const known = await joinConfirmed(server.url, email)
  const number = '+447700900654'
  await known.call('POST /auth/generate-otp', { body: { mobile_number: number } })
  const otp = await codeTo(server.url, number)
  await known.call('PATCH /users/', { body: { mobile_number: number, otp } })
  await known.call('POST /auth/magic-link', { body: { email, portal: 'ai_academy' } })
  await known.call('POST /auth/password/reset/link', { body: { email } })
  const magic = await linkTo(server.url, email, /link to sign in/)
  const reset = await linkTo(server.url, email, /new password/)
  const { token } = await known.call('GET /auth/token/{id}', { params: { id: known.user.id } })
  const child = await join(server.url, 'student')
  const { link_code } = await child.call('POST /users/link-code', {})
  await page.goto('/login?way=text')
  await page.getByLabel('Number', { exact: true }).fill('07700 900654')
  await page.getByRole('button', { name: 'Text me a code' }).click()
  await expect(page.getByLabel('Digit 1')).toBeFocused()
  const code = await codeTo(server.url, number)
  expect(code).not.toBe(otp)
  const going = await pageOf(browser, server.url)
  await going.goto('/login')
  await whenLive(going)
  await going.getByRole('button', { name: 'Google' }).click()
  await expect(going.getByPlaceholder(/login/i)).toBeVisible()

  await clock.putForward(2 * minute)
  const other = await pageOf(browser, server.url)
  await other.goto(`/login/validation/${token}`)
  await expect(other.getByText('This link has been used or is too old')).toBeVisible()

  await clock.putForward(14 * minute)
  await page.keyboard.type(code)
  await expect(page.getByText('That is not the code yet')).toBeVisible()
  await other.goto(magic)
  await expect(other.getByRole('heading', { name: worn })).toBeVisible()
  await going.getByPlaceholder(/login/i).fill('late@families.test')
  await going.getByPlaceholder(/password/i).fill('any')
  await going.getByRole('button', { name: 'Sign-in' }).click()
  await going.getByRole('button', { name: 'Continue' }).click()
  await expect(going.getByText(refused)).toBeVisible()
  await going.context().close()

  await clock.putForward(60 * minute)
  await other.goto(reset)
  await expect(other.getByRole('heading', { name: worn })).toBeVisible()
  await other.context().close()

  await clock.putForward(24 * 60 * minute)
  const parent = await joinConfirmed(server.url, newEmail('parent'), 'parent')
  const late = await pageOf(browser, server.url, parent.user)
  await late.goto('/aiacademy/dashboard')
  await late.getByLabel('Character 1', { exact: true }).click()
  await late.keyboard.type(link_code)
  await late.getByRole('checkbox', { name: /I am their parent or guardian/ }).check()
  await late.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(late.getByText(/^That did not fit\./)).toBeVisible()

  await clock.putForward(31 * 24 * 60 * minute)
  await late.reload()
  await expect(late).toHaveURL(/\/login/)
  await late.context().close()
})
