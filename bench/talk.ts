/**
 * `npm run bench:talk`: how soon a conversation of 10,000 messages stands in a Chromium whose processor is four
 * times slower, and how it scrolls while what came before is fetched. Prints JSON as its last line.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pages } from '@learngrove/contract/pages'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { startProduct } from './server-process.ts'
import { fillTalk } from './talk/fill-talk.ts'

const slowdown = 4
const messages = 10_000
/** So often the wheel is turned, and so far at a time, in pixels: about a page in half a second. */
const turns = 120
const turn = 800
const turnMs = 100
const settleMs = 3_000

const folder = mkdtempSync(join(tmpdir(), 'learngrove-bench-talk-'))
const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' }
// The first start loads the demonstration school; the talk is put into its database while nobody has it open.
await (await startProduct(settings)).stop()
const { thread_id, last } = await fillTalk(join(folder, 'database'), messages)
const server = await startProduct(settings)
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const user = await (
  await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@demo.learngrove.test', password: 'learngrove' }),
  })
).text()
const context = await browser.newContext({ serviceWorkers: 'block' })
await context.addInitScript((text) => localStorage.setItem('user', text), user)
const page = await context.newPage()
await watchTasks(page)
const end = page.getByText(last)

await page.goto(server.url + pages.chat())
await page.getByRole('textbox', { name: 'Message to Pip' }).waitFor()
await page.waitForTimeout(settleMs)
const session = await context.newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

const opening = await opened(() => page.locator(`a[href$="thread=${thread_id}"]`).first().click())
const opening_tasks = await tasks(page)
const scrolling = await scrolled(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
const cold = await opened(() =>
  page.goto(`${server.url}${pages.chat()}?thread=${thread_id}`).then(() => undefined),
)
await browser.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })
console.log(
  JSON.stringify({
    ...{ cpu_slowdown: slowdown, messages },
    open_ms: opening,
    open_longest_task_ms: opening_tasks,
    ...scrolling,
    cold_load_ms: cold,
  }),
)

/** Milliseconds until the last message stands there. */
async function opened(act: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await act()
  await end.waitFor()
  return Math.round(performance.now() - began)
}

async function watchTasks(at: Page) {
  await at.addInitScript(() => {
    const seen = { longest: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** The longest task since it was asked last, in milliseconds; none under 50 is told of. */
async function tasks(at: Page): Promise<number> {
  return at.evaluate(() => {
    // Safe: the script above has put it there.
    const { seen } = window as unknown as { seen: { longest: number } }
    const { longest } = seen
    seen.longest = 0
    return Math.round(longest)
  })
}

/** Scrolls up as a reader does who looks for something, and tells of the longest task, and how far it came. */
async function scrolled(at: Page) {
  await at.mouse.move(700, 400)
  for (let count = 0; count < turns; count++) {
    await at.mouse.wheel(0, -turn)
    await at.waitForTimeout(turnMs)
  }
  const drawn = await at.getByRole('list', { name: 'Earlier messages' }).count()
  const nodes = await at.locator('main *').count()
  return {
    scroll_longest_task_ms: await tasks(at),
    scroll_pages_drawn: drawn,
    scroll_nodes: nodes,
    scroll_pages_fetched: await at.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('before='))
          .length,
    ),
  }
}
