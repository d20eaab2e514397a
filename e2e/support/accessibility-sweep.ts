import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { listen } from './page-checks.ts'
import { pageOf } from './sign-up.ts'
import { sweep, sweepStops, windowOf } from './sweep.ts'

/** A page to look at. */
export type View = {
  readonly name: string
  readonly path: string
  /** What shows that it is all there. */
  readonly there: (page: Page) => Promise<void>
}

/** A page of this width, in the browser of this user if there is one. */
export const openAt = (
  browser: Browser,
  url: string,
  width: number,
  user?: object,
): Promise<Page> =>
  pageOf(browser, url, user, {
    colorScheme: 'light',
    // A picture in the middle of a movement has contrasts that nobody reads by.
    reducedMotion: 'reduce',
    viewport: windowOf(width),
  })

type Looking = {
  /** Whose browser it is. */
  readonly user?: object | undefined
  /** What it may complain of. */
  readonly expected?: RegExp
  /** Walks through each view by the Tab key, too. */
  readonly byKeyboard?: boolean
}

/**
 * Looks at each view of a journey as every page is swept. The browser may complain of nothing but what
 * is expected.
 */
export async function look(
  browser: Browser,
  url: string,
  views: readonly View[],
  { user, expected, byKeyboard = false }: Looking = {},
): Promise<void> {
  const page = await openAt(browser, url, windowOf().width, user)
  const heard = listen(page, url)
  for (const { name, path, there } of views) {
    await test.step(name, async () => {
      const problems = await sweep(page, async () => {
        await page.goto(path)
        await there(page)
      })
      if (byKeyboard) problems.push(...(await sweepStops(page)))
      expect.soft(problems, name).toEqual([])
    })
  }
  expect(heard.filter((line) => !expected?.test(line))).toEqual([])
  await page.context().close()
}
