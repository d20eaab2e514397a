import { gzipSync } from 'node:zlib'
import { pageBudgets } from '../../scripts/page-budgets.mjs'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { messageTo } from '../support/outbox.ts'
import { publicPages } from '../support/public-pages.ts'
import { pageOf } from '../support/sign-up.ts'

test.use({ school: 'accounts' })

const noPage = 'There is no page here'

test('the pages have their content without JavaScript', async ({ browser, server }) => {
  const page = await pageOf(browser, server.url, undefined, { javaScriptEnabled: false })
  for (const { path, title } of publicPages) {
    await page.goto(path)
    await expect(page, path).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    const text = await page.getByRole('main').innerText()
    expect(text.length, path).toBeGreaterThan(100)
  }
  await page.goto('/math-notes?note=surds')
  await expect(page.locator('.katex').first()).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByText('Show the answer').first().click()
  await expect(page.locator('details[open] .katex')).toBeVisible()
  await page.goto('/support')
  await page.getByLabel('Your e-mail address').fill('slow@network.test')
  await page.getByLabel('Your message').fill('The page had no scripts yet.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL('/support?sent=yes#contact')
  await expect(page.getByText('Thank you, your message is with us')).toBeVisible()
  await page.context().close()
})

/** The budget of its files, and what a browser fetches besides. */
const mostBytes = (pageBudgets['sign-in'].kb + 2) * 1024

test('the page to sign in on is light', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', (answer) => {
    if (answer.headers()['content-type']?.includes('javascript')) scripts.push(answer.body())
  })
  await page.goto('/login')
  await whenLive(page)
  await page.waitForLoadState('networkidle')
  const weights = (await Promise.all(scripts)).map((body) => gzipSync(body).length)
  const weight = weights.reduce((sum, each) => sum + each, 0)
  expect(weight).toBeLessThan(mostBytes)
  // Whatever draws the page was among them.
  expect(weight).toBeGreaterThan(mostBytes / 2)
})

test('an address that leads nowhere says so, and leads on', async ({ page }) => {
  for (const path of ['/no/such/page', '/blogs?post=nothing', '/math-notes?note=nothing']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: noPage }), path).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Maths notes' }).click()
  await expect(page).toHaveURL('/math-notes')
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/welcome')
})

test('a page whose files a bad network lost says so, and comes when it is asked for again', async ({
  page,
}) => {
  let loads = 0
  let isLost = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.goto('/welcome')
  await whenLive(page)
  await page.route(/\/assets\/.*\.js$/, (route) => (isLost ? route.abort() : route.continue()))
  await page.getByRole('link', { name: 'Maths notes' }).first().click()
  await expect(page.getByText('This page did not arrive')).toBeVisible()
  expect(loads).toBe(1)
  await expect(page).toHaveURL('/math-notes')
  isLost = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Maths notes', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/welcome')
})

test('the welcome page asks about the line that turned, and marks whatever is typed', async ({
  page,
}) => {
  await page.goto('/welcome')
  await whenLive(page)
  const taster = page.getByRole('form', { name: /Solve/ })
  const says = taster.getByRole('status')
  const line = (number: number) => taster.getByRole('textbox', { name: `Line ${number} of` })
  const button = (name: string) => taster.getByRole('button', { name })
  await expect(says.getByRole('heading')).toHaveText('Not yet, and you are close')
  await expect(says).toContainText('What do you do to both sides to undo it?')
  await button('Change line 2').click()
  await expect(line(2)).toBeFocused()
  await line(2).fill('3x = 10')
  await page.keyboard.press('Enter')
  await expect(says.getByRole('heading')).toHaveText('Not yet, and you are close')
  await expect(line(2)).toBeFocused()
  await button('A hint').click()
  await expect(says).toContainText('Something stands beside the letter.')
  await button('A hint').click()
  await button('Show the steps').click()
  await expect(button('Next question')).toBeVisible()
  await line(2).fill('3x = 21')
  await button('Check line 2').click()
  await expect(says).toContainText('Which one?')
  await button('Write line 3').click()
  await expect(line(3)).toBeFocused()
  await page.keyboard.type('x = 7')
  await page.keyboard.press('Enter')
  await expect(says.getByRole('heading')).toHaveText('Right, and here is why')
  await button('Next question').click()

  const second = page.getByRole('form', { name: /sunflowers/ })
  const answer = second.getByRole('textbox')
  await expect(answer).toHaveAttribute('inputmode', 'decimal')
  await answer.fill('24')
  await page.keyboard.press('Enter')
  await expect(second.getByRole('heading', { name: 'Not yet' })).toBeVisible()
  await expect(answer).toBeFocused()
  await second.getByRole('button', { name: 'Try again' }).click()
  await answer.fill('22')
  await second.getByRole('button', { name: 'Check' }).click()
  await expect(second.getByRole('heading', { name: /^Right/ })).toBeVisible()
})

test('a line typed before the scripts have come is neither sent nor lost', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!boot-).*\.js$/, async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/welcome', { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Line 2 of' }).fill('3x = 21')
  await page.keyboard.press('Enter')
  scripts.resolve()
  await whenLive(page)
  await expect(page).toHaveURL('/welcome')
  await page.getByRole('button', { name: 'Check line 2' }).click()
  await expect(page.getByRole('button', { name: 'Write line 3' })).toBeVisible()
})

