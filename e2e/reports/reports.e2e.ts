import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'worksheets' })

/** Opens the report of the first class. What a busy machine still counts is there when it is asked for again. */
async function openReport(page: Page) {
  const map = page.getByRole('table', { name: 'Mastery by student and topic' })
  await expect(async () => {
    await page.goto('/teacher/reports')
    await expect(map.getByRole('button').first()).toBeVisible()
  }).toPass()
  return map
}

test('a report says what to do first, and every number opens the answers behind it', async ({
  signInAs,
}) => {
  const page = await signInAs('teacher')
  const map = await openReport(page)
  const first = page.getByRole('region', { name: 'What to do first' }).getByRole('listitem')
  await expect(first.first().getByRole('heading')).toBeVisible()

  const number = map.getByRole('button').first()
  const [of] = ((await number.getAttribute('aria-label')) ?? '').split(':')
  await number.focus()
  await page.keyboard.press('Enter')
  const behind = page.getByRole('dialog', { name: of ?? '' })
  await expect(behind.getByRole('heading', { name: 'Last answers' })).toBeVisible()
  await expect(behind.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(behind).toHaveCount(0)
  await expect(number).toBeFocused()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const rows = (await readFile(await (await download).path(), 'utf8')).trim().split('\n')
  expect(rows.length).toBe((await map.getByRole('row').count()) - 1)
})

test('two quick presses both stand in the address, and no name is left to project', async ({
  signInAs,
}) => {
  const page = await signInAs('teacher')
  const map = await openReport(page)
  const name = await map.getByRole('link').first().innerText()
  // In one task, so that the second press comes before the first has been drawn.
  await page.evaluate(() => {
    for (const of of ['[role="switch"]', '[aria-label="Show mastery as"] [value="table"]'])
      document.querySelector<HTMLInputElement>(of)?.click()
  })
  await expect(page).toHaveURL(/names=none/)
  await expect(page).toHaveURL(/view=table/)
  await expect(page.getByText(/^Student \d+$/).first()).toBeVisible()
  await expect(page.getByText(name, { exact: true })).toHaveCount(0)
})
