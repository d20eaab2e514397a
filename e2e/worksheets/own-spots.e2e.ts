import { pages } from '@learngrove/contract/pages'
import type { Locator, Page } from '@playwright/test'
import { signIn } from '../support/api.ts'
import { expect, test } from '../support/fixtures.ts'
import { violations } from '../support/page-checks.ts'

test.use({ school: 'places in a picture' })

/** A picture of the browser's own making: a dark disc on a light ground, wider than high. */
async function photoOf(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 400, height: 200 })
    const pen = canvas.getContext('2d')
    if (!pen) return ''
    pen.fillStyle = '#e8f0e0'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.fillStyle = '#24523b'
    pen.arc(100, 100, 60, 0, 2 * Math.PI)
    pen.fill()
    return canvas.toDataURL('image/png')
  })
  const [, bytes = ''] = data.split(',')
  return { name: 'leaf.png', mimeType: 'image/png', buffer: Buffer.from(bytes, 'base64') }
}

/** Writes a new question about places, on a sheet with nothing on it. */
async function begin(page: Page, url: string): Promise<Locator> {
  const { call } = await signIn(url, 'teacher')
  const { classes } = await call('GET /classes', {})
  const class_id = classes[0]?.id
  if (class_id === undefined) throw new Error('The teacher has a class')
  const { worksheet } = await call('POST /worksheets', {
    body: { title: 'Leaves', class_id },
    files: {},
  })
  await page.goto(pages.creator({ classId: class_id, worksheet: worksheet.id }))
  await page.getByRole('button', { name: 'Write a question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a question' })
  await dialog.getByLabel('Type').click()
  await page.getByRole('option', { name: 'Places in a picture' }).click()
  await dialog.getByLabel('The question').fill('Where is the dark spot?')
  return dialog
}

/** Presses and lets go slowly, from one part of a picture to another. */
async function draw(page: Page, on: Locator, [from, to]: readonly [number, number][]) {
  await on.scrollIntoViewIfNeeded()
  const box = await on.boundingBox()
  if (!box || !from || !to) throw new Error('There is nothing to draw on')
  const at = ([x, y]: [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 4 })
  await page.mouse.up()
}

test('places are drawn on a picture of one’s own, tried, and kept as students get them', async ({
  signInAs,
  server,
}) => {
  const page = await signInAs('teacher')
  await page.setViewportSize({ width: 1440, height: 1000 })
  const dialog = await begin(page, server.url)
  await dialog.locator('input[type=file]').setInputFiles(await photoOf(page))
  await dialog.getByLabel('The picture in words').fill('A leaf with a spot')
  const picture = dialog.getByRole('group', { name: 'The picture with its regions' })
  await draw(page, picture, [
    [0.1, 0.2],
    [0.4, 0.8],
  ])
  await dialog.getByLabel('Name of region 1').fill('the spot')
  await dialog.getByText('Oval', { exact: true }).click()
  await draw(page, picture, [
    [0.7, 0.3],
    [0.9, 0.7],
  ])
  await dialog.getByLabel('Name of region 2').fill('the edge')
  await dialog.getByLabel('It is right').nth(1).uncheck()
  await expect(dialog.getByText('The marker gives your answer full marks.')).toBeVisible()
  expect(await violations(page)).toEqual([])

  const student = dialog.getByRole('region', { name: 'As students see it' })
  const shown = student.getByRole('img', { name: 'A leaf with a spot' })
  const tryAt = async (x: number, y: number) => {
    const box = await shown.boundingBox()
    if (!box) throw new Error('There is no picture')
    await shown.click({ position: { x: x * box.width, y: y * box.height } })
    await student.getByRole('button', { name: 'Try this answer' }).click()
  }
  await tryAt(0.8, 0.5)
  await expect(student.getByText(/A marker is on: the edge/)).toBeVisible()
  await tryAt(0.25, 0.5)
  await expect(student.getByText(/1 mark of 1/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Put it on the sheet' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('img', { name: 'A leaf with a spot' }).first()).toBeVisible()
})

test('by keys alone a drawing of ours gets regions that are moved, sized, bent and taken away', async ({
  signInAs,
  server,
}) => {
  const page = await signInAs('teacher')
  await page.setViewportSize({ width: 390, height: 900 })
  const dialog = await begin(page, server.url)
  const press = async (control: Locator) => {
    await control.focus()
    await page.keyboard.press('Enter')
  }
  await press(dialog.getByRole('button', { name: 'Plant cell' }))
  await expect(dialog.getByLabel('The picture in words')).toHaveValue(/plant cell/)
  await press(dialog.getByRole('button', { name: 'Add a region' }))
  const region = dialog.getByRole('slider', { name: /^Region 1/ })
  await expect(region).toBeFocused()
  const told = (words: string) => expect(region).toHaveAttribute('aria-valuetext', words)
  await told('40 % across, 40 % down, 20 % wide, 20 % high')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await told('35 % across, 41 % down, 20 % wide, 20 % high')
  await dialog.getByRole('slider', { name: 'Size of region 1' }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await told('35 % across, 41 % down, 25 % wide, 20 % high')
  await dialog.getByLabel('Name of region 1').fill('the nucleus')

  await dialog.getByRole('radio', { name: 'Polygon' }).focus()
  await page.keyboard.press('Space')
  await press(dialog.getByRole('button', { name: 'Add a region' }))
  await expect(dialog.getByRole('slider', { name: /^Corner/ })).toHaveCount(4)
  await dialog.getByRole('slider', { name: 'Corner 2 of region 2' }).focus()
  await page.keyboard.press('Delete')
  await expect(dialog.getByRole('slider', { name: /^Corner/ })).toHaveCount(3)
  await press(dialog.getByRole('button', { name: 'Take region 2 away' }))
  await expect(dialog.getByRole('slider', { name: /^Corner/ })).toHaveCount(0)

  await press(dialog.getByRole('button', { name: 'Put it on the sheet' }))
  await expect(dialog).toHaveCount(0)
})
