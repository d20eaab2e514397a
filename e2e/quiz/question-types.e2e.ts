import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { listen, misplaced, violations } from '../support/page-checks.ts'
import { check } from '../support/quiz-page.ts'

/** The narrowest telephone. */
const narrow = { width: 320, height: 640 }

const right = /Right, and here is why/
const next = (page: Page) => page.getByRole('button', { name: 'Next question' }).click()
/** Something of it is said, and not what a rubric can be sure of. */
const unsure = 'The perfume floats about in the room and it is quicker in the heat.'

/** Opens a question afresh, as after a reload. */
const open = (page: Page, place: number) =>
  page.goto(new URL(`?question=${place}`, page.url()).href)

/** Nothing of the page is hard to use, or wider than the window. */
async function looksRight(page: Page, name: string) {
  expect.soft(await violations(page), name).toEqual([])
  expect.soft(await misplaced(page), name).toEqual([])
}

async function choose(page: Page, gap: string, option: string) {
  await page.getByRole('combobox', { name: gap }).click()
  await page.getByRole('option', { name: option }).click()
}

test('gaps, a table, a long text, parts and a picture are answered on a small telephone', async ({
  signInAs,
  context,
  baseURL,
}) => {
  const page = await signInAs('student')
  const heard = listen(page, baseURL ?? '')
  await page.setViewportSize(narrow)
  await page.getByRole('link', { name: /^See all/ }).click()
  await page
    .getByRole('link', { name: /A mixed bag of science/ })
    .first()
    .click()

  await test.step('a gap takes one of its own list', async () => {
    await choose(page, 'Gap 1', 'vibrate about fixed places')
    await choose(page, 'Gap 2', 'can slide past each other')
    await looksRight(page, 'gaps')
    await check(page)
    await expect(page.getByText(/One place is still open/)).toBeVisible()
    await choose(page, 'Gap 3', 'move far apart, in all directions')
    await check(page)
    await expect(page.getByRole('heading', { name: right })).toBeFocused()
    await next(page)
  })

  const cell = (name: string) => page.getByRole('textbox', { name })
  await test.step('a table is filled in, and waits where there is no network', async () => {
    await cell('iron, density in g/cm³').fill('7.8')
    await looksRight(page, 'a table')
    await context.setOffline(true)
    await page.keyboard.press('Enter')
    await expect(cell('pine, mass in g')).toBeFocused()
    await page.keyboard.type('30')
    await cell('ice, volume in cm³').fill('50')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/1 answer is waiting to be sent; nothing is lost/)).toBeVisible()
  })

  await test.step('a long text is begun meanwhile, and both get through', async () => {
    await page.getByLabel('Your answer').fill(unsure)
    await expect(page.getByText('14 words')).toBeVisible()
    await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
    await context.setOffline(false)
    // The note of what waits goes with the first sign of a network; whether it got through is said by another.
    await expect(page.getByRole('button', { name: 'Question 2: right' })).toBeVisible()
    await open(page, 2)
    await expect(page.getByRole('heading', { name: right })).toBeVisible()
    await open(page, 3)
    await expect(page.getByLabel('Your answer')).toHaveValue(unsure)
    await looksRight(page, 'a long text')
    await check(page)
    await expect(page.getByRole('heading', { name: /a teacher can look/ })).toBeFocused()
    await next(page)
  })

  await test.step('each part has a place of its own, and a verdict of its own', async () => {
    const part = (letter: string) =>
      page.getByRole('group', { name: new RegExp(`^Part ${letter}`) })
    await part('a').getByLabel('Number', { exact: true }).fill('1.5')
    await part('a').getByLabel('Unit').fill('h')
    await part('b').getByLabel('Number', { exact: true }).fill('18')
    await part('b').getByLabel('Unit').fill('km/h')
    await part('c').getByLabel('a level line').check()
    await looksRight(page, 'parts')
    await check(page)
    await expect(page.getByRole('heading', { name: 'Not yet, and you are close' })).toBeFocused()
    const mine = page.getByRole('region', { name: /Not yet/ }).getByRole('listitem')
    await expect(mine).toHaveText([
      /1.5 h.*right/,
      /18 km\/h.*not yet.*rest/,
      /a level line.*right/,
    ])
    await looksRight(page, 'parts that were marked')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(part('a').getByLabel('Number', { exact: true })).toHaveValue('1.5')
    await part('b').getByLabel('Number', { exact: true }).fill('14')
    await check(page)
    await expect(page.getByRole('heading', { name: right })).toBeFocused()
    await next(page)
  })

  await test.step('places in a picture are found by the keyboard and by a press', async () => {
    const marker = (number: number) => page.getByRole('slider', { name: `Place ${number}` })
    await page.getByRole('button', { name: 'Place 1: Put a marker' }).press('Enter')
    await expect(marker(1)).toBeFocused()
    for (let left = 0; left < 5; left++) await page.keyboard.press('Shift+ArrowLeft')
    for (let down = 0; down < 3; down++) await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('ArrowLeft')
    await expect(marker(1)).toHaveAttribute('aria-valuetext', 'in the lower left')
    const picture = page.getByRole('img', { name: /plant cell/ })
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
    await picture.click({ position: { x: width * 0.22, y: height * 0.32 } })
    await picture.click({ position: { x: width * 0.5, y: height * 0.5 } })
    await marker(3).press('Delete')
    await picture.click({ position: { x: width * 0.8, y: height * 0.75 } })
    await expect(page.getByText('Saved', { exact: true }).or(marker(3)).first()).toBeVisible()
    await looksRight(page, 'a picture')
    await check(page)
    await expect(page.getByRole('heading', { name: right })).toBeFocused()
  })
  expect(heard.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([])
})

