import { createCall } from '@learngrove/contract/call'
import { pages } from '@learngrove/contract/pages'
import type { Page } from '@playwright/test'
import { apiOf, logIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { pageOf, phrase } from '../support/sign-up.ts'

test.use({ school: 'accounts' })

const check = (page: Page) => page.getByRole('button', { name: 'Check my answer' }).click()
const feedback = (page: Page) =>
  page.getByRole('heading', {
    level: 3,
    name: /^(Right|Not yet|Partly there|Nearly|Thank you)/,
  })

/** A themed worksheet whose first question takes something typed. */
async function typedSheet(url: string) {
  const { call } = createCall({ base_url: `${url}/api/v1` })
  const { worksheets } = await call('GET /public/worksheets/public-shareable', {})
  for (const { id, title } of worksheets) {
    const sheet = await call('GET /public/worksheets/{id}', { params: { id }, query: {} })
    const [first] = sheet.questions ?? []
    if (first?.type === 'number' && sheet.subject_name === 'Mathematics') return { id, title }
  }
  throw new Error('No worksheet begins with a number')
}

/** Shares questions of a student's own course, as that student. Returns the worksheet's id. */
async function shareAsStudent(url: string): Promise<string> {
  const { call } = apiOf(url, (await logIn(url, 'student')).access_token)
  const { courses } = await call('GET /courses/user', {})
  const { worksheets } = await call('GET /public/worksheets/public-shareable', {})
  const student_id = (await logIn(url, 'student')).id
  for (const { id: course_id, subject_id, subject_name } of courses) {
    for (const sheet of worksheets.filter((each) => each.subject_name === subject_name)) {
      const { questions } = await call('GET /worksheets/{id}', { params: { id: sheet.id } })
      const question_ids = (questions ?? []).map(({ id }) => id)
      const body = { student_id, biweekly_date: '2026-11-23', course_id, subject_id, question_ids }
      try {
        return (await call('POST /worksheets/generate-shared-worksheet', { body })).worksheet_id
      } catch {
        // None of these questions is of the course.
      }
    }
  }
  throw new Error('Nothing of their courses can be shared')
}

async function signUpAsStudent(page: Page, name: string) {
  await page.getByLabel('What shall we call you?').fill(name)
  await page.getByRole('radio', { name: 'Year 9' }).check()
  await expect(page.getByText(/^There are no courses for/)).toBeHidden()
  await page.getByLabel('A password only you know', { exact: true }).fill(phrase)
  await page.getByRole('checkbox', { name: /I have read the terms/ }).check()
  await page.getByRole('button', { name: 'Make my account' }).click()
  await page.getByRole('button', { name: 'I have kept the card' }).click()
  await page.getByRole('checkbox', { name: 'Mathematics' }).check()
  const goOn = page.getByRole('button', { name: /^(Next|Skip this one)$/ })
  await goOn.click()
  await goOn.click()
  await goOn.click()
  await expect(page.getByRole('heading', { name: `Your garden is ready, ${name}` })).toBeVisible()
}

test('a guest’s worksheet outlives reload and lost network, and is theirs once they sign up', async ({
  page,
  context,
  server,
}) => {
  test.setTimeout(150_000)
  const { id, title } = await typedSheet(server.url)
  await page.goto(pages.sharedSheet({ quizId: id }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const field = page.getByRole('article').getByRole('textbox')

  await test.step('what is typed is there after a reload', async () => {
    await field.fill('7')
    await page.reload()
    await expect(field).toHaveValue('7')
  })

  await test.step('without a network the answer is kept, and marked once it is back', async () => {
    await context.setOffline(true)
    await check(page)
    await expect(page.getByText(/^You seem to be offline/)).toBeVisible()
    await expect(field).toHaveValue('7')
    await context.setOffline(false)
    await check(page)
    await expect(feedback(page)).toBeFocused()
  })

  await test.step('the mark is there after a reload, and the answer stands', async () => {
    await page.reload()
    await expect(feedback(page)).toBeVisible()
    await expect(field).toBeHidden()
    await page.getByRole('button', { name: 'Next question' }).click()
    await expect(page.getByText('Question 2 of').first()).toBeVisible()
  })

  await test.step('finished, it shows how it went', async () => {
    await page.getByRole('button', { name: /^Question 1 of/ }).click()
    await page.getByRole('button', { name: 'Finish here' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Question by question' })).toBeVisible()
  })

  await test.step('kept, it is in the library of the account that they make', async () => {
    await page.getByRole('button', { name: 'Keep this: make an account' }).click()
    await signUpAsStudent(page, 'Ines')
    await page.goto(pages.library())
    await expect(page.getByText(`“${title}” is in your library`)).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(title) }).first()).toBeVisible()
    const left = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('guest-sheet:')),
    )
    expect(left).toEqual([])
  })
})

