import type { Browser, Page } from '@playwright/test'
import { reads, sees } from '../states/shows.ts'
import { look, type View } from '../support/accessibility-sweep.ts'
import { password } from '../support/accounts.ts'
import { signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { messageTo } from '../support/outbox.ts'
import { atHost, brands, comingSoon } from '../support/public-pages.ts'
import { pageOf, typeIn } from '../support/sign-up.ts'

test.use({ school: 'accounts' })

/** The demonstration school on its own site. */
const host = 'meadowlane'
const school = 'Meadow Lane School'
const names = [...brands, comingSoon].map(({ name }) => name)

/** What the page knows of the site is no text of it: there the platform has its name. */
const said = (html: string) => html.replace(/<meta name="site"[^>]*>/, '')
const others = (html: string) => names.filter((name) => said(html).includes(name))

const wholeOf = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

/** The picture that an element is painted with, or the part of it before its content. */
const painted = (page: Page, selector: string, part?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, part) => getComputedStyle(element, part).backgroundImage, part)

const own = (field: string) => new RegExp(`/brand/${field}-[0-9a-f]{20}\\.`)

/** What comes back from these addresses of the page's own host. */
const fetched = (page: Page, addresses: readonly string[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (address) => {
          const { status, headers } = await fetch(address)
          return { status, type: headers.get('content-type'), kept: headers.get('cache-control') }
        }),
      ),
    addresses,
  )

async function signedIn(browser: Browser, url: string): Promise<Page> {
  const page = await pageOf(browser, atHost(url, host))
  await page.goto('/login')
  await typeIn(page, 'student', password)
  await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible()
  return page
}

test('the first document is the school’s before any script runs', async ({ browser, server }) => {
  const page = await pageOf(browser, atHost(server.url, host), undefined, {
    javaScriptEnabled: false,
  })
  for (const [path, title] of [
    ['/login', 'Sign in'],
    ['/companion-intro', 'Meet Pip'],
    ['/math-notes', 'Maths notes'],
  ] as const) {
    const served = await page.goto(path)
    const html = (await served?.text()) ?? ''
    expect.soft(others(html), path).toEqual([])
    expect.soft(html, path).not.toContain('{{')
    await expect.soft(page, path).toHaveTitle(new RegExp(`${title}.* - ${school}$`))
    await expect
      .soft(page.locator('html'), path)
      .toHaveAttribute(
        'data-pictures',
        /logo mascot bookcover thumbnail background login dashboard/,
      )
    // Painted, with nothing but HTML and style sheets.
    expect.soft(await painted(page, '.sign'), path).toMatch(own('logo'))
    expect
      .soft(await painted(page, '.picture-background', '::before'), path)
      .toMatch(own('background'))
    const colour = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary'),
    )
    expect.soft(colour, path).toBe('#10605f')
  }
  await page.goto('/login')
  expect(await painted(page, '.picture-login')).toMatch(own('login'))
  await page.goto('/companion-intro')
  expect(await painted(page, '.companion')).toMatch(own('mascot'))
  await page.context().close()
})

