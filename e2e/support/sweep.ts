import type { Page } from '@playwright/test'
import { misplaced, violations } from './page-checks.ts'
import { walkStops } from './tab-order.ts'

/** A telephone held upright, which is a desk at a zoom of 400 % too, and a desk. */
const [narrow, wide] = [320, 1440] as const

/** Between them, the telephone that most people have. */
const usual = 390

const heightFor = (width: number) => (width < 600 ? 640 : 900)

/** Measures a window of this width. */
export const windowOf = (width: number = narrow) => ({ width, height: heightFor(width) })

const resize = (page: Page, width: number) => page.setViewportSize(windowOf(width))

/** What is out of sight is not painted until it is scrolled to: here it is looked at too. And no colour is on its way. */
const everything = `
  *, ::before, ::after { content-visibility: visible !important; transition: none !important }`

const under = (about: string, problems: readonly string[]) =>
  problems.map((problem) => `${about}: ${problem}`)

/**
 * Sweeps what a page shows: narrow and wide, in light and again in its dark colours, since only those
 * differ. It is opened once, by `open`, and follows its window. Answers a line for each problem.
 */
export async function sweep(page: Page, open: () => Promise<void>): Promise<string[]> {
  const problems: string[] = []
  await resize(page, narrow)
  await open()
  await page.addStyleTag({ content: everything })
  for (const width of [narrow, wide]) {
    const at = `${width} px`
    await resize(page, width)
    problems.push(...under(`${at}, light`, await violations(page)))
    problems.push(...under(at, await misplaced(page)))
    await page.emulateMedia({ colorScheme: 'dark' })
    problems.push(...under(`${at}, dark`, await violations(page, ['color-contrast'])))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  return problems
}

/**
 * Walks through a page by the Tab key: back at a desk and onward on a telephone. Then reads it with
 * large text. Answers a line for each problem.
 */
export async function sweepStops(page: Page): Promise<string[]> {
  const problems: string[] = []
  await resize(page, wide)
  problems.push(...under('back', await walkStops(page, 'back')))
  await resize(page, usual)
  problems.push(...under(`${usual} px`, await misplaced(page)))
  await resize(page, narrow)
  problems.push(...under('onward', await walkStops(page, 'on')))
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
  problems.push(...under('text at 200 %', await misplaced(page)))
  return problems
}