test('the notes are found by what somebody looks for, and read with their mathematics', async ({
  page,
}) => {
  await page.goto('/math-notes')
  await whenLive(page)
  await expect(page.getByRole('status')).toHaveText(/^(4\d|[5-9]\d) notes$/)
  const search = page.getByRole('searchbox', { name: 'Search the notes' })
  await search.fill('pythagoras')
  await expect(page.getByRole('status')).toHaveText(/^\d notes?$/)
  await expect(page).toHaveURL(/q=pythagoras/)
  await page.reload()
  await expect(search).toHaveValue('pythagoras')
  await search.fill('xyzzy')
  await expect(page.getByRole('heading', { name: 'No note on that yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all notes' }).click()
  await search.fill('pythag')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pythagoras/ })
    .first()
    .click()
  await expect(page).toHaveURL(/note=pythagoras/)
  await expect(page.locator('.katex').first()).toBeVisible()
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/#/)
  const asked = page.getByRole('group', { name: /How many centimetres is the hypotenuse/ })
  await asked.getByRole('textbox').fill('17')
  await asked.getByRole('button', { name: 'Check' }).click()
  await expect(page.getByText('It is their squares that belong together')).toBeVisible()
  await asked.getByRole('textbox').fill('13')
  await page.keyboard.press('Enter')
  await expect(page.getByText('That was yours.')).toBeVisible()
  await page.getByRole('link', { name: 'All notes' }).click()
  await expect(page.getByRole('heading', { name: 'Maths notes', level: 1 })).toBeVisible()
})

test('the blog is read post by post, and followed by its feed', async ({ page, server }) => {
  await page.goto('/blogs')
  await whenLive(page)
  await page.getByRole('main').getByRole('link').filter({ hasNotText: 'RSS' }).first().click()
  await expect(page).toHaveURL(/post=/)
  const heading = page.getByRole('heading', { level: 1 })
  const title = await heading.innerText()
  const feed = await (await fetch(`${server.url}/feed.xml`)).text()
  expect(feed.match(/<item>/g)?.length).toBeGreaterThanOrEqual(5)
  await page.goto(/<item>.*?<link>([^<]*)<\/link>/.exec(feed)?.[1]?.replaceAll('&amp;', '&') ?? '')
  await expect(heading).toBeVisible()
  expect(title).not.toBe('')
  await page.goto('/blogs')
  const link = page.getByRole('link', { name: 'Follow by RSS' })
  await expect(link).toHaveAttribute('href', '/feed.xml')
})

test('a letter to us is sent with a proof of work, and arrives', async ({ page, server }) => {
  await page.goto('/support')
  await whenLive(page)
  const form = page.getByRole('region', { name: 'Write to us' })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('This does not look like an e-mail address yet.')).toBeVisible()
  await expect(form.getByText('Write a few words first.')).toBeVisible()
  await form.getByLabel('Your e-mail address').fill('reader@families.test')
  await form.getByLabel('Your message').fill('The note on surds helped. Thank you!')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Thank you, your message is with us')).toBeVisible({
    timeout: 30_000,
  })
  const { text } = await messageTo(server.url, 'hello@learngrove.test')
  expect(text).toContain('reader@families.test')
  expect(text).toContain('The note on surds helped.')
})

test('a school writes to us from its page, and who it is stands in the letter', async ({
  page,
  server,
}) => {
  await page.goto('/welcome')
  await whenLive(page)
  await page.getByRole('main').getByRole('link', { name: 'What schools get' }).click()
  await expect(page).toHaveURL('/welcome?for=schools')
  await expect(page).toHaveTitle(/^For schools/)
  const form = page.getByRole('region', { name: 'Talk to us' })
  await form.getByRole('button', { name: 'Ask for a talk' }).click()
  await expect(form.getByText('Tell us which school it is.')).toBeVisible()
  await expect(form.getByLabel('School')).toBeFocused()
  await form.getByLabel('School').fill('Hollybank Academy')
  await form.getByLabel('Your role').fill('Head teacher')
  await form.getByLabel('Work e-mail').fill('head@hollybank.test')
  await form.getByLabel('What should we talk about?').fill('May we see it?')
  await form.getByRole('button', { name: 'Ask for a talk' }).click()
  await expect(form.getByText('Thank you, your message is with us')).toBeVisible({
    timeout: 30_000,
  })
  const { text } = await messageTo(server.url, 'hello@learngrove.test')
  for (const words of ['head@hollybank.test', 'School: Hollybank Academy', 'Role: Head teacher'])
    expect(text).toContain(words)
})

test('the redirector leads to the applications on its list, and to nothing else', async ({
  page,
}) => {
  await page.goto('/redirector?to=whatsapp&text=Look')
  await whenLive(page)
  const way = page.getByRole('link', { name: 'Open WhatsApp' })
  await expect(way).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Look/)
  await expect(way).toHaveAttribute('rel', 'noopener noreferrer')
  for (const to of [
    'https://elsewhere.test',
    'javascript:alert(1)',
    '//elsewhere.test',
    'toString',
  ]) {
    await page.goto(`/redirector?to=${encodeURIComponent(to)}`)
    await expect(page.getByRole('alert'), to).toContainText('a place that we do not lead to')
    await expect(page.locator('a[target=_blank]'), to).toHaveCount(0)
    expect(await page.locator('a[href*=elsewhere]').count(), to).toBe(0)
  }
  await page.getByRole('link', { name: 'Telegram' }).click()
  await expect(page.getByRole('link', { name: 'Open Telegram' })).toBeVisible()
})
