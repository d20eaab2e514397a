import type { Page } from '@playwright/test'
import { apiOf, logIn, quizNamed } from '../support/api.ts'
import { solveLinear } from '../support/equations.ts'
import { expect, test } from '../support/fixtures.ts'
import { layWire } from '../support/network-proxy.ts'
import { pageOf } from '../support/sign-up.ts'

test.use({ school: 'offline' })

/** All that the browser keeps of this site in databases and caches, as text, under its names. */
const keptText = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const kept: Record<string, string> = {}
    const answered = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        asked.onsuccess = () => done(asked.result)
        asked.onerror = () => failed(asked.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answered(indexedDB.open(name))
      for (const store of db.objectStoreNames) {
        const open = db.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([
          answered(open.getAllKeys()),
          answered(open.getAll()),
        ])
        kept[name] = JSON.stringify([keys, values])
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        kept[url] = (await (await cache.match(url))?.text()) ?? ''
    }
    return kept
  })

const isApi = (name: string) => name.includes('/api/')
const own = 'learngrove-kept'

/** Every object in what is kept that has this field. */
function holdersOf(field: string, within: unknown): Record<string, unknown>[] {
  if (typeof within !== 'object' || within === null) return []
  const deeper = Object.values(within).flatMap((each) => holdersOf(field, each))
  return field in within ? [Object.fromEntries(Object.entries(within)), ...deeper] : deeper
}

test('without the network a child reloads, opens what is set, answers, and it is counted once', async ({
  browser,
  server,
}) => {
  const wire = await layWire(server.url)
  const child = await logIn(server.url, 'student')
  const api = apiOf(server.url, child.access_token)
  const title = 'Solving linear equations'
  const quiz_id = await quizNamed(api, title)
  const { xp: xpBefore } = await api.call('GET /users/xp', {})
  // As it is asked: on the page a formula stands twice, for ears and for eyes.
  const ahead = await api.call('POST /quiz/{id}/ahead', { params: { id: quiz_id } })
  const x = solveLinear(ahead.quiz.questions[0]?.text ?? '')
  const page = await pageOf(browser, wire.url, child, { serviceWorkers: 'allow' })
  await page.goto('/student/dashboard')
  const link = page.getByRole('link', { name: new RegExp(title) }).first()
  await expect(link).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(async () => (await keptText(page))[own] ?? '').toContain(quiz_id)
  await expect
    .poll(async () => (await keptText(page))[own] ?? '')
    .toContain('evaluation_question_id')

  await test.step('nothing that the device keeps gives an answer away, and no answer of the API is in a cache', async () => {
    const kept = await keptText(page)
    expect(Object.keys(kept).filter(isApi)).toEqual([])
    for (const field of ['"answers"', '"references"', '"tolerance"', '"mistakes"']) {
      expect(kept[own], field).not.toContain(field)
    }
    // What is to be met again is kept with its solution, and that is told once nothing can be tried any more.
    const solved = holdersOf('method_answer', JSON.parse(kept[own] ?? 'null'))
    expect(
      solved.filter(({ method_answer, tries_left }) => method_answer !== null && tries_left !== 0),
    ).toEqual([])
    const inCaches = Object.entries(kept).filter(([name]) => name.startsWith('http'))
    expect(inCaches.filter(([, text]) => text.includes(child.access_token))).toEqual([])
    expect(inCaches.filter(([, text]) => text.includes(quiz_id))).toEqual([])
    // What was only kept ahead was not opened.
    const { quizzes } = await api.call('GET /quiz', { query: {} })
    expect(quizzes.find(({ id }) => id === quiz_id)?.status.is_started).toBe(false)
  })

  wire.cut()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hello, Maya' })).toBeVisible()
  await expect(page.getByText('You are offline, and nothing is lost')).toBeVisible()
  await link.click()
  const question = page.getByRole('article').getByRole('heading').first()
  await expect(question).toBeVisible()
  await page.reload()
  await expect(question).toBeVisible()
  await expect(page.locator('.katex').first()).toBeVisible()
  await page.getByLabel('Your answer').fill(String(x))
  await page.getByRole('button', { name: /Check my answer|Keep my answer/ }).click()
  await expect(page.getByText('1 answer is waiting to be sent; nothing is lost')).toBeVisible()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page).toHaveURL(/question=2$/)

  wire.mend()
  await expect(page.getByText('Sent, and counted once')).toBeVisible({ timeout: 30_000 })
  const { evaluations } = await api.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id } })
  expect(evaluations.map(({ tries }) => tries).reduce((a, b) => a + b)).toBe(1)
  const { xp } = await api.call('GET /users/xp', {})
  expect(xp - xpBefore).toBe(10)

  await test.step('signed out, nothing of the child is left on the device', async () => {
    await page.goto('/student/dashboard')
    await page.getByRole('button', { name: /Maya/ }).first().click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(async () => (await keptText(page))[own]).toBe('[[],[]]')
    const left = Object.entries(await keptText(page)).filter(([, text]) =>
      [child.id, quiz_id, 'Maya'].some((word) => text.includes(word)),
    )
    expect(left).toEqual([])
    wire.cut()
    await page.goto('/student/dashboard')
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText('Maya')).toHaveCount(0)
  })
  wire.stop()
})
