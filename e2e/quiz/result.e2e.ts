import { pages } from '@learngrove/contract/pages'
import { quizNamed, signIn } from '../support/api.ts'
import { solveLinear } from '../support/equations.ts'
import { expect, test } from '../support/fixtures.ts'
import { outboxOf } from '../support/outbox.ts'
import { pageOf } from '../support/sign-up.ts'
import { answerTo, handIn } from '../support/student-api.ts'

test.use({ school: 'result' })

const isLinear = ({ type, text }: { type: string; text: string }) =>
  type === 'number' &&
  /x\s*([+-]\s*\d+)?\s*=\s*-?\d+/.test(text) &&
  Number.isInteger(solveLinear(text))

/** Tries an equation until no try is left, and leaves the rest open. */
async function practised(url: string) {
  const student = await signIn(url, 'student')
  const id = await quizNamed(student, 'Solving linear equations')
  const { questions } = await student.call('GET /quiz/{id}', { params: { id }, query: {} })
  const missed = questions.find(isLinear)
  if (!missed) throw new Error('The quiz has no equation to solve')
  for (const value of ['98765', '98766', '98767'])
    await handIn(student, id, [answerTo(missed, { value })])
  return { ...student, id, missed, number: questions.indexOf(missed) + 1 }
}

test('a quiz ends on its result, which helps with each question and leads on to the next step', async ({
  browser,
  server,
}) => {
  const student = await practised(server.url)
  const page = await pageOf(browser, server.url, student.user)
  await page.goto(`${pages.quiz({ quizId: student.id })}?view=summary`)
  await page.getByRole('button', { name: 'Hand it in as it is' }).click()
  await page.getByRole('button', { name: 'Hand it in now' }).click()
  await expect(page.getByRole('heading', { name: /^\d.* of \d+/ })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Two things to do next' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'By topic' })).toContainText(/equations/i)

  await page.getByRole('button', { name: new RegExp(`^${student.number}\\b.*98767`) }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Something is not right here' }).click()
  const report = page.getByRole('dialog')
  await report.getByRole('button', { name: 'Send it' }).click()
  await expect(report.getByText('Choose what fits best.')).toBeVisible()
  await report.getByRole('radio', { name: 'I cannot understand it' }).check()
  await report.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByText('What you chose was sent along with the question.')).toBeVisible()

  await page.getByRole('button', { name: 'Ask my teacher' }).click()
  await page.getByLabel('What would you like to ask?').fill('Why do we take 3 away first?')
  await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByText(/^Sent to /)).toBeVisible()
  const letters = (await outboxOf(server.url)).map(({ text }) => text).join('\n')
  expect(letters).toContain('I cannot understand it')
  expect(letters).toContain('Why do we take 3 away first?')

  await page.getByRole('button', { name: /^Try the / }).click()
  await expect(page).not.toHaveURL(new RegExp(student.id))
  await expect(page.getByRole('article')).toBeVisible()
  await page.context().close()
})

test('one like it comes with other numbers, and leads back to where it was asked for', async ({
  browser,
  server,
}) => {
  const student = await practised(server.url)
  const page = await pageOf(browser, server.url, student.user)
  await page.goto(pages.quiz({ quizId: student.id, question: String(student.number) }))
  await page.getByRole('button', { name: 'Try one like this' }).click()
  await expect(page).toHaveURL(/back=/)
  const id = /quiz\/([^?]+)/.exec(page.url())?.[1] ?? ''
  const { questions } = await student.call('GET /quiz/{id}', { params: { id }, query: {} })
  expect(questions.map((question) => question.id)).toEqual([student.missed.id])
  const [fresh] = questions
  expect(fresh?.text).not.toBe(student.missed.text)
  await page
    .getByRole('article')
    .getByRole('textbox')
    .fill(`${solveLinear(fresh?.text ?? '')}`)
  await page.getByRole('button', { name: 'Check my answer' }).click()
  await page.getByRole('button', { name: `Back to question ${student.number}` }).click()
  await expect(page).toHaveURL(new RegExp(`${student.id}.*question=${student.number}`))
  await page.context().close()
})
