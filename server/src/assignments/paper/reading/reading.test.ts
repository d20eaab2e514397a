import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fittedPicture } from '#platform/picture.ts'
import { openGrey } from './open-picture.ts'
import { findCode } from './read-code.ts'
import { readPage } from './read-page.ts'
import { readPhotograph } from './reading.ts'
import { readScanSet } from './scan-set.testing.ts'
import {
  drawSheet,
  even,
  gentle,
  type Harm,
  type Pen,
  photograph,
  placesOfSheet,
  small,
} from './sheet.testing.ts'

const token = '0123456789ABCDEFGHJKMNPQRS'

/** What is read of a sheet with these pens, photographed so. */
async function statesOf(pens: readonly (readonly (Pen | null)[])[], harm: Partial<Harm> = {}) {
  const places = placesOfSheet(pens.length)
  const page = await drawSheet({ token, page: 3, places, pens }, even)
  const grey = await openGrey(await photograph(page, { ...gentle, ...harm }, even, small))
  const code = await findCode(grey)
  const read = code && readPage(grey, code.corners, places)
  return { code, states: read?.map(({ bubbles }) => bubbles.map(({ state }) => state)) }
}

test('of a photographed page the code is found, and what is filled in and what is not', async () => {
  const { code, states } = await statesOf([
    ['filled', null, null, null],
    [null, null, 'scribbled', null],
  ])
  expect(code).toMatchObject({ token, page: 3 })
  expect(states).toEqual([
    ['filled', 'empty', 'empty', 'empty'],
    ['empty', 'empty', 'filled', 'empty'],
  ])
})

test('a page that lies on its head or on its side is read too', async () => {
  for (const turn of [90, 180]) {
    const { states } = await statesOf([[null, 'filled', null, null]], { turn })
    expect(states).toEqual([['empty', 'filled', 'empty', 'empty']])
  }
})

test('a faint mark, a tick and a dot are neither filled in nor empty', async () => {
  const { states } = await statesOf([
    ['faint', null, null, null],
    [null, 'ticked', null, null],
    [null, null, 'dot', null],
  ])
  expect(states?.map((row, at) => row[at])).toEqual(['unsure', 'unsure', 'unsure'])
})

test('nothing is sure where a mark of the page is covered', async () => {
  const { states } = await statesOf([['filled', null, null, null]], { isCovered: true })
  expect(states).toEqual([['unsure', 'unsure', 'unsure', 'unsure']])
})

test('of badly photographed sheets no answer is taken for another', async () => {
  const figures = await readScanSet(3, 11, small)
  expect(figures.wrong).toBe(0)
  expect(figures.automatic).toBeGreaterThan(figures.clear / 2)
})

test('what is no picture is told as such, and a picture without a code too', async () => {
  const noPicture = Buffer.from('no picture').toString('base64')
  expect(await readPhotograph({ picture: noPicture })).toEqual({ failed: 'no_picture' })
  const white = { width: 2_100, height: 2_970, data: new Uint8Array(2_100 * 2_970).fill(255) }
  const picture = (await photograph(white, gentle, even, small)).toString('base64')
  expect(await readPhotograph({ picture })).toEqual({ failed: 'no_code' })
})

test('a page that was read leaves every other picture as it was: the decoder is that of the whole process', async () => {
  await statesOf([['filled', null, null, null]])
  const white = { create: { width: 8, height: 8, channels: 3, background: '#fff' } } as const
  const webp = await sharp(white).webp().toBuffer()
  const rule = { width: 4, height: 4, fit: 'inside', format: 'webp' } as const
  expect(await fittedPicture(webp, rule)).toMatchObject({ width: 4, height: 4 })
})
