import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'

/** Listens to a page: what it complains of, and every request that leaves for another host. */
export function listen(page: Page, origin: string): string[] {
  const heard: string[] = []
  page.on('pageerror', ({ message }) => heard.push(`fault: ${message}`))
  page.on('console', (line) => {
    // The settings of the run keep service workers out where none is asked for.
    if (/Service Worker registration blocked/.test(line.text())) return
    if (['error', 'warning'].includes(line.type())) heard.push(`console: ${line.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url())
    if (protocol.startsWith('http') && to !== origin) heard.push(`request: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    // What a page that is left has asked for is given up by the browser: no fault.
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') heard.push(`request failed: ${request.url()} ${why}`)
  })
  return heard
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What axe finds, one line for each element: by all its rules, or by these. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  await settled(page)
  // It takes as long to load as to look, and stays until the page is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const found = await page.evaluate(
    async (values) => {
      // Safe: it has just been loaded.
      const { axe } = window as unknown as { axe: typeof Axe }
      // What keeps the rules is not written down: on a long page that is most of the work.
      const options: Axe.RunOptions = { resultTypes: ['violations'] }
      if (values) options.runOnly = { type: 'rule', values }
      return (await axe.run(document, options)).violations
    },
    rules && [...rules],
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

/** The changes of a new width or new colours have begun by the second frame. */
export const twoFrames = () =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done))
  })

/**
 * Colours that are still on their way to others are neither the ones nor the others. One that is
 * inherited sets out when the one that it follows has arrived.
 */
async function settled(page: Page) {
  let areOnTheirWay = true
  while (areOnTheirWay) {
    await page.evaluate(twoFrames)
    areOnTheirWay = await page.evaluate(async () => {
      const changes = document.getAnimations().filter((each) => each instanceof CSSTransition)
      // One that something newer takes the place of is rejected: it is over too.
      await Promise.allSettled(changes.map(({ finished }) => finished))
      return changes.length > 0
    })
  }
}

/** Texts that lie over each other, and what can be pushed sideways. */
export const misplaced = async (page: Page): Promise<string[]> => [
  ...(await sideways(page)),
  ...(await overlaps(page)),
]

/** The page, and every box of it that scrolls down, where they can be pushed sideways too, and by what. */
export async function sideways(page: Page): Promise<string[]> {
  await page.evaluate(twoFrames)
  return page.evaluate(() => {
    const sticksOut = (box: Element) => {
      const edge = box.getBoundingClientRect().left + box.clientWidth + 1
      const all = [...box.querySelectorAll('*')]
      const last = all.findLast((each) => each.getBoundingClientRect().right > edge)
      return `${last?.tagName}.${last?.getAttribute('class')} "${last?.textContent?.slice(0, 30)}"`
    }
    return [document.documentElement, ...document.querySelectorAll('main, main *')]
      .filter((each) => {
        const isPage = each === document.documentElement
        // A table may be wider than the page: it is scrolled by itself, or in a box of its own.
        const only = each.childElementCount === 1 ? each.firstElementChild : each
        if (only?.tagName === 'TABLE') return false
        const style = getComputedStyle(each)
        const scrolls = isPage || (/auto|scroll/.test(style.overflowY) && each.clientHeight > 200)
        return scrolls && each.scrollWidth > each.clientWidth + 1
      })
      .map((each) => `${each.tagName}: ${each.scrollWidth} px wide, by ${sticksOut(each)}`)
  })
}

/** Texts that lie over each other, in pairs. What hovers over the page, such as a bar that stays, has texts of its own. */
export async function overlaps(page: Page): Promise<string[]> {
  await page.evaluate(twoFrames)
  return page.evaluate(() => {
    type Line = { left: number; right: number; top: number; bottom: number }
    const cut = (line: Line, by: Line): Line => ({
      left: Math.max(line.left, by.left),
      right: Math.min(line.right, by.right),
      top: Math.max(line.top, by.top),
      bottom: Math.min(line.bottom, by.bottom),
    })
    /** A pixel or two is the shape of a letter, and not its text. */
    const isSeen = ({ left, right, top, bottom }: Line) => right - left > 2 && bottom - top > 2
    /** The boxes around a text, from its own outwards: what it is cut by, what it belongs to, what it hovers on. */
    const around = (element: Element) => {
      const boxes: Element[] = []
      for (let each: Element | null = element; each; each = each.parentElement) boxes.push(each)
      const styles = boxes.map((box) => ({ box, style: getComputedStyle(box) }))
      const isBlock = ({ box, style }: (typeof styles)[number]) =>
        box.matches('.katex, svg') || !/^inline$|contents/.test(style.display)
      const hovers = ({ box, style }: (typeof styles)[number]) =>
        /fixed|sticky/.test(style.position) || box.matches('dialog, [role=dialog], [popover]')
      return {
        whole: boxes.findLast((box) => box.matches('.katex, svg')),
        block: styles.find(isBlock)?.box,
        layer: styles.find(hovers)?.box,
        windows: styles.filter(({ style }) => style.overflow !== 'visible').map(({ box }) => box),
      }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines = []
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const shown = { opacityProperty: true, visibilityProperty: true }
      if (text.textContent?.trim() === '' || !text.parentElement?.checkVisibility(shown)) continue
      const { whole, block, layer, windows } = around(text.parentElement)
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom, height } of range.getClientRects()) {
        // Lines that stand close share the room above and below their letters.
        const letters = { left, right, top: top + height / 4, bottom: bottom - height / 4 }
        const line = windows.reduce((rest, box) => cut(rest, box.getBoundingClientRect()), letters)
        if (isSeen(line)) lines.push({ line, whole: whole ?? block, layer, text: text.textContent })
      }
    }
    lines.sort((a, b) => a.line.top - b.line.top)
    const found = new Set<string>()
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.line.top > one.line.bottom) break
        if (other.layer !== one.layer || other.whole === one.whole) continue
        if (isSeen(cut(one.line, other.line))) found.add(`"${one.text}" and "${other.text}"`)
      }
    }
    return [...found]
  })
}
