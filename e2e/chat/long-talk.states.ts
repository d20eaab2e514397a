import type { Received } from '@learngrove/contract/call'
import { limits } from '@learngrove/contract/chat.limits'
import { pages } from '@learngrove/contract/pages'
import { expect, type Page, test } from '@playwright/test'
import { student } from '../states/people.ts'
import { inDays, sampleId } from '../states/samples.ts'
import { frame } from '../states/student-answers.ts'
import { answerCalls } from '../support/answer-calls.ts'
import { startSite } from '../support/built-site.ts'

type Message = Received<'GET /chat'>['messages'][number]

const thread_id = sampleId(601)
const length = 10_000
/** More than these would be the conversation itself, and not what is near of it. */
const mostNodes = 6_000
const pagesBack = 12

const messages: Message[] = Array.from({ length }, (_, place) => ({
  ...{ id: sampleId(1_000 + place), thread_id, from_user: place % 2 === 0, type: 'text' },
  text: `Message ${place}: the area is $a^2 + ${place}$.\n\n$$\n3x + ${place} = 26\n$$`,
  ...{ sources: [], care: null, card: null, files: [], suggestions: [], because: null },
  ...{ replaces_id: null, survey_type: null, response_value: null, unfinished: false },
  ...{ liked: false, disliked: false, bookmarked: false, created_at: inDays(0) },
}))

test('a talk of 10,000 messages comes page by page, keeps its place, and stays light', async ({
  browser,
}) => {
  const site = await startSite()
  const localStorage = [{ name: 'user', value: JSON.stringify(student) }]
  const context = await browser.newContext({
    baseURL: site.url,
    storageState: { cookies: [], origins: [{ origin: site.url, localStorage }] },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await answerCalls(page, {
    ...frame,
    'GET /chat/threads': { threads: [], total_count: 0 },
    'GET /chat/budget': { daily_messages: 60, left: 58, renewed_at: inDays(1) },
    'GET /chat/active': { generation_id: null, message_id: null },
    'GET /chat/voices': { speaks: 'built_in', hears: true },
  })
  let read = 0
  await page.route(
    ({ pathname }) => pathname === '/api/v1/chat',
    (route, request) => {
      const { searchParams } = new URL(request.url())
      const before = searchParams.get('before')
      const end = before === null ? length : messages.findIndex(({ id }) => id === before)
      if (searchParams.has('thread_id')) read++
      return route.fulfill({
        json: { messages: messages.slice(end - limits.page_size, end), total_count: length },
      })
    },
  )
  await page.goto(`${pages.chat()}?thread=${thread_id}`)
  await expect(page.getByText(`Message ${length - 1}:`)).toBeVisible()
  await page.mouse.move(500, 300)
  // Nothing but the wheel moves what is read: what is come to stays before the reader.
  while (read < pagesBack) {
    await page.mouse.wheel(0, -1_500)
    await page.waitForTimeout(50)
  }
  await page.waitForTimeout(500)
  const seen = await numbersInView(page)
  await page.waitForTimeout(500)
  expect(await numbersInView(page)).toEqual(seen)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(await page.locator('main *').count()).toBeLessThan(mostNodes)
  await page.getByRole('button', { name: 'Jump to the latest' }).click()
  await expect(page.getByText(`Message ${length - 1}:`)).toBeInViewport()
  await context.close()
  site.stop()
})

/** The numbers of the messages that are seen, in their order. */
const numbersInView = (page: Page): Promise<number[]> =>
  page.locator('main li p').evaluateAll((all) =>
    all.flatMap((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      const number = /^Message (\d+):/.exec(each.textContent ?? '')?.[1]
      return number !== undefined && bottom > 80 && top < innerHeight - 200 ? [Number(number)] : []
    }),
  )
