/**
 * Takes the pictures of the student's pages for `docs/pictures`, on the demonstration school:
 * `npm run pictures`. They stand beside the mock-ups, so each shows what its mock-up shows.
 */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { quizNamed, signedIn, signIn } from './api.ts'
import { bracketLines, slippedLines, solveLinear, widthOf } from './equations.ts'
import { startServer } from './server.ts'
import { answerTo, ask, handIn } from './student-api.ts'

const folder = join(import.meta.dirname, '../../docs/pictures')
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
/** What moves has come to rest by then. */
const restMs = 600

type Taking = {
  /** The page from top to bottom, and not only what a screen of this size shows of it. */
  readonly whole?: boolean
  /** What is to be done first on a phone. */
  readonly onPhone?: () => Promise<void>
}

/** Takes a page in both sizes, light and dark. */
async function take(page: Page, name: string, { whole = false, onPhone }: Taking = {}) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    if (size.width < 600) await onPhone?.()
    await page.waitForTimeout(restMs)
    if (whole) await growTo(page, size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(restMs)
      const path = join(folder, `${name}-${size.width}-${colorScheme}.png`)
      await page.screenshot({ path, animations: 'disabled' })
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize(sizes[0])
}

/** Makes the window as high as the page: bars that stick to its end then stand at the end. */
async function growTo(page: Page, { width, height }: (typeof sizes)[number]) {
  const content = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, content) })
}

/** An attempt that is under way, as it is in the mock-up: some answered, one skipped, one bookmarked. */
async function prepareQuiz(student: Awaited<ReturnType<typeof signIn>>) {
  const id = await quizNamed(student, 'Solving linear equations')
  const { questions } = await student.call('GET /quiz/{id}', { params: { id } })
  const at = (place: number) => {
    const question = questions[place - 1]
    if (!question) throw new Error(`The quiz has no question ${place}`)
    return question
  }
  await handIn(student, id, [
    answerTo(at(1), { value: String(solveLinear(at(1).text)) }),
    answerTo(at(5), { value: 'do the same to the other side' }),
  ])
  const save = (place: number, draft: object) =>
    student.call('PATCH /quiz/{id}/evaluation-questions', {
      params: { id },
      body: { id: at(place).evaluation_question_id, ...draft },
    })
  await save(2, { is_skipped: true })
  await save(7, { is_bookmark: true })
  await save(3, { value: slippedLines(at(3).text).join('\n') })
  await save(4, { value: bracketLines(at(4).text).join('\n') })
  await student.call('POST /quiz/{id}/evaluation-questions/{evaluationQuestionId}/hints', {
    params: { id, evaluationQuestionId: at(4).evaluation_question_id },
  })
  return { path: `/student/quiz/${id}`, width: widthOf(at(8).text) }
}

async function takeQuiz(page: Page, { path, width }: Awaited<ReturnType<typeof prepareQuiz>>) {
  const check = page.getByRole('button', { name: /Check my answer|Keep my answer/ })
  const goTo = (place: number) =>
    page
      .getByRole('navigation', { name: 'Questions' })
      .getByRole('button', { name: new RegExp(`^Question ${place},`) })
      .filter({ visible: true })
      .click()
  await page.goto(`${path}?question=4`)
  await page.getByText('We read this as').waitFor()
  await take(page, 'quiz', { whole: true })
  await check.click()
  await page.getByRole('heading', { name: /^Right/ }).waitFor()
  await take(page, 'quiz-right', { whole: true })
  await goTo(3)
  await check.click()
  await page.getByRole('heading', { name: /^Not yet/ }).waitFor()
  await take(page, 'quiz-not-yet', { whole: true })

  await goTo(6)
  await page.context().setOffline(true)
  await page.getByRole('radio').nth(1).check()
  await check.click()
  await goTo(7)
  await page.getByRole('radio').first().check()
  await check.click()
  await goTo(8)
  await page.getByLabel('Number', { exact: true }).fill(String(width))
  await page.getByLabel('Unit').fill('cm')
  await check.click()
  await goTo(2)
  await page.getByText('3 answers are waiting to be sent').waitFor()
  await take(page, 'quiz-offline', { whole: true })
  await page.context().setOffline(false)
  await page.getByText('answers are waiting to be sent').waitFor({ state: 'hidden' })
}

async function takeChat(page: Page, student: Awaited<ReturnType<typeof signIn>>) {
  const first = 'Help me solve x^2 - 4x + 3 = 0'
  const { thread_id } = await ask(student, first, { subject: 'Mathematics' })
  await ask(student, 'I do not know. What does factorise mean?', { thread_id })
  await ask(student, '(x - 1)(x - 3) = 0', { thread_id })
  await page.goto(`/student/v2/chat?thread=${thread_id}`)
  await page.getByRole('list', { name: 'Sources' }).getByRole('button').click()
  await page.getByRole('article', { name: 'Page' }).waitFor()
  const close = () =>
    page
      .getByRole('button', { name: /^Close/ })
      .first()
      .click()
  await take(page, 'chat', { onPhone: close })
}

mkdirSync(folder, { recursive: true })
const server = await startServer()
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const student = await signIn(server.url, 'student')
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: signedIn(server.url, student.user),
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  const page = await context.newPage()
  await page.goto('/student/dashboard')
  await page.getByText(/in bloom/).waitFor()
  await take(page, 'student-home', { whole: true })
  await takeQuiz(page, await prepareQuiz(student))
  await takeChat(page, student)
} finally {
  await browser.close()
  await server.stop()
}
