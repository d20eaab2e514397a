import { pages } from '@learngrove/contract/pages'
import { type Api, signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { violations } from '../support/page-checks.ts'
import { answerTo, handIn } from '../support/student-api.ts'

test.use({ school: 'worksheets' })

for (const width of [1440, 390]) {
  test(`what waits for a person is decided by the keyboard alone, and taken back, at ${width} px`, async ({
    signInAs,
  }) => {
    const page = await signInAs('teacher')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(pages.teacherAssignments({ view: 'marking' }))
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(/^\d+ answers wait for you$/)
    const before = await heading.innerText()

    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await expect(heading).not.toHaveText(before)
    await expect(page.getByText(/got 1 mark/)).toBeVisible()

    // While the message of the last decision is still there.
    await page.keyboard.press('z')
    await expect(heading).toHaveText(before)
    await expect(page.getByText('Taken back. They wait for you again.')).toBeVisible()

    await page.keyboard.press('s')
    await page.keyboard.press('0')
    await expect(page.getByRole('button', { name: /^0 marks/ })).toBeEnabled()
  })
}

test('answers are marked by hand, one after another', async ({ signInAs }) => {
  const page = await signInAs('teacher')
  await page.goto(pages.teacherAssignments({ view: 'marking' }))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^\d+ answers wait for you$/)
  const count = async () => Number.parseInt(await heading.innerText(), 10)
  for (const marks of ['1', '0']) {
    const before = await count()
    await page.keyboard.press(marks)
    await page.keyboard.press('Enter')
    await expect.poll(count).toBeLessThan(before)
  }
  await expect(page.getByText(/\d marked\./)).toBeVisible()
})

const keyPath = 'GET /quiz/marking/classes/{classId}/questions/{questionId}'

/** Answers a question of one choice so that it is not right, in a class whose teacher can set another key. */
async function answerUnfairly({ call, stream }: Api, staff: Api) {
  const { classes } = await staff.call('GET /classes', {})
  const { quizzes } = await call('GET /quiz', { query: {} })
  for (const { id: quizId } of quizzes) {
    const params = { id: quizId }
    const { questions } = await call('GET /quiz/{id}', { params })
    const { evaluations } = await call('GET /quiz/{id}/evaluations', { params })
    for (const [at, question] of questions.entries()) {
      const isNew = evaluations[at]?.tries === 0 && !evaluations[at]?.is_settled
      if (question.type !== 'single_choice' || !isNew) continue
      const [event] = await handIn({ stream }, quizId, [
        answerTo(question, { selected_option: [1] }),
      ])
      const told = event?.event === 'evaluations' ? event.data.evaluations[0] : undefined
      if (told?.verdict !== 'wrong') continue
      for (const { id: classId } of classes) {
        const of = { classId, questionId: question.id }
        const { version } = await staff.call(keyPath, { params: of })
        if (version?.changes.includes('options')) return { quizId, at, question, classId }
      }
    }
  }
  throw new Error('Every question of one choice was right or done')
}

test('a key is corrected, the answers are marked again, and a student sees it', async ({
  signInAs,
  server,
}) => {
  const student = await signIn(server.url, 'student')
  const staff = await signIn(server.url, 'teacher')
  const { quizId, at, question, classId } = await answerUnfairly(student, staff)
  const page = await signInAs('teacher')
  await page.goto(pages.teacherAssignments({ view: 'key', class: classId, question: question.id }))
  await test.step('what changes is seen first, by the keyboard', async () => {
    await expect(page.getByRole('heading', { name: 'What counts as right' })).toBeVisible()
    const said = page.getByRole('region', { name: 'What your class answered' })
    await expect(said.getByRole('listitem').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    const [option] = await page.getByRole('radio').all()
    await option?.check()
    await page.getByRole('button', { name: 'See what changes' }).press('Enter')
    await expect(page.getByRole('heading', { name: /marks? goe?s? up/ })).toBeFocused()
    await page.getByLabel(/What the students read/).fill('Both readings are fine.')
    expect(await violations(page)).toEqual([])
  })

  await test.step('and then carried through', async () => {
    await page.getByRole('button', { name: 'Correct and mark again' }).press('Enter')
    await expect(page.getByText(/\d marks? changed\./)).toBeVisible({ timeout: 30_000 })
    const params = { id: quizId }
    const { evaluations } = await student.call('GET /quiz/{id}/evaluations', { params })
    expect(evaluations[at]).toMatchObject({ is_full_marks: true, is_settled: true })
    const { notices } = await student.call('GET /notices', { query: {} })
    expect(notices[0]).toMatchObject({ kind: 'remarked', quiz_id: quizId })
  })

  await test.step('the student reads why', async () => {
    const own = await signInAs('student')
    await own.goto(`${pages.quiz({ quizId })}?question=${at + 1}`)
    await expect(own.getByText(/Both readings are fine\./).first()).toBeVisible()
  })
})
