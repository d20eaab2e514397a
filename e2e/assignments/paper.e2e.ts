import { signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'assignments' })

/** How many pages a PDF has, and how large they are, in points. */
function pagesOf(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []
  return { count: text.match(/\/Type\s*\/Page\b(?!s)/g)?.length, size: [width, height].map(Number) }
}

test('set work is printed on A4: a copy with its code for each student, and a mark scheme', async ({
  signInAs,
  server,
}) => {
  const teacher = await signIn(server.url, 'teacher')
  const { classes } = await teacher.call('GET /classes', {})
  const params = { classId: classes[0]?.id ?? '' }
  const { assignments } = await teacher.call('GET /worksheets/progress/{classId}', { params })
  const [work] = assignments
  if (!work) throw new Error('The class is set nothing')
  const page = await signInAs('teacher')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/teacher/assignments?class=${params.classId}&work=${work.id}`)
  await page.getByRole('link', { name: 'On paper' }).click()
  const print = page.getByRole('button', { name: 'Print or save as PDF' })
  await expect(print).toBeEnabled()

  const shown = page.getByRole('article')
  const count = await shown.count()
  await expect(page.getByRole('img', { name: 'The code of page 1' }).first()).toBeVisible()
  const names = await shown.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')))
  expect(names.at(-1)).toMatch(/^Mark scheme/)
  const printed = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  const whole = pagesOf(printed)
  expect(whole.count).toBe(count)
  expect(whole.size.map(Math.round)).toEqual([595, 842])

  // Nobody has scanned what was only saved: each page of it is named, and a picture of one is read.
  const back = page.locator('input[type=file]')
  await back.setInputFiles({ name: 'saved.pdf', mimeType: 'application/pdf', buffer: printed })
  await expect(page.getByText(`Page ${count} was not read`)).toBeVisible()
  const picture = await shown.first().screenshot()
  await back.setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText(/, page 1 of \d+: /)).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save for Word' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.docx$/)

  // One student alone, in large print, without the mark scheme.
  await page.getByRole('combobox', { name: 'For whom' }).click()
  await page.getByRole('option').nth(1).click()
  await page.getByRole('switch', { name: 'Mark scheme' }).click()
  await page.getByText('18 pt').click()
  await expect(page).toHaveURL(/size=18/)
  await expect(print).toBeEnabled()
  const own = await shown.count()
  expect(own).toBeLessThan(count)
  const large = pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(large.count).toBe(own)
})
