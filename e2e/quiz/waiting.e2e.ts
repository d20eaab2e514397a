import { pages } from '@learngrove/contract/pages'
import { signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { violations } from '../support/page-checks.ts'
import { check } from '../support/quiz-page.ts'

// Others answer the same question, and only the first of them finds it open.
test.use({ school: 'waiting' })

/** Something of it is said, and not what a rubric can be sure of. */
const unsure = 'The perfume floats about in the room and it is quicker in the heat.'
const changed = 'The perfume floats about in the room and it goes quicker when it is hot there.'

test('an answer that waits costs nothing and can be changed, and the decision changes the result', async ({
  signInAs,
  server,
}) => {
  const { call } = await signIn(server.url, 'student')
  const { quizzes } = await call('GET /quiz', { query: {} })
  const listed = quizzes.find(({ title }) => /mixed bag of science/i.test(title))
  const quizId = listed?.id ?? ''
  const quiz = await call('GET /quiz/{id}', { params: { id: quizId } })
  const place = 1 + quiz.questions.findIndex(({ type }) => type === 'long_text')
  const read = async () => {
    const attempt = await call('GET /quiz/{id}/evaluations', { params: { id: quizId } })
    return { attempt, mine: attempt.evaluations[place - 1] }
  }
  const max_score = (await read()).mine?.max_score ?? 0

  const page = await signInAs('student')
  await page.goto(`${pages.quiz({ quizId })}?question=${place}`)
  await page.getByLabel('Your answer').fill(unsure)
  await check(page)

  await test.step('it is thanked for, and takes no try', async () => {
    await expect(page.getByRole('heading', { name: 'Thank you, a teacher can look' })).toBeFocused()
    await expect(page.getByText(/It costs you nothing. You can still change it/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    const { mine } = await read()
    expect(mine).toMatchObject({ review: 'waiting', tries: 0, tries_left: 3, marks_given: null })
  })

  await test.step('it is changed, and the new one waits in its place', async () => {
    await page.getByRole('button', { name: 'Change my answer' }).click()
    await expect(page.getByLabel('Your answer')).toHaveValue(unsure)
    await page.getByLabel('Your answer').fill(changed)
    await check(page)
    await expect(page.getByRole('heading', { name: 'Thank you, a teacher can look' })).toBeVisible()
    expect((await read()).mine).toMatchObject({ review: 'waiting', tries: 0, value: changed })
  })

  await test.step('the quiz is handed in, and its result says what is not decided', async () => {
    await page.goto(`${pages.quiz({ quizId })}?view=summary`)
    await page.getByRole('button', { name: 'Hand it in as it is' }).click()
    await page.getByRole('button', { name: 'Hand it in now' }).click()
    await expect(page.getByText(/One answer is not decided yet. A teacher can look/)).toBeVisible()
    await expect(page.getByRole('heading', { name: /of \d+, 1 not decided yet/ })).toBeVisible()
    await expect(page.getByText('Not decided yet', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  await test.step('the decision of a teacher arrives, and the result is another', async () => {
    const before = (await read()).attempt
    const staff = await signIn(server.url, 'teacher')
    await staff.call('PATCH /quiz/student-evaluation-questions/{id}', {
      params: { id: (await read()).mine?.id ?? '' },
      body: { marks_given: max_score, explanation: 'You have it: heat makes them move faster.' },
    })
    const { attempt } = await read()
    expect(attempt.total_score).toBe(before.total_score + max_score)
    expect(attempt.num_waiting).toBe(0)
    await page.reload()
    await expect(page.getByText(/not decided yet/i)).toHaveCount(0)
    await page.goto(`${pages.quiz({ quizId })}?question=${place}`)
    await expect(page.getByText('You have it: heat makes them move faster.').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})
