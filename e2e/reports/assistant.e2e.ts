import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'worksheets' })

test('the assistant answers from the reports, and each figure opens its answers', async ({
  signInAs,
}) => {
  const page = await signInAs('teacher')
  await page.goto('/teacher/chat')
  const question = page.getByRole('textbox', { name: 'Your question about the class' })
  await question.fill('Who did not practise?')
  await question.press('Enter')
  const answer = page.getByRole('main').getByRole('listitem').filter({ hasText: 'You asked:' })
  await expect(answer).toContainText('Press a figure for the answers behind it.')
  const figure = answer.getByRole('button', { name: 'open the answers behind it' }).first()
  await figure.focus()
  await page.keyboard.press('Enter')
  const behind = page.getByRole('dialog', { name: 'The answers of these weeks' })
  await expect(behind.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(figure).toBeFocused()

  await question.fill('Is anybody unhappy at home?')
  await question.press('Enter')
  await expect(answer.last()).toContainText('The reports hold what was answered')

  await page.getByRole('button', { name: 'What shall I do first?' }).click()
  await expect(answer.last().getByRole('link').first()).toBeVisible()
})

test('the report of set work says who has not begun, and its figures open their answers', async ({
  signInAs,
}) => {
  const page = await signInAs('teacher')
  await page.goto('/teacher/assignments')
  await page.getByRole('link', { name: 'Report', exact: true }).click()
  const questions = page.getByRole('table', { name: 'Questions, hardest first' })
  await questions.getByRole('button', { name: 'Open' }).first().click()
  const behind = page.getByRole('dialog', { name: 'The answers to this question' })
  await expect(behind.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  const marks = page
    .getByRole('table', { name: 'Each student' })
    .getByRole('button', { name: 'the answers of' })
  await marks.first().click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
})
