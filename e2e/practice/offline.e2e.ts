import { pages } from '@learngrove/contract/pages'
import { apiOf, logIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { keptOf } from '../support/kept.ts'
import { layWire } from '../support/network-proxy.ts'
import { putSomething } from '../support/quiz-page.ts'
import { pageOf } from '../support/sign-up.ts'

test.use({ school: 'offline reviews' })

test('without the network what is due and what is set are listed, and a review opens, is answered and arrives once', async ({
  browser,
  server,
}) => {
  const wire = await layWire(server.url)
  const child = await logIn(server.url, 'student')
  const api = apiOf(server.url, child.access_token)
  const { revisions } = await api.call('GET /users/revisions', {})
  const [due] = revisions
  if (!due) throw new Error('Nothing is due')
  const page = await pageOf(browser, wire.url, child, { serviceWorkers: 'allow' })
  await page.goto(pages.studentDashboard())
  await page.evaluate(() => navigator.serviceWorker.ready)
  // Nothing but the home was ever opened on this device.
  await expect.poll(() => keptOf(page, 'reviews ahead')).toContain(due.course_tagging_id)
  const body = { course_tagging_id: due.course_tagging_id }
  const { quiz_id } = await api.call('POST /quiz/revision', { body })
  await expect.poll(() => keptOf(page, quiz_id)).toContain('evaluation_question_id')
  const listed = await api.call('GET /quiz', { query: {} })
  expect(listed.quizzes.map(({ id }) => id)).not.toContain(quiz_id)

  wire.cut()
  await page.goto(pages.assignedWorksheets())
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  await page.goto(pages.revisions())
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(due.title) })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(quiz_id))
  await putSomething(page)
  await page.getByRole('button', { name: /Check my answer|Keep my answer/ }).click()
  await expect(page.getByText('1 answer is waiting to be sent; nothing is lost')).toBeVisible()

  wire.mend()
  const kept = async () => {
    const attempt = await api.call('GET /quiz/{id}/evaluations', { params: { id: quiz_id } })
    return attempt.evaluations.filter(({ value, selected_option }) => value ?? selected_option)
  }
  await expect.poll(async () => (await kept()).length, { timeout: 30_000 }).toBe(1)
  expect((await kept())[0]?.tries).toBeLessThanOrEqual(1)
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0)
  wire.stop()
})
