import type { Page } from '@playwright/test'
import { signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'assignments' })

const sheet = 'Fractions check-in'

/** The class of the demonstration's student that is set this sheet. */
async function classOf(url: string) {
  const [teacher, student] = [await signIn(url, 'teacher'), await signIn(url, 'student')]
  const { quizzes } = await student.call('GET /quiz', { query: {} })
  const { classes } = await teacher.call('GET /classes', {})
  for (const { id, name } of classes) {
    const params = { classId: id }
    const { assignments } = await teacher.call('GET /worksheets/progress/{classId}', { params })
    const isTheirs = ({ assignment_id }: { readonly assignment_id: string | null }) =>
      assignments.some((work) => work.id === assignment_id)
    if (quizzes.some((quiz) => quiz.title === sheet && isTheirs(quiz)))
      return { id, name, teacher, student }
  }
  throw new Error('The teacher and the student have no class in common')
}

/** Begins the quiz of some work and hands in one answer, whatever it is worth. */
async function beginWork(student: Awaited<ReturnType<typeof signIn>>, quiz_id: string) {
  const params = { id: quiz_id }
  const { questions } = await student.call('GET /quiz/{id}', { params, query: {} })
  const choice = questions.findIndex(({ type }) => type === 'single_choice')
  const id = questions[choice]?.evaluation_question_id ?? ''
  const list = [{ id, attempt_key: crypto.randomUUID(), selected_option: [1] }]
  const evaluations = Buffer.from(JSON.stringify(list)).toString('base64')
  const sent = { params, body: { evaluations }, files: {} }
  for await (const event of student.stream('POST /quiz/{id}/submit', sent)) void event
  return choice + 1
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

for (const { name, width } of [
  { name: 'at a desk', width: 1440 },
  { name: 'on a telephone', width: 390 },
]) {
  test(`${name}: work is set in a few presses, followed as it goes, and a student is given more time`, async ({
    signInAs,
    server,
  }) => {
    const of = await classOf(server.url)
    const page = await signInAs('teacher')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/teacher/assignments?class=${of.id}`)

    await page.getByRole('button', { name: 'Set work' }).click()
    const dialog = page.getByRole('dialog', { name: /^Set work/ })
    await dialog.getByRole('combobox', { name: 'Worksheet' }).fill(sheet)
    await page.getByRole('option', { name: sheet }).first().click()
    // A double press sets once.
    await dialog.getByRole('button', { name: 'Set it' }).dblclick()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/work=/)
    const work = new URL(page.url()).searchParams.get('work')
    const params = { classId: of.id }
    const { assignments } = await of.teacher.call('GET /worksheets/progress/{classId}', { params })
    const set = assignments.find(({ id }) => id === work)
    expect(set).toMatchObject({ title: sheet, num_working: 0 })

    // The student is told, begins, and the board shows it while the page stays open.
    const { notices } = await of.student.call('GET /notices', {})
    expect(notices[0]).toMatchObject({ kind: 'set', assignment_id: work })
    const question = await beginWork(of.student, set?.quiz_id ?? '')
    const { first_name, last_name } = of.student.user
    const row = rowOf(page, `${first_name} ${last_name}`)
    await expect(row).toContainText(`On question ${question}`)
    await expect(page.getByText(/one is at work/)).toBeVisible()

    await row.getByRole('button', { name: `What to do with ${first_name} ${last_name}` }).click()
    await page.getByRole('menuitem', { name: /More time/ }).click()
    await page.getByRole('button', { name: /^Give until/ }).click()
    await expect(page.getByRole('dialog', { name: /^More time/ })).toHaveCount(0)
    const later = await of.student.call('GET /notices', {})
    expect(later.notices[0]).toMatchObject({ kind: 'extended', assignment_id: work })

    await row.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Excuse', exact: true }).click()
    const excusing = page.getByRole('dialog', { name: /^Excuse/ })
    await excusing.getByLabel('Why').fill('Away since Monday')
    // A slow finger, while the notification of the new date stands: it must not come between.
    await excusing.getByRole('button', { name: 'Excuse' }).click({ delay: 400 })
    await expect(row).toContainText('Excused')
    const { quizzes } = await of.student.call('GET /quiz', { query: {} })
    expect(quizzes.some(({ assignment_id }) => assignment_id === work)).toBe(false)
  })
}

test('a question stands on the board with the answers of the room, and nobody is named', async ({
  signInAs,
  server,
}) => {
  const of = await classOf(server.url)
  const page = await signInAs('teacher')
  await page.goto(`/teacher/assignments?class=${of.id}`)
  await page.getByRole('link', { name: 'Question on the board' }).click()
  await expect(page.getByText(/of \d+ have answered/)).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText(/question 2 of/)).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Project, no names' }).click()
  await expect(page.getByRole('list', { name: 'Where everyone is' })).toBeVisible()
  const { first_name } = of.student.user
  await expect(page.getByText(first_name, { exact: true })).toHaveCount(0)
})
