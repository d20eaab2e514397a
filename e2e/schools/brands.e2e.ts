import type { Page } from '@playwright/test'
import { password } from '../support/accounts.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { messageTo } from '../support/outbox.ts'
import { listen } from '../support/page-checks.ts'
import {
  atHost,
  brands,
  comingSoon,
  doorPages,
  othersIn,
  publicPages,
} from '../support/public-pages.ts'
import { pageOf, typeIn } from '../support/sign-up.ts'

test.use({ school: 'accounts' })

const chat = '/student/v2/chat'

/** Everything that a page says, to those who look and to machines. */
const wholeOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

/** Opens an address; answers the document as it was served, before any script ran. */
async function open(page: Page, path: string): Promise<string> {
  const served = await page.goto(path)
  expect(served?.status(), path).toBe(200)
  return (await served?.text()) ?? ''
}

for (const { key, name } of brands) {
  test(`every public page is ${name}’s alone under its host`, async ({ browser, server }) => {
    const page = await pageOf(browser, atHost(server.url, key))
    const heard = listen(page, atHost(server.url, key))
    for (const { path, title } of publicPages) {
      const served = await open(page, path)
      expect.soft(othersIn(served, name), `${path} as it is served`).toEqual([])
      expect.soft(served, `${path} as it is served`).not.toContain('{{')
      // No flash: the name stands in the first bytes, in the head and on the page.
      const [head = '', body = ''] = served.split('</head>')
      expect.soft(head, path).toContain(` - ${name}</title>`)
      expect.soft(body, path).toContain(name)
      await whenLive(page)
      await expect.soft(page, path).toHaveTitle(new RegExp(`${title.source}.* - ${name}$`))
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      const whole = await wholeOf(page)
      expect.soft(othersIn(whole, name), path).toEqual([])
      expect.soft(whole, path).not.toContain('{{')
    }
    for (const path of doorPages) {
      expect.soft(othersIn(await open(page, path), name), path).toEqual([])
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect.soft(page, path).toHaveTitle(new RegExp(` - ${name}$`))
      expect.soft(othersIn(await wholeOf(page), name), path).toEqual([])
    }
    // Some of the doors tell of a link that is no good, which the browser complains of.
    expect(heard.filter((line) => !/status of (401|410)/.test(line))).toEqual([])
    await page.context().close()
  })
}

test('each brand has its own icon, colours, manifest and feed', async ({ browser, server }) => {
  const seen = new Set<string>()
  for (const { key, name } of brands) {
    const page = await pageOf(browser, atHost(server.url, key))
    await page.goto('/login')
    const files = await page.evaluate(() =>
      Promise.all(
        ['/brand/manifest.webmanifest', '/feed.xml', '/brand/icon.svg', '/sitemap.xml'].map(
          async (path) => (await fetch(path)).text(),
        ),
      ),
    )
    const [manifest = '', feed = '', icon = '', map = ''] = files
    expect(JSON.parse(manifest)).toMatchObject({ name, start_url: '/' })
    expect(feed).toContain(`<title>${name}</title>`)
    expect(othersIn(files.join(' '), name)).toEqual([])
    for (const text of [feed, map]) expect(text).toContain(`${atHost(server.url, key)}/blogs`)
    seen.add(icon)
    await page.context().close()
  }
  expect(seen.size).toBe(brands.length)
})

test('a letter is of the brand that it was asked from, and leads back there', async ({
  browser,
  server,
}) => {
  const origin = atHost(server.url, 'illume')
  const page = await pageOf(browser, origin)
  await page.goto('/magic-link')
  await page.getByLabel('Your e-mail').fill('owner@demo.learngrove.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page).toHaveURL('/magic-link/confirmation')
  const { text } = await messageTo(server.url, 'owner@demo.learngrove.test')
  expect(text).toContain(`${origin}/magic-link/validation/`)
  expect(othersIn(text, 'Illume')).toEqual([])
  expect(text).toContain('Illume')
  await page.context().close()
})

test('a brand that is not open yet leads everything to its one page', async ({
  browser,
  server,
}) => {
  const { key, name } = comingSoon
  const page = await pageOf(browser, atHost(server.url, key))
  for (const path of ['/', '/welcome', '/login', '/aiacademy/signup', '/student/dashboard']) {
    const served = await open(page, path)
    expect.soft(othersIn(served, name), path).toEqual([])
    await expect(page, path).toHaveURL('/coming-soon')
    await expect(page.getByRole('heading', { name: 'Still in the ground' })).toBeVisible()
    await expect(page).toHaveTitle(`Coming soon - ${name}`)
  }
  await page.context().close()
})

test('the portal has its own colours by its host and by its prefix alike', async ({
  browser,
  server,
}) => {
  const colours = new Set<string>()
  for (const [host, path] of [
    ['chat', '/login'],
    ['', '/chatbot/login'],
    ['', '/login'],
  ] as const) {
    const page = await pageOf(browser, atHost(server.url, host))
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle('Sign in - Learngrove')
    const colour = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary'),
    )
    colours.add(colour)
    const address = await page.locator('link[rel="manifest"]').getAttribute('href')
    const { start_url } = await page.evaluate(
      async (manifest) => (await fetch(manifest)).json(),
      address ?? '',
    )
    expect(start_url).toBe(path.startsWith('/chatbot') ? '/chatbot/' : '/')
    await page.context().close()
  }
  expect([...colours]).toEqual(['#1f6f7a', ''])
})

test('where a visitor begins is chosen by the host', async ({ browser, server }) => {
  const begins = [
    ['', '/', '/welcome', /asks before it tells/],
    ['teach', '/', '/login', 'Welcome back'],
    ['teach.illume', '/', '/login', 'Welcome back'],
    ['chat', '/', '/chat', 'Ask Pip'],
    ['', '/chatbot', '/chatbot/chat', 'Ask Pip'],
    ['meadowlane', '/', '/login', 'Welcome back'],
  ] as const
  for (const [host, path, first, heading] of begins) {
    const page = await pageOf(browser, atHost(server.url, host))
    await page.goto(path)
    await expect(page, `${host} ${path}`).toHaveURL(first)
    await expect(page.getByRole('heading', { name: heading, level: 1 }), path).toBeVisible()
    await page.context().close()
  }
})

test('the portal leads a student to the chat, at the first visit and at the next', async ({
  browser,
  server,
}) => {
  const page = await pageOf(browser, atHost(server.url, 'chat'))
  await page.goto('/login')
  await typeIn(page, 'student', password)
  for (const visit of ['first', 'next']) {
    await expect(page, visit).toHaveURL(chat)
    await expect(page.getByRole('heading', { name: /Hello Maya/ }), visit).toBeVisible()
    await page.goto('/')
  }
  await page.context().close()
})