test('a shared worksheet says what its sharer is, and is begun with a name or without', async ({
  page,
  server,
}) => {
  const quizId = await shareAsStudent(server.url)
  await page.goto(pages.sharedSheet({ quizId }))
  await expect(page.getByText('Shared by a student')).toBeVisible()
  await page.getByRole('button', { name: 'Begin with my name' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByLabel('Your name').fill('Amara')
  await page.getByLabel('Your e-mail address, or a grown-up’s').fill('amara@guest.test')
  await page.getByRole('button', { name: 'Begin with my name' }).click()
  await expect(page.getByText('Question 1 of').first()).toBeVisible()

  // Emptied as the page begins anew: the page before still writes as it is left.
  await page.addInitScript(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: 'Begin without a name' }).click()
  await expect(page.getByText('Question 1 of').first()).toBeVisible()
})

test('a quiz from the chat is a student’s own, and a guest’s worksheet', async ({
  page,
  server,
  browser,
}) => {
  const user = await logIn(server.url, 'student')
  const { quizzes } = await apiOf(server.url, user.access_token).call('GET /quiz', { query: {} })
  const [quiz] = quizzes
  if (!quiz) throw new Error('The student has a quiz')
  const theirs = await pageOf(browser, server.url, user)
  await theirs.goto(pages.chatQuiz({ quizId: quiz.id }))
  await expect(theirs).toHaveURL(new RegExp(pages.quiz({ quizId: quiz.id })))
  const { id, title } = await typedSheet(server.url)
  for (const each of [theirs, page]) {
    await each.goto(pages.chatQuiz({ quizId: id }))
    await expect(each.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.goto(pages.chatQuiz({ quizId: 'no-such-quiz' }))
  await expect(page.getByText('This worksheet is not here').last()).toBeVisible()
  await theirs.context().close()
})

test('the tour marks for real, can be left, and ends at a whole worksheet', async ({ page }) => {
  await page.goto(pages.guidedDemo())
  await whenLive(page)
  const field = page.getByRole('article').getByRole('textbox')
  await field.fill('24')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('That is how many Pip planted.')).toBeVisible()
  await page.getByRole('button', { name: 'A hint' }).click()
  await expect(page.getByText('How many did Pip plant?')).toBeVisible()
  await field.fill('22')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Right/ })).toBeVisible()
  const next = page.getByRole('button', { name: 'Next step' })
  await next.click()
  await expect(page.getByRole('heading', { name: 'Have your working read' })).toBeFocused()
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('it turned here')).toBeVisible()
  await next.click()
  await page.getByRole('button', { name: 'Practise this: Ratio' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ratio' })).toContainText('In bloom')
  await next.click()
  await next.click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'That was the tour' })).toBeVisible()
  await page.getByRole('main').getByRole('list').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible()
})

test('a demonstration is marked and shows what it showed, and keeps nothing', async ({
  page,
  server,
}) => {
  const { id } = await typedSheet(server.url)
  await page.goto(pages.demoQuiz({ quizId: id }))
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.getByRole('article').getByRole('textbox').fill('7')
  await check(page)
  await expect(feedback(page)).toBeFocused()
  await page.getByRole('button', { name: 'Finish here' }).click()
  await expect(page.getByRole('heading', { name: 'This was a demonstration' })).toBeVisible()
})
