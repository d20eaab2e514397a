import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { whenLive } from '../support/hydration.ts'
import { expectHeld, handsOn } from '../support/keyboard.ts'

test.use({ school: 'keyboard' })

test('the keyboard alone answers the questions of the welcome page', async ({ page }) => {
  const hands = handsOn(page)
  await page.goto('/welcome')
  await whenLive(page)
  await hands.press('button', 'Change line 2')
  await expect(page.getByRole('textbox', { name: 'Line 2' })).toBeFocused()
  await hands.type(' 21')
  await hands.press('button', 'Check line 2')
  await expect(page.getByRole('button', { name: 'Write line 3' })).toBeFocused()
  await hands.key('Enter')
  await hands.type('x = 7')
  await hands.key('Enter')
  await expect(page.getByRole('heading', { name: 'Right, and here is why' })).toBeVisible()
  await hands.press('button', 'Next question')
  await expect(page.locator('#taster-question')).toBeFocused()
  await hands.write('textbox', 'Your answer', '24')
  await hands.press('button', 'Check')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  await hands.key('Enter')
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused()
  await hands.key('Control+a')
  await hands.type('22')
  await hands.key('Enter')
  await expect(page.getByRole('button', { name: 'Next question' })).toBeFocused()
  await hands.key('Enter')
  await expect(page.locator('math-field')).toBeVisible()
  await hands.tabInto(page.locator('math-field'))
  await hands.type('6n')
  await hands.press('button', 'Check')
  await expect(page.getByRole('button', { name: 'Next question' })).toBeFocused()
  await hands.key('Space')
  await hands.tabTo('radio', /Day/)
  await hands.key('ArrowDown')
  await hands.press('button', 'Check')
  await hands.press('button', 'A hint')
  await hands.key('Enter')
  await hands.key('Enter')
  await hands.press('button', 'Finish')
  await expect(page.getByRole('heading', { name: '3 of 4, and you kept at it' })).toBeFocused()
  await hands.press('link', 'Try a whole paper')
  await expect(page).toHaveURL('/exam-practices')
})

