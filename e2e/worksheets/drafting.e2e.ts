import { signIn } from '../support/api.ts'
import { expect, testWithModel as test } from '../support/fixtures.ts'

test.use({ school: 'drafting' })

/** What a model writes: one that the machine works out anew, and one that its teacher has to. */
const written = JSON.stringify({
  questions: [
    {
      ...{ place: 1, text: 'Find 15% of 240.', max_score: 1 },
      key: { type: 'single_choice', options: ['$24$', '$36$', '$15$'], answers: [2] },
    },
    {
      ...{ place: 1, text: 'Which of these words names the answer of a division?', max_score: 1 },
      key: { type: 'single_choice', options: ['product', 'sum', 'quotient'], answers: [3] },
    },
  ],
})

/** The first class of the demonstration's teacher, and a topic of its course. */
async function classOf(url: string) {
  const { call } = await signIn(url, 'teacher')
  const { classes } = await call('GET /classes', {})
  const classId = classes[0]?.id ?? ''
  const { availability } = await call('GET /worksheets/classes/{classId}', { params: { classId } })
  return { classId, topic: availability[0]?.title ?? '' }
}

test('what the bank lacks is drafted by a model, and on the sheet at its teacher’s yes alone', async ({
  signInAs,
  server,
  model,
}) => {
  const page = await signInAs('teacher')
  await page.setViewportSize({ width: 1440, height: 900 })
  const { classId, topic } = await classOf(server.url)
  model.plan({ before: [written], after: [] })
  await page.goto(`/teacher/creator/classId/${classId}`)
  await page.getByLabel('What do you want?').fill(`30 multiple choice questions on ${topic}`)
  await page.getByRole('button', { name: 'Make it' }).click()
  const panel = page.getByRole('region', { name: 'Drafted for you' })
  const drafts = panel.getByRole('list', { name: /^\d drafts?$/ }).locator('> li')
  await expect(drafts).toHaveCount(2)
  const onSheet = page.getByRole('button', { name: /^Change question/ })
  const count = await onSheet.count()

  await expect(drafts.first()).toContainText('worked out anew by machine')
  await panel.getByRole('button', { name: 'Use it (draft 1)' }).press('Enter')
  await expect(onSheet).toHaveCount(count + 1)
  await expect(drafts).toHaveCount(1)

  await expect(drafts).toContainText('please work it out yourself')
  const yes = panel.getByRole('button', { name: 'Use it (draft 1)' })
  await expect(yes).toBeDisabled()
  await drafts.getByText('sum', { exact: true }).click()
  await yes.click()
  await expect(drafts).toContainText('Your answer and the key do not agree')
  await drafts.getByText('quotient', { exact: true }).first().click()
  await yes.click()
  await expect(onSheet).toHaveCount(count + 2)
  await expect(panel).toHaveCount(0)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(onSheet).toHaveCount(count + 2)
})
