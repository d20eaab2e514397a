import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'

test.use({ school: 'accounts' })

const day = 86_400_000

test.describe('a past paper', () => {
  const kept = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('past-paper')))
  const numbered = (page: Page, place: number, state: string) =>
    page.getByRole('button', { name: new RegExp(`^Question ${place} of \\d+, ${state}`) })

  test('outlives a reload, is marked with reasons, and is gone after 7 days', async ({ page }) => {
    await page.goto('/exam-practices')
    await whenLive(page)
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
    await page.getByRole('link', { name: 'Mathematics practice paper: foundation' }).click()
    await page.getByRole('button', { name: 'Begin' }).click()
    const card = page.getByRole('article')
    await card.getByRole('textbox').fill('5/8')
    await expect(numbered(page, 1, 'answered')).toBeVisible()
    await page.getByRole('button', { name: 'Next' }).click()
    await card.getByRole('radio', { name: '0.35' }).check()
    await page.reload()
    await expect(card).toContainText('Question 2 of')
    await expect(card.getByRole('radio', { name: '0.35' })).toBeChecked()
    await numbered(page, 1, 'answered').click()
    await expect(card.getByRole('textbox')).toHaveValue('5/8')

    await page.getByRole('button', { name: 'Hand in', exact: true }).click()
    await expect(page.getByText(/questions are still open\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Hand in as it is' }).click()
    await expect(page.getByText(/^2 of \d+ marks$/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What to practise next' })).toBeVisible()
    const second = page.getByRole('group').filter({ hasText: 'Question 2 of' })
    await expect(second).toContainText('Not yet · 0 of 1 mark')
    await second.getByText('Question 2 of').click()
    await expect(second).toContainText('Compare the tenths first')
    await page.reload()
    await expect(page.getByText(/^2 of \d+ marks$/)).toBeVisible()
    expect(await kept(page)).toHaveLength(1)

    await page.clock.setFixedTime(Date.now() + 6.9 * day)
    await page.goto('/exam-practices')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
    expect(await kept(page)).toHaveLength(1)
    await page.clock.setFixedTime(Date.now() + 7.1 * day)
    await page.reload()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8)
    expect(await kept(page)).toEqual([])
  })
})
