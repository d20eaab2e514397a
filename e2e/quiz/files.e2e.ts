import { pages } from '@learngrove/contract/pages'
import type { Locator, Page } from '@playwright/test'
import { signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { violations } from '../support/page-checks.ts'

const { CHROMIUM_PATH } = process.env

test.use({
  permissions: ['microphone'],
  launchOptions: {
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
})

/** The smallest picture that is one: a dot, as a PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = { name: 'page.png', mimeType: 'image/png', buffer: dot }

const thanked = { name: 'Thank you, a teacher can look' }

/** The quiz to draw, to say and to write, of this server's student. */
async function scene(url: string) {
  const { call } = await signIn(url, 'student')
  const { quizzes } = await call('GET /quiz', { query: {} })
  const quizId = quizzes.find(({ title }) => title === 'Draw it and say it')?.id ?? ''
  await call('GET /quiz/{id}', { params: { id: quizId } })
  const read = async (at: number) => {
    const attempt = await call('GET /quiz/{id}/evaluations', { params: { id: quizId } })
    const mine = attempt.evaluations[at - 1]
    if (!mine) throw new Error('There is no such question')
    return mine
  }
  const at = (place: number) => `${pages.quiz({ quizId })}?question=${place}`
  return { call, quizId, read, at }
}

/** Opens a question to be answered, whether it was handed in by the test before or not. */
async function openToAnswer(page: Page, address: string, field: Locator) {
  await page.goto(address)
  const change = page.getByRole('button', { name: 'Change my answer' })
  await expect(change.or(field).first()).toBeVisible()
  if (await change.isVisible()) await change.click()
}

/** Where something is once it has come to rest: what comes late above it moves it. */
async function restingBox(one: Locator) {
  const read = async () => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  let box = await read()
  await expect(async () => {
    const before = box
    box = await read()
    expect(box).toEqual(before)
  }).toPass({ intervals: [100] })
  return box
}

/** Draws a stroke with the mouse, from and to shares of the sheet. */
async function draw(page: Page, [x, y]: [number, number], [toX, toY]: [number, number]) {
  const sheet = page.getByRole('img', { name: /^Your drawing/ })
  // The dock covers the lower edge of the window.
  await sheet.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  const box = await restingBox(sheet)
  await page.mouse.move(box.x + x * box.width, box.y + y * box.height)
  await page.mouse.down()
  await page.mouse.move(box.x + toX * box.width, box.y + toY * box.height, { steps: 8 })
  await page.mouse.up()
}

test('a drawing is made with a mouse, undone, kept over a reload, and waits for a teacher as a picture', async ({
  signInAs,
  server,
}) => {
  const { read, at } = await scene(server.url)
  const page = await signInAs('student')
  await page.goto(at(1))
  await page.waitForLoadState('networkidle')
  const drawn = (words: string) => expect(page.getByRole('img', { name: words })).toBeVisible()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await draw(page, [0.2, 0.8], [0.7, 0.2])
  await draw(page, [0.1, 0.5], [0.9, 0.5])
  await drawn('Your drawing: 2 strokes')
  await press('Undo')
  await drawn('Your drawing: 1 stroke')
  await page.keyboard.press('Control+Shift+z')
  await drawn('Your drawing: 2 strokes')
  await press('Rubber')
  await draw(page, [0.12, 0.42], [0.12, 0.56])
  await drawn('Your drawing: 1 stroke')
  await press('Clear the sheet')
  await drawn('Your drawing: nothing yet')
  await press('Undo')
  await press('Straight line')
  await draw(page, [0.5, 0.1], [0.5, 0.9])
  expect(await violations(page)).toEqual([])
  const strokes =
    (await page.getByRole('img', { name: /^Your drawing/ }).getAttribute('aria-label')) ?? ''
  await page.reload()
  await drawn(strokes)
  await page.getByRole('button', { name: 'Hand it in' }).click()
  await expect(page.getByRole('heading', thanked)).toBeVisible()
  await expect(page.getByRole('img', { name: /^The page of your working/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const { review, file_ids, tries } = await read(1)
  expect({ review, tries }).toEqual({ review: 'waiting', tries: 0 })
  const staff = await signIn(server.url, 'teacher')
  const seen = await staff.call('GET /quiz/files/{fileId}', {
    params: { fileId: file_ids?.[0] ?? '' },
  })
  expect(seen.headers.get('content-type')).toBe('image/png')
})

test('who draws nothing describes it by the keyboard, or adds pictures, also without a network', async ({
  signInAs,
  server,
  context,
}) => {
  const { read, at } = await scene(server.url)
  const page = await signInAs('student')
  const inWords = page.getByRole('button', { name: 'Describe it in words instead' })
  await openToAnswer(page, at(1), inWords)
  await inWords.press('Enter')
  await page.getByLabel('Your drawing in words').fill('A curve through minus 2 and 2.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.getByTestId('picture').setInputFiles([photo])
  await expect(page.getByText('On this device', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my answer' }).click()
  await expect(page.getByText(/1 answer is waiting to be sent; nothing is lost/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/waiting to be sent/)).toBeHidden()
  await expect
    .poll(async () => (await read(1)).file_ids?.length, { timeout: 30_000 })
    .toBeGreaterThan(0)
  expect((await read(1)).value).toBe('A curve through minus 2 and 2.')
})

test('an answer is spoken, paused, heard, and handed in', async ({ signInAs, server }) => {
  const { read, at } = await scene(server.url)
  const page = await signInAs('student')
  await page.goto(at(2))
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused()
  await expect(page.getByText('0:01 of 3:00')).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  const heard = page.getByRole('region', { name: 'Your recording' })
  await expect(heard.locator('audio')).toBeVisible()
  await expect(heard.getByText('Kept')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await heard.getByRole('button', { name: 'Delete and start again' }).click()
  await page.getByRole('button', { name: 'Start recording' }).click()
  await expect(page.getByText('0:01 of 3:00')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(heard.getByText('Kept')).toBeVisible()
  await page.getByRole('button', { name: 'Hand it in' }).click()
  await expect(page.getByRole('heading', thanked)).toBeVisible()
  const { review, file_ids } = await read(2)
  expect(review).toBe('waiting')
  const staff = await signIn(server.url, 'teacher')
  const seen = await staff.call('GET /quiz/files/{fileId}', {
    params: { fileId: file_ids?.[0] ?? '' },
  })
  expect(seen.headers.get('content-type')).toMatch(/^audio\/(webm|mp4)$/)
})

test('who has switched the microphone off is told so kindly, and writes', async ({
  signInAs,
  server,
}) => {
  const { at } = await scene(server.url)
  const page = await signInAs('student')
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  const start = page.getByRole('button', { name: 'Start recording' })
  const again = page.getByRole('button', { name: 'Delete and start again' })
  await openToAnswer(page, at(2), start.or(again))
  await expect(start.or(again)).toBeVisible()
  if (await again.isVisible()) await again.click()
  await start.click()
  await expect(page.getByText('The microphone is switched off for this page')).toBeVisible()
  await page.getByRole('button', { name: 'Write it down instead' }).click()
  await page.getByLabel('Your answer in words').fill('Minus 3 squared is 9 too.')
  expect(await violations(page)).toEqual([])
})

test('a phone that scans the code sends pages in their order, and they appear on the desktop', async ({
  signInAs,
  server,
  browser,
  baseURL,
}) => {
  const { call, quizId, read, at } = await scene(server.url)
  const page = await signInAs('student')
  await page.goto(at(3))
  await page.getByRole('button', { name: 'Add a photo of your working' }).click()
  const asked = page.waitForResponse(/\/phone$/)
  await page.getByRole('button', { name: 'Take a photo with your phone' }).click()
  const { token } = (await (await asked).json()) as { token: string }
  await expect(page.getByRole('img', { name: /Code that opens a camera page/ })).toBeVisible()
  expect(await violations(page)).toEqual([])

  // Nobody is signed in on the phone.
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 800 },
    serviceWorkers: 'block',
  })
  const phone = await context.newPage()
  await phone.goto(pages.sharedSheet({ quizId, photo: token }))
  await expect(phone.getByRole('heading', { name: 'Photos for question 3' })).toBeVisible()
  await phone.locator('input[multiple]').setInputFiles([photo, { ...photo, name: 'other.png' }])
  await expect(phone.getByRole('img')).toHaveCount(2)
  await phone.getByRole('button', { name: 'Move page 2 up' }).click()
  await phone.getByRole('button', { name: 'Remove page 2' }).click()
  await phone.locator('input[multiple]').setInputFiles([photo])
  expect(await violations(phone)).toEqual([])
  await context.setOffline(true)
  await phone.getByRole('button', { name: 'Send 2 photos' }).click()
  await expect(phone.getByRole('alert')).toContainText('Nothing is lost')
  await context.setOffline(false)
  await phone.getByRole('button', { name: 'Send again' }).click()
  await expect(phone.getByRole('heading', { name: 'Sent' })).toBeVisible()
  expect(await violations(phone)).toEqual([])

  await expect(page.getByText('2 pages have arrived.')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Page \d of 2/ })).toHaveCount(2)
  await phone.reload()
  await expect(phone.getByRole('heading', { name: 'This code is over' })).toBeVisible()
  await context.close()

  // The page puts them into the answer, and keeps that as any other draft.
  await expect.poll(async () => (await read(3)).file_ids?.length).toBe(2)
  const [file] = (await read(3)).file_ids ?? []
  const seen = await call('GET /quiz/files/{fileId}', { params: { fileId: file ?? '' } })
  expect(seen.headers.get('content-type')).toBe('image/webp')
  expect(seen.headers.get('cache-control')).toBe('no-store')
})
