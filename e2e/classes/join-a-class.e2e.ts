import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'worksheets' })

test('a teacher shows the code of a class; a student types it, is in the class, and leaves again', async ({
  signInAs,
}) => {
  const page = await signInAs('teacher')
  const dialog = page.getByRole('dialog', { name: 'Class code' })
  const open = async () => {
    await page.goto('/teacher/students')
    await page.getByRole('button', { name: 'Class code' }).click()
    await expect(dialog.getByRole('button', { name: /^Make a/ })).toBeVisible()
  }
  await open()
  await dialog.getByRole('button', { name: /^Make a/ }).click()
  const shown = dialog.getByText(/^[B-Z\d]{6}$/)
  await expect(shown).toBeVisible()
  const code = await shown.innerText()

  await signInAs('student')
  const leave = page.getByRole('button', { name: 'Leave', exact: true })
  const join = async () => {
    await page.goto('/student/profile')
    await page.getByLabel('Class code').fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)
    await page.getByRole('button', { name: 'Come into the class' }).click()
    await expect(leave).toHaveCount(1)
  }
  await join()
  await leave.click()
  await expect(leave).toHaveCount(0)
  await expect(page.getByText('What you have done is kept.')).toBeVisible()
  await join()

  await signInAs('teacher')
  await open()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
})
