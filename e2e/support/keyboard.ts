import { expect, type Locator, type Page } from '@playwright/test'
import { probeStops } from './tab-order-probe.ts'

type Role = Parameters<Page['getByRole']>[0]

const mostPresses = 80
const lookEach = 8
const makesWayMs = 2_000

const keep = (elements: Element[]) => void Object.assign(globalThis, { wanted: elements })
const isThere = () => {
  const wanted: unknown = Reflect.get(globalThis, 'wanted')
  return Array.isArray(wanted) && wanted.includes(document.activeElement)
}

/** Somebody who has a keyboard and no mouse: the keys are all that this has. */
export function handsOn(page: Page) {
  const { keyboard } = page

  /** What is wrong where the focus is. A notification that has just come makes way for it first. */
  async function problemsHere(): Promise<string[]> {
    const until = Date.now() + makesWayMs
    for (;;) {
      const look = await probeStops(page)
      const problems = await look.evaluate(({ lookHere }) => lookHere())
      if (problems.length === 0 || Date.now() > until || !(await page.evaluate(isThere)))
        return problems
    }
  }

  /** Presses Tab until it comes there, and looks whether it can be seen. */
  async function tabInto(wanted: Locator, key = 'Tab'): Promise<void> {
    for (let presses = 0; presses <= mostPresses; presses++) {
      // To find by role and name takes longer than to press a key.
      if (presses % lookEach === 0) await wanted.evaluateAll(keep)
      if (await page.evaluate(isThere)) {
        const problems = await problemsHere()
        // The focus may have been sent on meanwhile: then it is come to once more.
        if (await page.evaluate(isThere)) {
          expect(problems, `${wanted}`).toEqual([])
          return
        }
      }
      await keyboard.press(key)
    }
    throw new Error(`The key ${key} does not come to ${wanted}`)
  }

  const tabTo = (role: Role, name: string | RegExp, key?: string) =>
    tabInto(page.getByRole(role, { name, exact: typeof name === 'string' }), key)

  return {
    tabInto,
    tabTo,
    backTo: (role: Role, name: string | RegExp) => tabTo(role, name, 'Shift+Tab'),
    /** Comes to a field and writes in it; what stood there is gone, as when a hand tabs in and types. */
    async write(role: Role, name: string | RegExp, text: string) {
      await tabTo(role, name)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(text)
    },
    /** Comes to it and presses it, with the key that is pressed there. */
    async press(role: Role, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter') {
      await tabTo(role, name)
      await keyboard.press(key)
    },
    key: (key: string) => keyboard.press(key),
    type: (text: string) => keyboard.type(text),
  }
}

/** The focus is in this window, and stays there however often Tab is pressed, onward or back. */
export async function expectHeld(page: Page, window: Locator, presses = 8): Promise<void> {
  const isIn = () => window.evaluate((element) => element.contains(document.activeElement))
  // At its edges the focus is caught and sent back a moment later.
  await expect.poll(isIn).toBe(true)
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < presses; press++) {
      await page.keyboard.press(key)
      await expect.poll(isIn, `the focus after ${key}`).toBe(true)
    }
  }
}
