import type { Page } from '@playwright/test'
import { quizNamed, signIn } from '../support/api.ts'
import { questionsOf, solveLinear } from '../support/equations.ts'
import { expect, test } from '../support/fixtures.ts'
import { handsOn } from '../support/keyboard.ts'
import { check } from '../support/quiz-page.ts'
import { pageOf } from '../support/sign-up.ts'
import { answerTo, handIn } from '../support/student-api.ts'

test.use({ school: 'practice' })

const isLinear = ({ type, text }: { type: string; text: string }) =>
  type === 'number' &&
  /x\s*([+-]\s*\d+)?\s*=\s*-?\d+/.test(text) &&
  Number.isInteger(solveLinear(text))

/** Tries an equation until no try is left, and is never right. */
async function failOnce(url: string) {
  const student = await signIn(url, 'student')
  const id = await quizNamed(student, 'Solving linear equations')
  const { questions } = await student.call('GET /quiz/{id}', { params: { id } })
  const equation = questions.find(isLinear)
  if (!equation) throw new Error('The quiz has no equation to solve')
  for (const value of ['98765', '98766', '98767'])
    await handIn(student, id, [answerTo(equation, { value })])
  return { ...student, equation }
}

const mistakesOf = async ({ call }: Awaited<ReturnType<typeof failOnce>>) => {
  const { questions } = await call('GET /quiz/mistakes', { query: {} })
  return questions.map(({ question }) => question.id)
}

/** Waits for a quiz to open, and says which. */
async function opened(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/student\/quiz\//)
  await expect(page.getByRole('article')).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

test('what was not yet right is tried again with fresh numbers, and leaves the book once it is right', async ({
  browser,
  server,
}) => {
  const student = await failOnce(server.url)
  const { equation } = student
  expect(await mistakesOf(student)).toContain(equation.id)
  const page = await pageOf(browser, server.url, student.user)
  await page.goto('/student/dashboard')
  const places = page.getByRole('navigation', { name: 'Places' })
  await places.getByRole('link', { name: 'Practise' }).click()
  await page.getByRole('link', { name: /^Not-yet book/ }).click()
  const card = page.getByRole('listitem').filter({ hasText: '98767' })
  await expect(card.getByText('Your answer')).toBeVisible()
  await card.getByRole('button', { name: /^Try it again/ }).click()
  const quizId = await opened(page)
  const asked = await questionsOf(page, quizId)
  expect(asked.map(({ id }) => id)).toEqual([equation.id])
  const [fresh] = asked
  expect(fresh?.evaluation_question_id).not.toBe(equation.evaluation_question_id)
  expect(fresh?.text).not.toBe(equation.text)
  await page
    .getByRole('article')
    .getByRole('textbox')
    .fill(`${solveLinear(fresh?.text ?? '')}`)
  await check(page)
  await expect(page.getByRole('heading', { name: 'Right, and here is why' })).toBeVisible()
  expect(await mistakesOf(student)).not.toContain(equation.id)
  await page.goto('/student/v2/review?view=mistakes')
  await expect(page.getByRole('heading', { name: /Not-yet book|Nothing waits/ })).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.context().close()
})

test('a worksheet of two topics is made and begun by the keyboard alone', async ({
  browser,
  server,
}) => {
  const student = await signIn(server.url, 'student')
  const page = await pageOf(browser, server.url, student.user, {
    viewport: { width: 390, height: 844 },
  })
  await page.goto('/student/revisions')
  const { press, tabTo, tabInto, key, type } = handsOn(page)
  await press('link', /^Make a worksheet/)
  const topics = page.getByRole('group', { name: /^Topics/ }).getByRole('button')
  const paper = page.getByRole('region', { name: 'Maya’s worksheet' })
  for (const [place, chosen] of [topics.nth(0), topics.nth(1)].entries()) {
    await tabInto(chosen)
    await key('Space')
    await expect(paper.getByRole('listitem')).toHaveCount(place + 1)
  }
  await tabTo('radio', /^10 questions/)
  await key('ArrowUp')
  await expect(page.getByRole('radio', { name: /^5 questions/ })).toBeChecked()
  for (const kind of [
    'Choose an answer',
    'Write or draw at length',
    'Match and order',
    'Read a figure',
  ])
    await press('checkbox', kind, 'Space')
  await expect(paper.getByText(/type an answer/)).toBeVisible()
  await press('button', 'Make it and begin')
  const asked = await questionsOf(page, await opened(page))
  expect(asked).toHaveLength(5)
  await tabInto(page.getByRole('article').getByRole('textbox').first())
  await type('1')
  await press('button', 'Check my answer')
  const feedback = page.locator('#feedback')
  await expect(feedback.or(page.getByText(/press again to check it as it is/))).toBeVisible()
  if (!(await feedback.isVisible())) await press('button', 'Check my answer')
  await expect(feedback).toBeVisible()
  await page.context().close()
})
