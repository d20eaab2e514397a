import { expect, type Locator, type Page } from '@playwright/test'
import { handsOn } from '../support/keyboard.ts'

/** An answer, as the widget of its type takes it. */
export type Given =
  /** The places of the options, from 0, as they stand on the page. */
  | { readonly kind: 'options'; readonly at: readonly number[] }
  /** An option by its words, among other places to answer. */
  | { readonly kind: 'named'; readonly text: string }
  /** What is written into the fields, in their order. */
  | { readonly kind: 'fields'; readonly texts: readonly string[] }
  | { readonly kind: 'line'; readonly text: string }
  /** For each place the number of its card. */
  | { readonly kind: 'pairs'; readonly cards: readonly number[] }
  /** The numbers of the items, from the top. */
  | { readonly kind: 'order'; readonly items: readonly number[] }
  | { readonly kind: 'gaps'; readonly texts: readonly string[] }
  /** Steps of a marker from the middle of the picture: large ones, then small ones, to the right. */
  | { readonly kind: 'points'; readonly steps: readonly (readonly [number, number])[] }
  | { readonly kind: 'all'; readonly of: readonly Given[] }

/** How somebody comes to a control, presses it and writes into it. */
export type Hand = {
  readonly press: (control: Locator) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
  readonly page: Page
  readonly hasKeys: boolean
}

export function fingerOn(page: Page): Hand {
  return {
    page,
    hasKeys: false,
    press: (control) => control.tap(),
    async write(field, text) {
      await field.tap()
      // Where the telephone's own keyboard stays away, our keys are all that there is.
      const isOurs = (await field.getAttribute('inputmode')) === 'none'
      if (!isOurs) return field.fill(text)
      // The keys of the part before go a moment later.
      const keypad = field.locator('xpath=ancestor::*[@aria-label="Numbers"]').getByLabel('Keypad')
      const held = (await field.inputValue()).length
      // A tap leaves the caret where it falls, and it is deleted from the end.
      for (let presses = 0; presses < held; presses++) await pressKey(keypad, 'Right')
      for (let presses = 0; presses < held; presses++) await pressKey(keypad, 'Delete')
      for (const sign of text) await pressKey(keypad, sign)
      await expect(field).toHaveValue(text)
    },
  }
}

/** Presses the key of a sign, or a key by its name. */
const pressKey = (keypad: Locator, sign: string) =>
  keypad.getByRole('button', { name: signs[sign] ?? sign, exact: true }).tap()

