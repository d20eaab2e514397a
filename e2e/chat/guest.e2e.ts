import type { Page } from '@playwright/test'
import { apiOf, logIn, signedIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { layWire } from '../support/network-proxy.ts'
import { join, phrase } from '../support/sign-up.ts'

const messages = (page: Page) => page.getByRole('list', { name: 'Messages' }).locator('> li')
const field = (page: Page) => page.getByLabel('Message to Pip')
const stop = (page: Page) => page.getByRole('button', { name: 'Stop' })

async function open(page: Page, origin = '') {
  await page.goto(`${origin}/chat`)
  await whenLive(page)
  await expect(page.getByText('messages left today')).toBeVisible()
}

async function say(page: Page, text: string) {
  await field(page).fill(text)
  await page.keyboard.press('Enter')
}

/** Says something and waits for the whole answer, as the server has it. */
async function talk(page: Page, text: string) {
  const before = await messages(page).count()
  await say(page, text)
  await expect(messages(page)).toHaveCount(before + 2)
  await expect(stop(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Helpful', exact: true }).last()).toBeVisible()
}

const textsOf = (page: Page) => messages(page).allInnerTexts()

async function signInHere(page: Page, username: string) {
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await page.getByLabel('Username or e-mail').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(phrase)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a visitor asks by the keyboard, is shown where it stands, and finds it again', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByText('No school and no parent sees')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  for (let tabs = 0; tabs < 10; tabs++) {
    await page.keyboard.press('Tab')
    if (
      await page
        .getByRole('button', { name: /photosynthesis/ })
        .evaluate((at) => at === document.activeElement)
    )
      break
  }
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(2)
  const chip = page.getByRole('list', { name: 'Sources' }).getByRole('button').first()
  await expect(chip).toBeVisible()
  await chip.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('chloro')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('19 messages left today')).toBeVisible()
  const helpful = page.getByRole('button', { name: 'Helpful', exact: true })
  await helpful.press('Enter')
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(messages(page)).toHaveCount(2)
  await expect(helpful).toHaveAttribute('aria-pressed', 'true')
})

test('an answer goes on across a reload in its middle', async ({ page }) => {
  await open(page)
  await talk(page, 'Help me solve 3x + 5 = 20')
  await say(page, 'What is photosynthesis?')
  // As soon as the server has it.
  await page.waitForResponse((answer) => answer.url().includes('/chat/public/stream'))
  await page.reload()
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).last()).toContainText('How would you')
  await expect(stop(page)).toBeHidden()
})

test('without a network it says so, and the answer comes with the network', async ({
  page,
  server,
}) => {
  const wire = await layWire(server.url)
  await open(page, wire.url)
  await talk(page, 'Help me solve 3x + 5 = 20')
  wire.cut()
  await say(page, 'What is photosynthesis?')
  await expect(page.getByText('Looking for the connection')).toBeVisible()
  wire.mend()
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).last()).toContainText('photosynthesis')
  await expect(page.getByText('18 messages left today')).toBeVisible()
  wire.stop()
})

test('it outlives a server that dies', async ({ page, server }) => {
  await open(page)
  await talk(page, 'Help me solve 3x + 5 = 20')
  const said = await textsOf(page)
  await server.kill()
  await server.start()
  await page.reload()
  await expect(messages(page)).toHaveCount(2)
  expect((await textsOf(page))[0]).toBe(said[0])
  await talk(page, '3x = 15')
})

test('a child in need gets words of care and numbers, and leaves the quiet moment', async ({
  page,
}) => {
  await open(page)
  await say(page, 'my dad hits me')
  await expect(page.getByRole('heading', { level: 1, name: 'A quiet moment' })).toBeVisible()
  await expect(messages(page).last()).toContainText('I have told nobody')
  await expect(page.getByRole('link', { name: /Childline/ })).toBeVisible()
  await expect(page.getByText('Would you like to keep this?')).toBeHidden()
  await page.getByRole('button', { name: 'Back to my work' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A quiet moment' })).toBeHidden()
  await talk(page, 'Help me solve 3x + 5 = 20')
})

test('what was asked comes with whoever signs up, and a student has a chat of their own', async ({
  page,
  server,
}) => {
  await open(page)
  await talk(page, 'Help me solve 3x + 5 = 20')
  await talk(page, '3x = 15')
  const invitation = page.getByRole('region', { name: 'Would you like to keep this?' })
  await expect(invitation.getByRole('link', { name: 'Make an account' })).toBeVisible()
  const { username, call } = await join(server.url, 'student')
  await signInHere(page, username)
  await expect(page.getByText('Your conversation came with you')).toBeVisible()
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(page).toHaveURL(/thread=/)
  await expect(messages(page)).toHaveCount(4)
  const { threads } = await call('GET /chat/threads', { query: {} })
  expect(threads).toHaveLength(1)
  expect(await page.evaluate(() => sessionStorage.getItem('chat:currentSession'))).toBeNull()
  await page.goto('/chat')
  await expect(page).toHaveURL(/\/student\/v2\/chat/)
})

test('the portal begins with the talk, and a student in another tab takes nothing of it over', async ({
  browser,
  page,
  server,
}) => {
  const portal = server.url.replace('localhost', 'chat.localhost')
  await page.goto(portal)
  await expect(page).toHaveURL(`${portal}/chat`)
  await open(page, portal)
  // Another journey on this server may have taken over the usual one.
  await talk(page, 'Help me solve 7x + 9 = 30')
  const context = await browser.newContext({
    storageState: signedIn(server.url, await logIn(server.url, 'student')),
  })
  const other = await context.newPage()
  await other.goto(`${server.url}/student/v2/chat`)
  await expect(other.getByText('Your conversation came with you')).toBeHidden()
  const { call } = apiOf(server.url, (await logIn(server.url, 'student')).access_token)
  const { threads } = await call('GET /chat/threads', { query: { search: '7x + 9' } })
  expect(threads).toEqual([])
  await context.close()
})