test('the keyboard alone finds a note, and comes back', async ({ page }) => {
  const hands = handsOn(page)
  await page.goto('/math-notes')
  await whenLive(page)
  await hands.write('searchbox', 'Search the notes', 'xyzzy')
  await expect(page.getByRole('heading', { name: 'No note on that yet' })).toBeVisible()
  await hands.press('button', 'Show all notes')
  await hands.write('searchbox', 'Search the notes', 'pythag')
  await expect(page.getByRole('status')).toHaveText(/^\d notes?$/)
  await hands.press('link', /Pythagoras/)
  await expect(page).toHaveURL(/note=pythagoras/)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link').last()).toBeVisible()
  const last = await contents.getByRole('link').last().innerText()
  await hands.press('link', last)
  await expect(page).toHaveURL(/#/)
  await expect(page.getByRole('heading', { name: last })).toBeInViewport({ ratio: 1 })
  await hands.backTo('link', 'All notes')
  await hands.key('Enter')
  await expect(page).toHaveURL('/math-notes')
})

test('the keyboard alone looks into a course, and comes back to it', async ({ page }) => {
  const hands = handsOn(page)
  await page.goto('/Best_AI_Coach')
  await whenLive(page)
  await expect(page.getByRole('status')).toHaveText(/^\d+ courses?$/)
  await hands.press('combobox', 'Subject')
  await expect(page.getByRole('option', { name: 'Every subject' })).toBeFocused()
  await hands.key('ArrowDown')
  await hands.key('Enter')
  await expect(page).toHaveURL(/subject=/)
  await expect(page.getByRole('combobox', { name: 'Subject' })).toBeFocused()
  const course = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const title = await course.innerText()
  await hands.press('link', title)
  const drawer = page.getByRole('dialog', { name: title })
  await expect(drawer).toBeVisible()
  await expectHeld(page, drawer)
  await hands.key('Escape')
  await expect(drawer).toBeHidden()
  await expect(course).toBeFocused()
})

test('the keyboard alone writes to us', async ({ page }) => {
  const hands = handsOn(page)
  await page.goto('/support')
  await whenLive(page)
  await hands.press('button', 'Send')
  await expect(page.getByLabel('Your e-mail address')).toBeFocused()
  await hands.type('reader@families.test')
  await hands.write('textbox', 'Your message', 'Written without a mouse.')
  await hands.press('button', 'Send', 'Space')
  await expect(page.getByText('Thank you, your message is with us')).toBeVisible({
    timeout: 30_000,
  })
  await hands.press('button', 'Write another one')
  await hands.tabTo('textbox', 'Your message')
})

test('the keyboard alone opens the menu of a phone, and leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const hands = handsOn(page)
  await page.goto('/release-notes')
  await whenLive(page)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await hands.press('button', 'Menu')
  await expect(menu).toBeVisible()
  await hands.tabTo('link', 'Maths notes')
  await hands.key('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  await hands.key('Enter')
  await hands.press('link', 'Maths notes')
  await expect(page).toHaveURL('/math-notes')
  await expect(menu).toBeHidden()
})

/** Answers the question on the page, of whatever kind. */
async function answerIt(page: Page) {
  const hands = handsOn(page)
  const card = page.getByRole('article')
  const focused = page.locator(':focus')
  if (await card.getByRole('radio').count()) {
    await hands.tabTo('radio', /./)
    await hands.key('Space')
    return hands.key('ArrowDown')
  }
  if (await card.getByRole('checkbox').count()) return hands.press('checkbox', /./, 'Space')
  const boxes = card.getByRole('textbox')
  if (await boxes.count()) {
    for (const _ of await boxes.all()) {
      await hands.key('Tab')
      await hands.tabTo('textbox', /./)
      await hands.type('8')
    }
    return
  }
  const down = /^Move .* down/
  if (await card.getByRole('button', { name: down }).count()) {
    await hands.press('button', down)
    return expect(focused).toHaveAccessibleName(/^Move .* (down|up)/)
  }
  await hands.tabInto(card.locator('[aria-pressed]').first())
  for (let open = await card.getByText('Empty').count(); open > 0; open--) {
    await hands.key('Enter')
    await hands.backTo('button', /^Place here/)
    await hands.key('Enter')
    await expect(card.getByText('Empty')).toHaveCount(open - 1)
    await expect(focused, 'the next card').toHaveAttribute('aria-pressed', 'false')
  }
  await hands.backTo('button', /^Take .* back from/)
  await hands.key('Space')
  await expect(focused, 'the card that came back').toHaveAttribute('aria-pressed', 'false')
}

test('the keyboard alone writes a whole paper and reads what it showed', async ({ page }) => {
  const hands = handsOn(page)
  await page.goto('/exam-practices')
  await whenLive(page)
  await hands.press('link', /Science practice paper/)
  await hands.press('button', 'Begin')
  const card = page.getByRole('article')
  for (let place = 1; place <= 20; place++) {
    await expect(card).toContainText(`Question ${place} of 20`)
    await answerIt(page)
    if (place < 20) {
      await hands.press('button', 'Next')
      await expect(card.getByRole('heading', { level: 2 })).toBeFocused()
    }
  }
  await hands.press('button', /^Question 3 of 20, answered/)
  await expect(card).toContainText('Question 3 of 20')
  await hands.press('button', /^Hand in/)
  const over = page.getByRole('heading', { name: 'Question by question' })
  const again = page.getByRole('button', { name: 'Hand in as it is' })
  await expect(over.or(again)).toBeVisible()
  if (await again.isVisible()) await hands.press('button', 'Hand in as it is')
  await expect(over).toBeVisible()
  await hands.tabInto(page.locator('summary').first())
  await hands.key('Enter')
  await expect(page.locator('details').first()).toHaveAttribute('open', '')
})