test('what sells the product is not the school’s, and its terms say who is who', async ({
  browser,
  server,
}) => {
  const page = await pageOf(browser, atHost(server.url, host))
  for (const path of [
    '/welcome',
    '/aiacademy-lite',
    '/blogs',
    '/release-notes',
    '/Best_AI_Coach',
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/login')
  }
  for (const path of ['/terms-condition', '/privacy-policy', '/support']) {
    await page.goto(path)
    await expect(page.getByText(`This is the learning site of ${school}`), path).toBeVisible()
    const text = await page.getByRole('main').innerText()
    expect.soft(text, path).toContain('Learngrove')
    // The school's name stands in what says whose site it is, and nowhere in the product's place.
    expect.soft(text.split(school).length - 1, path).toBe(1)
    await expect.soft(page.getByRole('link', { name: 'Start free' }), path).toHaveCount(0)
  }
  const found = await page.evaluate(async () =>
    Promise.all(['/sitemap.xml', '/feed.xml'].map(async (path) => (await fetch(path)).text())),
  )
  for (const text of found) expect(text).not.toContain('/blogs')
  await page.context().close()
})

test('every picture is there, is kept for ever, and is nobody else’s', async ({
  browser,
  server,
}) => {
  const page = await pageOf(browser, atHost(server.url, host))
  await page.goto('/login')
  const look = await page.evaluate(async () => {
    const body = JSON.stringify({ domain: location.hostname })
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/v1/auth/white-label', { method: 'POST', headers, body })
    // Safe: every field of a school's look is a text, as its route declares.
    return (await answer.json()) as Record<string, string>
  })
  const addresses = 'logo favicon mascot bookcover thumbnail background login dashboard'
    .split(' ')
    .map((field) => look[field] ?? field)
  for (const answer of await fetched(page, addresses)) {
    expect.soft(answer).toMatchObject({ status: 200, kept: expect.stringContaining('immutable') })
    expect.soft(answer.type).toMatch(/^image\/(webp|png|jpeg)$/)
  }
  for (const other of ['', 'illume']) {
    const elsewhere = await pageOf(browser, atHost(server.url, other))
    await elsewhere.goto('/login')
    for (const { status } of await fetched(elsewhere, addresses)) expect.soft(status).toBe(404)
    await elsewhere.context().close()
  }
  await expect(page.locator('link[rel="icon"][sizes="192x192"]')).toHaveAttribute(
    'href',
    own('favicon'),
  )
  const manifest = await page.evaluate(async () =>
    (await fetch('/brand/manifest.webmanifest')).json(),
  )
  expect(manifest).toMatchObject({ name: school, short_name: school })
  expect(manifest.icons.every(({ src }: { src: string }) => own('favicon').test(src))).toBe(true)
  await page.context().close()
})

test('what is drawn first is what stays', async ({ browser, server }) => {
  const page = await pageOf(browser, atHost(server.url, host))
  // Whatever stands on the root or in the window's title is written down from the first moment on.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const note = () => {
      const { title, documentElement } = document
      if (title) seen.push(`${title.split(' - ').at(-1)} ${documentElement.dataset.pictures}`)
    }
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  await page.goto('/companion-intro')
  await whenLive(page)
  // Safe: the script above put it there.
  const seen = await page.evaluate(() => [...new Set(Reflect.get(globalThis, 'seen') as string[])])
  expect(seen).toEqual([`${school} logo mascot bookcover thumbnail background login dashboard`])
  await page.context().close()
})

test('a student of the school finds it dressed inside, too', async ({ browser, server }) => {
  const page = await signedIn(browser, server.url)
  await expect(page).toHaveTitle(`Home - ${school}`)
  expect(await painted(page, '.picture-dashboard')).toMatch(own('dashboard'))
  expect(await painted(page, '.sign')).toMatch(own('logo'))
  await expect(page.locator('main .companion').first()).toBeVisible()
  expect(await painted(page, 'main .companion')).toMatch(own('mascot'))
  expect(others(await wholeOf(page))).toEqual([])
  await page.getByRole('link', { name: 'Library' }).first().click()
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible()
  expect(await painted(page, '.picture-bookcover')).toMatch(own('bookcover'))
  expect(others(await wholeOf(page))).toEqual([])
  await page.goto('/student/v2/chat')
  await expect(page.getByRole('heading', { name: /Hello Maya/ })).toBeVisible()
  expect(await painted(page, '.companion')).toMatch(own('mascot'))
  expect(others(await wholeOf(page))).toEqual([])
  await page.context().close()
})

test('its letters are its own', async ({ browser, server }) => {
  const origin = atHost(server.url, host)
  const page = await pageOf(browser, origin)
  await page.goto('/magic-link')
  await page.getByLabel('Your e-mail').fill('parent@demo.learngrove.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page).toHaveURL('/magic-link/confirmation')
  const { text } = await messageTo(server.url, 'parent@demo.learngrove.test')
  expect(text).toContain(`${origin}/magic-link/validation/`)
  expect(text).toContain(school)
  expect(others(text)).toEqual([])
  await page.context().close()
})

const outside: readonly View[] = [
  { name: 'sign in', path: '/login', there: reads('Welcome back') },
  { name: 'sign up', path: '/aiacademy/signup', there: reads('Who is joining?') },
  { name: 'companion', path: '/companion-intro', there: reads('Meet Pip') },
  { name: 'terms', path: '/terms-condition', there: sees('This is the learning site of') },
]

const inside: readonly View[] = [
  { name: 'home', path: '/student/dashboard', there: sees('Your next step') },
  { name: 'library', path: '/student/library', there: reads('To do') },
  { name: 'chat', path: '/student/v2/chat', there: reads(/Hello Maya/) },
]

test('nobody is shut out, narrow and wide, by day and by night', async ({ browser, server }) => {
  test.setTimeout(240_000)
  const origin = atHost(server.url, host)
  await look(browser, origin, outside)
  const { user } = await signIn(server.url, 'student')
  await look(browser, origin, inside, { user })
})
