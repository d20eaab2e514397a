import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { pageOf } from './newcomers.ts'
import { listen, sideways, violations } from './watch.ts'

export const widths = [320, 1440] as const

/** A page to look at. */
export type View = {
  readonly name: string
  readonly path: string
  /** What shows that it is all there. */
  readonly there: (page: Page) => Promise<void>
}

/** Shows these words. */
export const sees = (words: string | RegExp) => async (page: Page) => {
  await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
}
/** Shows this heading. */
export const reads = (heading: string | RegExp) => async (page: Page) => {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
}

/** A page of this width, in the browser of this user if there is one. */
export const openAt = (
  browser: Browser,
  url: string,
  width: (typeof widths)[number],
  user?: object,
): Promise<Page> =>
  pageOf(browser, url, user, {
    colorScheme: 'light',
    // A picture in the middle of a movement has contrasts that nobody reads by.
    reducedMotion: 'reduce',
    viewport: { width, height: width < 600 ? 640 : 900 },
  })

/** What is out of sight is not painted until it is scrolled to: here it is looked at too. */
const everything = '* { content-visibility: visible !important }'

/**
 * Looks at each page in light, and again in its dark colours: only those differ. The browser may
 * complain of nothing but what is expected.
 */
export async function look(
  page: Page,
  views: readonly View[],
  origin: string,
  expected?: RegExp,
): Promise<void> {
  const heard = listen(page, origin)
  for (const { name, path, there } of views) {
    await test.step(name, async () => {
      await page.goto(path)
      await there(page)
      await page.addStyleTag({ content: everything })
      expect.soft(await violations(page), `${name}, light`).toEqual([])
      expect.soft(await sideways(page), name).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await violations(page, ['color-contrast']), `${name}, dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
    })
  }
  expect(heard.filter((line) => !expected?.test(line))).toEqual([])
  await page.context().close()
}
