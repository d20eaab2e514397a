import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import type { Grey } from '../reading/grey.ts'
import {
  bitPicture,
  flatePicture,
  jpegPicture,
  locked,
  type PdfPage,
  type PdfPicture,
  scannedPdf,
} from './pdf.testing.ts'
import { type OpenPdf, openPdf } from './pdf.ts'

let open: OpenPdf | undefined
afterEach(async () => {
  await open?.[Symbol.asyncDispose]()
  open = undefined
})

/** Opens a PDF until its test ends. */
async function opened(bytes: Uint8Array): Promise<OpenPdf> {
  const pdf = await openPdf(bytes)
  if ('failed' in pdf) throw new Error(pdf.failed)
  open = pdf
  return pdf
}

/** Grey that is dark at its top and light below, so that it can be known again. */
const grey: Grey = (() => {
  const [width, height] = [83, 117]
  const data = Uint8Array.from({ length: width * height }, (_, at) => (at < 40 * width ? 20 : 235))
  return { width, height, data }
})()

const jpeg = async () =>
  jpegPicture(
    await sharp(grey.data, { raw: { width: 83, height: 117, channels: 1 } })
      .png()
      .toBuffer(),
  )

const page = (...pictures: readonly PdfPicture[]): PdfPage => ({ pictures })

/** How light the top and the bottom of a page are. */
async function lightsOf(pdf: OpenPdf, number: number) {
  const page = await pdf.pictureOf(number)
  if ('failed' in page) return page.failed
  const { data, info } = await sharp(Buffer.from(page.picture, 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (y: number) =>
    (data[Math.floor(info.height * y) * info.width * info.channels + 40] ?? 0) > 127
      ? 'light'
      : 'dark'
  return [info.width, info.height, at(0.1), at(0.9)]
}

test('a page gives its picture, whether in colours, in grey, in black and white, or as a mask', async () => {
  const pages = [
    page(await jpeg()),
    page(flatePicture(grey)),
    page(bitPicture(grey)),
    page(bitPicture(grey, true)),
  ]
  const pdf = await opened(scannedPdf(pages))
  expect(pdf.num_pages).toBe(4)
  for (let at = 1; at <= 4; at += 1)
    expect([at, await lightsOf(pdf, at)]).toEqual([at, [83, 117, 'dark', 'light']])
})

test('what is no scanned page is told as such: none, a small picture, layers, lines over it, a kind unknown', async () => {
  const small: PdfPicture = { ...flatePicture(grey), place: [200, 200] }
  const sign: PdfPicture = { ...flatePicture(grey), place: [60, 20] }
  const unknown: PdfPicture = {
    ...flatePicture(grey),
    says: '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /JPXDecode',
  }
  const fax: PdfPicture = {
    ...flatePicture(grey),
    says: '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 83 >>',
  }
  const pdf = await opened(
    scannedPdf([
      page(),
      page(small),
      page(flatePicture(grey), bitPicture(grey, true)),
      { ...page(flatePicture(grey)), drawn: '10 10 m 200 300 l S' },
      page(unknown),
      page(fax),
      // A scanner's own sign is no layer, nor is a page turned.
      { ...page(flatePicture(grey), sign), rotate: 90 },
    ]),
  )
  expect(await lightsOf(pdf, 1)).toBe('no_picture')
  expect(await lightsOf(pdf, 2)).toBe('no_picture')
  expect(await lightsOf(pdf, 3)).toBe('layers')
  expect(await lightsOf(pdf, 4)).toBe('layers')
  expect(await lightsOf(pdf, 5)).toBe('strange_picture')
  expect(await lightsOf(pdf, 6)).toBe('strange_picture')
  expect(await lightsOf(pdf, 7)).toEqual([83, 117, 'dark', 'light'])
})

test('two hundred pages are opened, and each can be asked for', async () => {
  const one = page(flatePicture(grey))
  const pdf = await opened(scannedPdf(Array.from({ length: 200 }, () => one)))
  expect(pdf.num_pages).toBe(200)
  expect(await lightsOf(pdf, 200)).toEqual([83, 117, 'dark', 'light'])
})

test('what is locked or broken is refused', async () => {
  const whole = scannedPdf([page(flatePicture(grey))])
  expect(await openPdf(scannedPdf([page(flatePicture(grey))], locked))).toEqual({
    failed: 'locked',
  })
  for (const broken of [whole.subarray(0, 20), Buffer.from('%PDF-1.7\n'), Buffer.from('no PDF')])
    expect(await openPdf(broken)).toEqual({ failed: 'unreadable' })
})

test('a picture that has too many pixels is left out, and the next is read', async () => {
  const huge: PdfPicture = { ...flatePicture(grey), width: 1_000_000, height: 1_000_000 }
  const pdf = await opened(scannedPdf([page(huge), page(flatePicture(grey))]))
  expect(await pdf.pictureOf(1)).toEqual({ failed: 'no_picture' })
  expect(await lightsOf(pdf, 2)).toEqual([83, 117, 'dark', 'light'])
})

test('contents that unfold without end cost their worker its life, and the next page is read by another', async () => {
  const packed = deflateSync(Buffer.alloc(300_000_000, ' '))
  const pdf = await opened(scannedPdf([{ pictures: [], packed }, page(flatePicture(grey))]))
  expect(await pdf.pictureOf(1)).toEqual({ failed: 'strange_picture' })
  expect(await lightsOf(pdf, 2)).toEqual([83, 117, 'dark', 'light'])
})
