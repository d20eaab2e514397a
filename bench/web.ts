/**
 * `npm run bench:web`: what the first page and the student's shell weigh, and how long they take
 * to stand in a Chromium whose processor is four times slower. Prints JSON as its last line.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { startProcess } from './server-process.ts'

const slowdown = 4
const runs = 3
const settleMs = 1500
/** A task longer than this blocks: what is above it is counted. */
const longTaskMs = 50

type Weight = { js_gz_kb: number; css_gz_kb: number; requests: number }
type Times = { lcp_ms: number; tbt_ms: number }

const folder = mkdtempSync(join(tmpdir(), 'learngrove-bench-web-'))
const server = await startProcess('product.ts', { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' })
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})

const user = await signIn()
const first_page = await benchPage('/login', (page) =>
  page.getByRole('button', { name: 'Sign in' }),
)
const student_shell = await benchPage(
  '/student/dashboard',
  (page) => page.getByRole('heading', { level: 1 }),
  user,
)
await browser.close()
await server.stop()
rmSync(folder, { recursive: true, force: true })
console.log(JSON.stringify({ cpu_slowdown: slowdown, first_page, student_shell }))

async function signIn(): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'student@demo.learngrove.test', password: 'learngrove' }),
  })
  return answer.text()
}

/** Loads a page anew several times; the weight is of one load, the times are the middle ones. */
async function benchPage(
  path: string,
  ready: (page: Page) => ReturnType<Page['locator']>,
  stored?: string,
) {
  let weight: Weight = { js_gz_kb: 0, css_gz_kb: 0, requests: 0 }
  const times: Times[] = []
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext()
    if (stored) {
      await context.addInitScript((text) => localStorage.setItem('user', text), stored)
    }
    weight = await weigh(context, path, ready)
    await context.close()
    const timed = await browser.newContext()
    if (stored) await timed.addInitScript((text) => localStorage.setItem('user', text), stored)
    times.push(await time(timed, path, ready))
    await timed.close()
  }
  const middle = (values: number[]) =>
    Math.round(values.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0)
  return {
    ...weight,
    lcp_ms: middle(times.map(({ lcp_ms }) => lcp_ms)),
    tbt_ms: middle(times.map(({ tbt_ms }) => tbt_ms)),
  }
}

async function weigh(
  context: BrowserContext,
  path: string,
  ready: (page: Page) => ReturnType<Page['locator']>,
) {
  const page = await context.newPage()
  const sizes = { js: 0, css: 0, requests: 0 }
  const reads: Promise<void>[] = []
  page.on('response', (answer) => {
    sizes.requests++
    const type = answer.headers()['content-type'] ?? ''
    const kind = type.includes('javascript') ? 'js' : type.includes('css') ? 'css' : undefined
    if (!kind) return
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
  return { js_gz_kb: kb(sizes.js), css_gz_kb: kb(sizes.css), requests: sizes.requests }
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
