import { expect, type Page } from '@playwright/test'
import { whenLive } from '../support/hydration.ts'

type Shows = (page: Page) => Promise<void>

/** Shows these words. */
export const sees =
  (words: string | RegExp): Shows =>
  async (page) => {
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
  }

/** Shows this heading. */
export const reads =
  (heading: string | RegExp): Shows =>
  async (page) => {
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  }

/** Shows all that it has, and waits for nothing more. */
export const settled: Shows = async (page) => {
  await whenLive(page)
  await expect(page.getByText('Coming in …')).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Shows that something is still on its way. */
export const waits: Shows = async (page) => {
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible()
}

/** What the browser says when somebody reaches for a part that was never fetched and the network is gone. */
export const withoutNetwork = /ERR_INTERNET_DISCONNECTED/

/** Loses the network when the page is there. */
export const losesNetwork =
  (shown: Shows, then: Shows = sees(/offline/i)): Shows =>
  async (page) => {
    await shown(page)
    await page.context().setOffline(true)
    await then(page)
  }

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()
