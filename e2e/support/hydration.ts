import type { Page } from '@playwright/test'

/** Waits until the page that was rendered ahead has given its place to the living one, which knows what is typed. */
export async function whenLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('#root > *, #root h1, #root form')]
    const isLive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'))
    return parts.length > 0 && parts.every(isLive)
  })
}
