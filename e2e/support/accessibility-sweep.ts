import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { listen, misplaced, violations } from './page-checks.ts'
import { pageOf } from './sign-up.ts'
import { walkStops } from './tab-order.ts'

/** A telephone held upright, and a desk. */
const widths = [320, 1440] as const
const heightFor = (width: number) => (width < 600 ? 640 : 900)

const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: heightFor(width) })

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
  width: number,
  user?: object,
): Promise<Page> =>
  pageOf(browser, url, user, {
    colorScheme: 'light',
    // A picture in the middle of a movement has contrasts that nobody reads by.
    reducedMotion: 'reduce',
    viewport: { width, height: heightFor(width) },
  })

/** What is out of sight is not painted until it is scrolled to: here it is looked at too. And no colour is on its way. */
const everything = `
  *, ::before, ::after { content-visibility: visible !important; transition: none !important }`

type Looking = {
  /** Whose browser it is. */
  readonly user?: object | undefined
  /** What it may complain of. */
  readonly expected?: RegExp
  /** Walks through each view by the Tab key, too. */
  readonly byKeyboard?: boolean
}

/**
 * Looks at each view narrow and wide, in light and again in its dark colours: only those differ.
 * It is opened once, and follows its window. The browser may complain of nothing but what is expected.
 */
export async function look(
  browser: Browser,
  url: string,
  views: readonly View[],
  { user, expected, byKeyboard = false }: Looking = {},
): Promise<void> {
  const page = await openAt(browser, url, widths[0], user)
  const heard = listen(page, url)
  for (const { name, path, there } of views) {
    await test.step(name, async () => {
      await resize(page, widths[0])
      await page.goto(path)
      await there(page)
      await page.addStyleTag({ content: everything })
      for (const width of widths) {
        const about = `${name} at ${width} px`
        await resize(page, width)
        expect.soft(await violations(page), `${about}, light`).toEqual([])
        expect.soft(await misplaced(page), about).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await violations(page, ['color-contrast']), `${about}, dark`).toEqual([])
        await page.emulateMedia({ colorScheme: 'light' })
      }
      if (byKeyboard) await walk(page, name)
    })
  }
  expect(heard.filter((line) => !expected?.test(line))).toEqual([])
  await page.context().close()
}

/** Back at a desk and onward on a phone: each finds what the other does not. Then with large text. */
async function walk(page: Page, name: string) {
  await resize(page, widths[1])
  expect.soft(await walkStops(page, 'back'), `${name}, back`).toEqual([])
  await resize(page, widths[0])
  expect.soft(await walkStops(page, 'on'), `${name}, onward`).toEqual([])
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  expect.soft(await misplaced(page), `${name}, text at 200 %`).toEqual([])
}
