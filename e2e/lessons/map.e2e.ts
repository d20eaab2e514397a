import { pages } from '@learngrove/contract/pages'
import { expect, test } from '../support/fixtures.ts'

test.use({ school: 'map' })

test('a student looks into a locked topic from the map, goes to practise it, and comes back', async ({
  signInAs,
}) => {
  const page = await signInAs('student')
  await page.getByRole('link', { name: 'See the whole garden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The Year 9 garden' })).toBeVisible()
  const plant = page.getByRole('link', { name: 'Percentage change, locked, opens later' })
  await plant.click()
  const facts = page.getByRole('region', { name: 'Percentage change' })
  await expect(facts.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(facts.getByText('Why is Percentage change locked?')).toBeVisible()
  await expect(facts.getByText(/It uses Percentages of an amount, which stands at/)).toBeVisible()

  await test.step('the arrow keys go along its lines, and Escape leads back to it', async () => {
    await page.keyboard.press('Escape')
    await expect(plant).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    const needed = page.getByRole('link', { name: /^Percentages of an amount, a seed/ })
    await expect(needed).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(plant).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(facts).toBeVisible()
  })

  await test.step('the lesson inside marks a try', async () => {
    await facts.getByRole('link', { name: 'Look inside' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Percentage change' })).toBeVisible()
    // Whatever the lesson asks: this is no answer to it.
    const first = page.getByRole('form').first()
    await first.getByLabel('Your answer').fill('0.123')
    await first.getByRole('button', { name: 'Check' }).click()
    await expect(first.getByRole('status')).toContainText('Not yet')
    await first.getByText('Show the answer').click()
    await expect(first.getByText('The answer is')).toBeVisible()
  })

  await page.getByRole('link', { name: 'Practise this' }).click()
  await expect(page).toHaveURL(/\/student\/quiz\//)
  await page.goBack()
  await page.getByRole('link', { name: 'Back to the garden' }).click()
  await expect(page).toHaveURL(/view=map&topic=/)
  await expect(facts).toBeVisible()
})

test('a visitor looks at the garden of a course, chooses another, and is led to begin', async ({
  page,
}) => {
  await page.goto(pages.courses({ view: 'map' }))
  await expect(page.getByRole('heading', { level: 1, name: /^The garden of/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Course' }).click()
  await page.getByRole('option', { name: 'Mathematics Year 9', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'The garden of Mathematics Year 9',
  )
  await page.getByRole('link', { name: 'Percentage change', exact: true }).click()
  const facts = page.getByRole('region', { name: 'Percentage change' })
  await expect(facts.getByText('What you need first')).toBeVisible()
  await facts.getByRole('link', { name: 'Start this course free' }).click()
  await expect(page).toHaveURL(/signup/)
})