/** The keyboard alone. */
export function keysOn(page: Page): Hand {
  const { tabInto } = handsOn(page)
  return {
    page,
    hasKeys: true,
    async press(control) {
      await tabInto(control)
      await page.keyboard.press('Enter')
    },
    async write(field, text) {
      await tabInto(field)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
}

/** Puts an answer in the place of what stands on the page. */
export async function give(hand: Hand, given: Given): Promise<void> {
  const card = hand.page.getByRole('article')
  switch (given.kind) {
    case 'options':
      return choose(hand, card, given.at)
    case 'named': {
      const names = await card.locator('label:has(input)').allInnerTexts()
      const at = names.findIndex((name) => name.trim() === given.text)
      return choose(hand, card, [at])
    }
    case 'fields':
      for (const [at, text] of given.texts.entries())
        await hand.write(card.getByRole('textbox').nth(at), text)
      return
    case 'line':
      return writeLine(hand, card, given.text)
    case 'pairs':
      return pair(hand, card, given.cards)
    case 'order':
      return sort(hand, card, given.items)
    case 'gaps':
      for (const [at, text] of given.texts.entries()) await fillGap(hand, card, at, text)
      return
    case 'points':
      return point(hand, card, given.steps)
    case 'all':
      for (const each of given.of) await give(hand, each)
  }
}

const boxes = (card: Locator) => card.locator('input[type=radio], input[type=checkbox]')

async function choose(hand: Hand, card: Locator, wanted: readonly number[]) {
  const all = boxes(card)
  await expect(all.first()).toBeVisible()
  const isRadio = (await all.first().getAttribute('type')) === 'radio'
  for (let at = 0; at < (await all.count()); at++) {
    const is = await all.nth(at).isChecked()
    if (wanted.includes(at) === is || (isRadio && is)) continue
    if (!hand.hasKeys) await all.nth(at).setChecked(!is)
    else if (isRadio && (await card.getByRole('group').count()) > 1) await arrowTo(hand, all, at)
    else await hand.page.keyboard.press(String(at + 1))
    await expect(all.nth(at)).toBeChecked({ checked: !is })
  }
}

/** A choice among other fields has no digits of its own: the arrow keys go through it. */
async function arrowTo({ page }: Hand, all: Locator, at: number) {
  await handsOn(page).tabInto((await boxesChecked(all)) ?? all.first())
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 9 && !(await all.nth(at).isChecked()); presses++)
    await page.keyboard.press('ArrowDown')
}

async function boxesChecked(all: Locator): Promise<Locator | undefined> {
  for (const each of await all.all()) if (await each.isChecked()) return each
  return undefined
}

/** The signs that are written, by the names of their keys. */
const signs: Readonly<Record<string, string>> = {
  '=': 'Equals',
  '+': 'Plus',
  '-': 'Minus',
  '.': 'Point',
}

/** More than any line has that is written here. */
const mostSigns = 6

/** A keyboard types into the line; a finger has our own keys. */
async function writeLine(hand: Hand, card: Locator, text: string) {
  const line = card.locator('math-field').first()
  await expect(line).toBeVisible()
  if (hand.hasKeys) {
    await handsOn(hand.page).tabInto(line)
    await hand.page.keyboard.press('ControlOrMeta+a')
    await hand.page.keyboard.press('Backspace')
    await hand.page.keyboard.type(text)
    return
  }
  const keypad = card.getByRole('group', { name: 'Keypad' })
  await line.tap()
  for (let presses = 0; presses < mostSigns; presses++) await pressKey(keypad, 'Delete')
  for (const sign of text) await pressKey(keypad, sign)
}

async function pair(hand: Hand, card: Locator, cards: readonly number[]) {
  // What stands there is counted once it has come.
  await expect(card.locator('[data-place=tray]')).toBeVisible()
  const back = card.getByRole('button', { name: /^Take .* back/ })
  for (let left = await back.count(); left > 0; left = await back.count())
    await expect(async () => {
      // The focus may come to the question just now, and away from what is to be pressed.
      if ((await back.count()) === left) await hand.press(back.first())
      await expect(back).not.toHaveCount(left, { timeout: 2_000 })
    }).toPass({ timeout: 15_000 })
  for (const [at, order] of cards.entries()) {
    await hand.press(card.locator(`[data-card="${order}"]`))
    await hand.press(card.locator(`[data-place="${at}"]`).getByRole('button'))
    await expect(back).toHaveCount(at + 1)
  }
}

async function sort(hand: Hand, card: Locator, items: readonly number[]) {
  const place = (order: number) =>
    card
      .locator('[data-step$=":-1"]')
      .evaluateAll(
        (buttons, wanted) =>
          buttons.findIndex((each) => each.getAttribute('data-step') === `${wanted}:-1`),
        order,
      )
  await expect(card.locator('[data-step]').first()).toBeVisible()
  for (const [to, order] of items.entries()) {
    for (let at = await place(order); at > to; at--) {
      await hand.press(card.locator(`[data-step="${order}:-1"]`))
      await expect.poll(() => place(order)).toBe(at - 1)
    }
  }
}

async function fillGap(hand: Hand, card: Locator, at: number, text: string) {
  const { page } = hand
  await hand.press(card.getByRole('combobox').nth(at))
  const option = page.getByRole('option', { name: text, exact: true })
  await expect(option).toBeVisible()
  if (!hand.hasKeys) await option.tap()
  else {
    await page.keyboard.press('Home')
    for (let presses = 0; presses < 6; presses++) {
      if ((await option.getAttribute('data-highlighted')) !== null) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
  }
  await expect(option).toBeHidden()
}

async function point(hand: Hand, card: Locator, places: readonly (readonly [number, number])[]) {
  await expect(card.getByRole('button', { name: /^Place 1:/ })).toBeVisible()
  const away = card.getByRole('button', { name: /^Take marker/ })
  for (let left = await away.count(); left > 0; left--) {
    await hand.press(away.first())
    await expect(away).toHaveCount(left - 1)
  }
  for (const [at, steps] of places.entries()) {
    if (hand.hasKeys) await pointByKeys(hand, card, at, steps)
    else await pointByFinger(card, steps)
    await expect(away).toHaveCount(at + 1)
  }
}

async function pointByKeys(
  { page, press }: Hand,
  card: Locator,
  at: number,
  [large, small]: readonly [number, number],
) {
  await press(card.getByRole('button', { name: `Place ${at + 1}: Put a marker` }))
  await expect(page.getByRole('slider', { name: `Place ${at + 1}` })).toBeFocused()
  for (const [count, shift] of [
    [large, 'Shift+'],
    [small, ''],
  ] as const) {
    const key = `${shift}${count < 0 ? 'ArrowLeft' : 'ArrowRight'}`
    for (let presses = 0; presses < Math.abs(count); presses++) await page.keyboard.press(key)
  }
}

/** How far a step takes a marker, in parts of the picture. */
const largeStep = 0.05
const smallStep = 0.01

async function pointByFinger(card: Locator, [large, small]: readonly [number, number]) {
  const picture = card.getByRole('img').last()
  await picture.scrollIntoViewIfNeeded()
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
  const x = width * (0.5 + large * largeStep + small * smallStep)
  await picture.tap({ position: { x, y: height / 2 } })
}
