import type { CDPSession, Page } from '@playwright/test'
import { twoFrames } from './page-checks.ts'
import { probeStops, type Way } from './tab-order-probe.ts'

/** So many presses are sent at once, and so many are enough for any page of ours. */
const atOnce = 20
const mostPresses = 300

/**
 * Walks through a page by the Tab key alone, from its beginning or back from its end. Answers what
 * somebody without a mouse could not reach or not see, a line each.
 */
export async function walkStops(page: Page, way: Way = 'on'): Promise<string[]> {
  // A page whose window has just changed its size is laid out by then.
  await page.evaluate(twoFrames)
  const watch = await probeStops(page)
  await watch.evaluate(({ begin }, way) => begin(way), way)
  const keys = await page.context().newCDPSession(page)
  let isThrough = false
  for (let pressed = 0; pressed < mostPresses && !isThrough; pressed += atOnce) {
    await pressTab(keys, way)
    isThrough = await watch.evaluate(({ isThrough }) => isThrough())
  }
  await keys.detach()
  const problems = await watch.evaluate(({ finish }) => finish())
  return isThrough ? problems : [...problems, 'The Tab key does not come to the end']
}

/** Sends presses without waiting for the answer to each: the browser takes them in order. */
async function pressTab(keys: CDPSession, way: Way) {
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: way === 'on' ? 0 : 8 }
  const sent: Promise<unknown>[] = []
  for (let time = 0; time < atOnce; time++) {
    for (const type of ['rawKeyDown', 'keyUp'] as const) {
      sent.push(keys.send('Input.dispatchKeyEvent', { ...key, type }))
    }
  }
  await Promise.all(sent)
}
