import { pages } from '@learngrove/contract/pages'
import type { Locator, Page } from '@playwright/test'
import { type Api, apiOf, signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { answerTo, handIn } from '../support/student-api.ts'

test.use({ school: 'the whole way of a worksheet' })

/** What making a sheet of twelve and setting it may take. */
const mostPresses = 15
const questions = 12

/** The first class of the teacher, and three of its students. */
async function classOf(url: string) {
  const staff = await signIn(url, 'teacher')
  const { classes } = await staff.call('GET /classes', {})
  const [first] = classes
  if (!first) throw new Error('The teacher has a class')
  const { id, name } = first
  const { students } = await staff.call('GET /classes/{classId}/students', {
    params: { classId: id },
  })
  const owner = await signIn(url, 'owner')
  const { cards } = await owner.call('POST /teachers/cards', {
    body: { user_ids: students.slice(0, 3).map((each) => each.id) },
  })
  return { id, name, staff, cards }
}

/** Signs a student in by their card, answers what can be answered in one word, and hands in. */
async function answersAll(
  url: string,
  { username, password }: { readonly username: string; readonly password: string },
  assignment_id: string,
): Promise<void> {
  const { call: ask } = apiOf(url, '')
  const { access_token } = await ask('POST /auth/login', { body: { username, password } })
  const student: Api = apiOf(url, access_token)
  const { quizzes } = await student.call('GET /quiz', { query: {} })
  const quiz = quizzes.find((each) => each.assignment_id === assignment_id)
  if (!quiz) throw new Error('The work is not set for this student')
  const shown = await student.call('GET /quiz/{id}', { params: { id: quiz.id } })
  const submissions = shown.questions.flatMap((question) => {
    if (question.type === 'single_choice') return answerTo(question, { selected_option: [1] })
    if (question.type === 'number') return answerTo(question, { value: '1' })
    return []
  })
  await handIn(student, quiz.id, submissions, { is_finished: 'true' })
}

const ways = [
  { name: 'at a desk', width: 1440, act: (what: Locator) => what.click() },
  { name: 'on a telephone', width: 390, act: (what: Locator) => what.click() },
  { name: 'by the keyboard alone', width: 1440, act: (what: Locator) => what.press('Enter') },
]

for (const { name, width, act } of ways) {
  test(`${name}: a sheet is made, set, answered by three, read in the report, and a booster goes to a group`, async ({
    signInAs,
    server,
  }) => {
    test.slow()
    const of = await classOf(server.url)
    const page = await signInAs('teacher')
    await page.setViewportSize({ width, height: 900 })
    let presses = 0
    const press = async (what: Locator) => {
      presses += 1
      await act(what)
    }
    /** Makes a sheet and sets it; returns which work that is. */
    const make = async (title: RegExp) => {
      const before = await workOf(of.staff, of.id)
      await press(page.getByRole('button', { name: 'Make the worksheet' }))
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await press(page.getByRole('button', { name: 'Assign', exact: true }))
      const dialog = page.getByRole('dialog', { name: title })
      await press(dialog.getByRole('button', { name: 'Set it' }))
      await expect(dialog).toHaveCount(0)
      const [set] = (await workOf(of.staff, of.id)).filter((id) => !before.includes(id))
      if (set === undefined) throw new Error('Nothing was set')
      return set
    }

    await page.goto(pages.creator({ classId: of.id }))
    const work = await make(new RegExp(`^Set work for ${of.name}`))
    expect(presses).toBeLessThanOrEqual(mostPresses)
    await expect(page.getByRole('button', { name: /^Change question/ })).toHaveCount(questions)
    await exportsWord(page, press)

    await Promise.all(of.cards.map((card) => answersAll(server.url, card, work)))

    await page.goto(pages.teacherReports({ class: of.id, work }))
    const each = page.getByRole('table', { name: 'Each student' })
    for (const { first_name, last_name } of of.cards) {
      const row = each.getByRole('row').filter({ hasText: `${first_name} ${last_name}` })
      await expect(row.getByRole('button', { name: 'the answers of' })).toBeVisible()
    }

    await page.goto(pages.teacherReports({ class: of.id }))
    const first = page.getByRole('region', { name: 'What to do first' })
    await press(first.getByRole('link', { name: /^Make/ }).first())
    await make(new RegExp(`^Set work for \\d+ of ${of.name}`))
  })
}

/** What is set to a class. */
async function workOf({ call }: Api, classId: string): Promise<string[]> {
  const { assignments } = await call('GET /worksheets/progress/{classId}', { params: { classId } })
  return assignments.map(({ id }) => id)
}

async function exportsWord(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  const word = page.waitForEvent('download')
  await press(page.getByRole('button', { name: 'Word', exact: true }))
  expect((await word).suggestedFilename()).toMatch(/\.docx$/)
}
