/**
 * `npm run bench:web`: what the pages that are opened most weigh, what of it is whose, and how long they
 * take to stand in a Chromium whose processor is four times slower. Prints JSON as its last line.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pages } from '@learngrove/contract/pages'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { pageBudgets } from '../scripts/page-budgets.mjs'
import { openWeights } from '../scripts/page-weight.mjs'
import { startProduct } from './server-process.ts'

const slowdown = 4
const runs = 3
const settleMs = 1500
/** A task longer than this blocks: what is above it is counted. */
const longTaskMs = 50

type Loaded = { js_gz_kb: number; css_gz_kb: number; requests: number; files: string[] }
type Times = { lcp_ms: number; tbt_ms: number }

/** So many of the heaviest parts of a page are printed. */
const partsShown = 14

const folder = mkdtempSync(join(tmpdir(), 'learngrove-bench-web-'))
const server = await startProduct({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' })
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const weights = openWeights()

const user = await signIn()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const results = {
  'sign-in': await benchPage(pages.login(), (page) =>
    page.getByRole('button', { name: 'Sign in' }),
  ),
  "a student's home": await benchPage(pages.studentDashboard(), heading, user),
  quiz: await benchPage(
    pages.quiz({ quizId: await firstQuiz() }),
    (page) => page.getByRole('article').getByRole('heading').first(),
    user,
  ),
  chat: await benchPage(pages.chat(), (page) => page.getByRole('textbox').first(), user),
  welcome: await benchPage(pages.welcome(), heading),
}
await browser.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })
for (const [name, { files, ...result }] of Object.entries(results)) {
  console.log(`\n${name}: ${result.js_gz_kb} kB of scripts in ${files.length} files`)
  for (const [part, kb] of weights.weigh(files).parts.slice(0, partsShown)) {
    console.log(`  ${kb.toFixed(1).padStart(6)}  ${part}`)
  }
}
const budgets = new Map(Object.entries(pageBudgets).map(([name, { kb }]) => [name, kb]))
const told = Object.fromEntries(
  Object.entries(results).map(([name, { files: _, ...result }]) => [
    name,
    { ...result, budget_kb: budgets.get(name) },
  ]),
)
console.log(JSON.stringify({ cpu_slowdown: slowdown, pages: told }))

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@demo.learngrove.test', password: 'learngrove' }),
  })
  return answer.text()
}

async function firstQuiz(): Promise<string> {
  // Safe: the contract says so of both answers.
  const { access_token } = JSON.parse(user) as { access_token: string }
  const answer = await fetch(`${server.url}/api/v1/quiz`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  const { quizzes } = (await answer.json()) as { quizzes: { id: string }[] }
  const [quiz] = quizzes
  if (!quiz) throw new Error('The demonstration school has set no quiz')
  return quiz.id
}

/** Loads a page anew several times; the weight is of one load, the times are the middle ones. */
async function benchPage(
  path: string,
  ready: (page: Page) => ReturnType<Page['locator']>,
  stored?: string,
) {
  const open = async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    if (stored) {
      await context.addInitScript((text) => localStorage.setItem('user', text), stored)
    }
    return context
  }
  const weighed = await open()
  const loaded = await weigh(weighed, path, ready)
  await weighed.close()
  const times: Times[] = []
  for (let run = 0; run < runs; run++) {
    const timed = await open()
    times.push(await time(timed, path, ready))
    await timed.close()
  }
  const middle = (values: number[]) =>
    Math.round(values.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0)
  return {
    ...loaded,
    lcp_ms: middle(times.map(({ lcp_ms }) => lcp_ms)),
    tbt_ms: middle(times.map(({ tbt_ms }) => tbt_ms)),
  }
}

async function weigh(
  context: BrowserContext,
  path: string,
  ready: (page: Page) => ReturnType<Page['locator']>,
): Promise<Loaded> {
  const page = await context.newPage()
  const sizes = { js: 0, css: 0 }
  const files: string[] = []
  const reads: Promise<void>[] = []
  let requests = 0
  page.on('response', (answer) => {
    requests++
    const type = answer.headers()['content-type'] ?? ''
    const kind = type.includes('javascript') ? 'js' : type.includes('css') ? 'css' : undefined
    if (!kind) return
    if (kind === 'js') files.push(new URL(answer.url()).pathname.slice(1))
    const read = async () => {
      const body = await answer.body()
      sizes[kind] += gzipSync(body).length
    }
    reads.push(read())
  })
  await page.goto(server.url + path)
  await ready(page).waitFor()
  await page.waitForLoadState('networkidle')
  await Promise.all(reads)
  const kb = (bytes: number) => Math.round(bytes / 102.4) / 10
  return { js_gz_kb: kb(sizes.js), css_gz_kb: kb(sizes.css), requests, files }
}

async function time(
  context: BrowserContext,
  path: string,
  ready: (page: Page) => ReturnType<Page['locator']>,
): Promise<Times> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript((limit) => {
    const seen = { lcp_ms: 0, tbt_ms: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp_ms = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.tbt_ms += Math.max(0, entry.duration - limit)
    }).observe({ type: 'longtask', buffered: true })
  }, longTaskMs)
  await page.goto(server.url + path)
  await ready(page).waitFor()
  await page.waitForTimeout(settleMs)
  // Safe: the script above has put it there.
  return page.evaluate(() => (window as unknown as { seen: Times }).seen)
}
