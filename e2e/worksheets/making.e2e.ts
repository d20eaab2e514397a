import type { Page } from '@playwright/test'
import { signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'

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