test('a telephone has a minus and a fraction, a low window keeps its room, and forced colours their edges', async ({
  signInAs,
  browser,
  baseURL,
}) => {
  const desk = await signInAs('student')
  await desk.getByRole('link', { name: /^See all/ }).click()
  const link = desk.getByRole('link', { name: /A mixed bag of mathematics/ }).first()
  const address = new URL((await link.getAttribute('href')) ?? '', baseURL)
  const phone = await browser.newContext({
    storageState: await desk.context().storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: baseURL ?? '',
  })
  const page = await phone.newPage()
  await page.goto(`${address.pathname}?question=2`)
  const cell = page.getByRole('textbox').first()
  const key = (name: string) =>
    page.getByRole('group', { name: 'Keypad' }).getByRole('button', { name, exact: true })

  await test.step('our own keys write into the field that has the focus', async () => {
    await cell.tap()
    await expect(cell).toHaveAttribute('inputmode', 'none')
    for (const name of ['Minus', '1', 'Fraction', '2']) await key(name).tap()
    await expect(cell).toHaveValue('-1/2')
    await expect(cell).toBeFocused()
    for (const name of ['Delete', 'Delete', 'Left', 'Delete']) await key(name).tap()
    await expect(cell).toHaveValue('1')
    await looksRight(page, 'keys for numbers')
    await page.getByRole('button', { name: 'Use the keyboard of this device' }).tap()
    await expect(cell).toHaveAttribute('inputmode', 'text')
  })

  await test.step('the same slip again costs nothing, and is said', async () => {
    for (const field of await page.getByRole('textbox').all()) await field.fill('77')
    await check(page)
    await expect(page.getByText('2 more tries, whenever you like.')).toBeVisible()
    // What was filled in stays in sight as a table, once.
    await expect(page.getByRole('table', { name: 'The table as you filled it in' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).tap()
    await check(page)
    await expect(page.getByText('You tried this already.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /Not yet/ })).toBeHidden()
  })

  await test.step('a place on a grid is told by its coordinates', async () => {
    await open(page, 5)
    await page.getByRole('button', { name: 'Place 1: Put a marker' }).tap()
    await expect(page.getByRole('slider', { name: 'Place 1' })).toHaveAttribute(
      'aria-valuetext',
      '(0, 0)',
    )
  })

  await test.step('in a low window nothing at the bottom takes the room', async () => {
    await page.setViewportSize({ width: 720, height: 450 })
    const button = page.getByRole('button', { name: 'Check my answer' })
    const skip = page.getByRole('button', { name: 'Skip for now' })
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(button).not.toBeInViewport()
    await button.scrollIntoViewIfNeeded()
    const hint = page.getByRole('button', { name: /^Hint/ })
    // The page may still scroll between one measure and the next.
    await expect(async () => {
      const [one, other] = [await button.boundingBox(), await skip.boundingBox()]
      expect(one?.y).toBe(other?.y)
      expect((await hint.boundingBox())?.y).toBe(one?.y)
    }).toPass({ timeout: 10_000 })
  })

  await test.step('with forced colours what can be pressed and what is current has an edge', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ forcedColors: 'active' })
    const edge = (name: string | RegExp) =>
      page
        .getByRole('button', { name })
        .first()
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))
    expect(await edge('Check my answer')).toBeGreaterThan(0)
    expect(await edge('Skip for now')).toBeGreaterThan(0)
    expect(await edge(/^Question 5/)).toBeGreaterThan(await edge(/^Question 1/))
    const bar = page.getByRole('progressbar', { name: 'Answered questions' })
    const grounds = await bar.evaluate((element) =>
      [element, element.firstElementChild ?? element].map(
        (each) => getComputedStyle(each).backgroundColor,
      ),
    )
    expect(grounds[0]).not.toBe(grounds[1])
  })
  await phone.close()
})
