import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureSide, squarePicture } from './picture.ts'

/** Left half red, right half blue: 40 wide, 20 high. */
const halves = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff0000' } }).composite([
    {
      input: { create: { width: 20, height: 20, channels: 3, background: '#0000ff' } },
      left: 20,
      top: 0,
    },
  ])

const pixelOf = async (bytes: Uint8Array, left: number, top: number) => {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue'
}

const near = 8
const far = pictureSide - near

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a square of WebP', async (format) => {
  const square = await squarePicture(await halves().toFormat(format).toBuffer())
  const { width, height, format: found } = await sharp(square).metadata()
  expect({ width, height, found }).toEqual({ width: 512, height: 512, found: 'webp' })
  // Cut about the centre, where the halves meet.
  expect([await pixelOf(square, near, 256), await pixelOf(square, far, 256)]).toEqual([
    'red',
    'blue',
  ])
})

test('it is turned as the camera was held', async () => {
  const turned = await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const square = await squarePicture(turned)
  expect([await pixelOf(square, 256, near), await pixelOf(square, 256, far)]).toEqual([
    'red',
    'blue',
  ])
})

test('nothing but the picture is left in it', async () => {
  const told = await halves()
    .withExif({ IFD0: { Copyright: 'Maya Fox' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(told).metadata()).exif).toBeDefined()
  const square = await squarePicture(told)
  const { exif, icc, xmp, iptc } = await sharp(square).metadata()
  expect({ exif, icc, xmp, iptc }).toEqual({})
  expect(Buffer.from(square).includes('Maya')).toBe(false)
})

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
  ['text', 'no picture'],
  ['nothing', ''],
])('%s is refused', async (_name, text) => {
  await expect(squarePicture(Buffer.from(text))).rejects.toMatchObject({
    code: 'UNSUPPORTED_TYPE',
  })
})
