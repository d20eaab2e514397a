import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { type Api, signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { answerTo, handIn } from '../support/student-api.ts'

test.use({ school: 'worksheets' })

const usual = 12

/** The first class of the demonstration's teacher. */
async function classOf(url: string) {
  const { call } = await signIn(url, 'teacher')
  const { classes } = await call('GET /classes', {})
  const [first] = classes
  if (!first) throw new Error('The teacher has a class')
  return { id: first.id, name: first.name }
}

const questionsOn = (page: Page) => page.getByRole('button', { name: /^Change question/ })

for (const { name, width } of [
  { name: 'at a desk', width: 1440 },
  { name: 'on a telephone', width: 390 },
]) {
  test(`${name}: a sheet of twelve is made in a few presses, changed, and found in the library`, async ({
    signInAs,
    server,
  }) => {
    const page = await signInAs('teacher')
    await page.setViewportSize({ width, height: 900 })
    const of = await classOf(server.url)
    await page.goto(`/teacher/creator/classId/${of.id}`)
    await page.getByRole('button', { name: 'Make the worksheet' }).click()
    await expect(questionsOn(page)).toHaveCount(usual)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()

    await page.getByRole('button', { name: 'Change question 2', exact: true }).click()
    const tools = page.getByRole('toolbar', { name: 'Question 2' })
    await tools.getByRole('button', { name: 'Lock' }).click()
    await tools.getByRole('button', { name: 'Swap' }).click()
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Down', exact: true }).click()
    await expect(page.getByRole('toolbar', { name: 'Question 3' })).toBeVisible()

    const title = page.getByLabel('Title of the worksheet')
    await title.fill(`Practice ${width}`)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(title).toHaveValue(`Practice ${width}`)
    await expect(questionsOn(page)).toHaveCount(usual)

    const word = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Word', exact: true }).click()
    expect((await word).suggestedFilename()).toBe(`Practice ${width}.docx`)

    await page.getByRole('button', { name: 'Put in the library' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'To the library' }).click()
    const card = page.getByRole('listitem').filter({ hasText: `Practice ${width}` })
    await expect(card.first()).toBeVisible()
    await page.getByRole('button', { name: `More for Practice ${width}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(card).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card.first()).toBeVisible()
  })
}

test('words make a draft, and say what they left over', async ({ signInAs, server }) => {
  const page = await signInAs('teacher')
  const of = await classOf(server.url)
  await page.goto(`/teacher/creator/classId/${of.id}`)
  await page.getByLabel('What do you want?').fill('6 questions, two hard ones, in Comic Sans')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(questionsOn(page)).toHaveCount(6)
  await expect(page.getByText('Comic Sans')).toBeVisible()
})

test('a sheet of which two are enough says so to its maker and its student, and counts the best', async ({
  signInAs,
  server,
}) => {
  const { call, stream } = await signIn(server.url, 'student')
  const classId = await classOfStudent(server.url, call)
  const worksheet = await choicesFor(server.url, classId, 4)
  const page = await signInAs('teacher')
  await page.goto(pages.creator({ classId, worksheet }))
  await page.getByLabel('To finish').fill('2')
  await page.getByRole('button', { name: 'Change question 3', exact: true }).click()
  await page.getByRole('toolbar', { name: 'Question 3' }).getByLabel('Compulsory').check()
  const words = 'Answer any 2 of 4. Question 3 must be answered.'
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Set it' }).click()
  await expect(dialog).toHaveCount(0)

  const { quizzes } = await call('GET /quiz', { query: {} })
  const quiz = quizzes.find(({ title }) => title === choices)
  if (!quiz) throw new Error('The work is not set for the student')
  const { questions } = await call('GET /quiz/{id}', { params: { id: quiz.id } })
  await signInAs('student')
  await page.goto(pages.quiz({ quizId: quiz.id }))
  await expect(page.getByText(words)).toBeVisible()
  const done = page.getByRole('progressbar', { name: 'Answered questions' })
  await expect(done).toHaveAttribute('aria-valuetext', '0 of 2 answered')

  const chosen = (at: number[]) =>
    questions
      .filter((_, index) => at.includes(index))
      .map((question) => answerTo(question, { selected_option: [1] }))
  await handIn({ stream }, quiz.id, chosen([0, 1]))
  await page.goto(pages.quiz({ quizId: quiz.id, view: 'summary' }))
  await expect(page.getByRole('heading', { name: '1 of 2 answered so far' })).toBeVisible()
  await page.getByRole('button', { name: 'Hand it in as it is' }).click()
  await expect(page.getByRole('alertdialog', { name: 'One more is to be answered' })).toBeVisible()
  await page.getByRole('button', { name: 'Not yet, go back' }).click()

  await handIn({ stream }, quiz.id, chosen([2]))
  await page.reload()
  await expect(page.getByRole('heading', { name: '2 are answered' })).toBeVisible()
  await page.getByRole('button', { name: 'Hand in the quiz' }).click()
  await expect(page.getByText(/Your best 2 counted: (1, 3|2, 3)\./)).toBeVisible()
})

const choices = 'Two of four'

/** A class in which the demonstration's teacher has set something to this student. */
async function classOfStudent(url: string, student: Api['call']): Promise<string> {
  const { call } = await signIn(url, 'teacher')
  const { quizzes } = await student('GET /quiz', { query: {} })
  const { classes } = await call('GET /classes', {})
  for (const { id: classId } of classes) {
    const { assignments } = await call('GET /worksheets/progress/{classId}', {
      params: { classId },
    })
    if (quizzes.some(({ assignment_id }) => assignments.some(({ id }) => id === assignment_id)))
      return classId
  }
  throw new Error('The teacher and the student have no class in common')
}

/** A sheet for a class of so many questions that are answered by one choice. */
async function choicesFor(url: string, class_id: string, size: number): Promise<string> {
  const { call } = await signIn(url, 'teacher')
  const { questions } = await call('GET /questions', { query: { type: 'single_choice', size } })
  const body = { title: choices, class_id }
  const { worksheet } = await call('POST /worksheets', { body, files: {} })
  const question_ids = questions.map(({ question_id }) => question_id)
  const params = { id: worksheet.id }
  await call('POST /worksheets/{id}/questions', { params, query: { question_ids } })
  return worksheet.id
}
