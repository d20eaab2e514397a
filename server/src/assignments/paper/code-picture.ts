import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { codeOf, paperPage } from '@learngrove/contract/assignments.paper.limits'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

// Given to it, or it would ask a host on the Internet for it.
const file = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
let isReady = false

/** Pixels of a module: enough for a printer. */
const modulePixels = 8

/** Draws the code of a page with its white border, as a PNG. */
export async function codePicture(token: string, page: number): Promise<Buffer> {
  if (!isReady) {
    const wasmBinary = Uint8Array.from(readFileSync(file)).buffer
    prepareZXingModule({ overrides: { wasmBinary } })
    isReady = true
  }
  const { symbol } = await writeBarcode(codeOf(token, page), {
    ...{ format: 'QRCode', ecLevel: 'L', withQuietZones: false },
  })
  const { width, height, data } = symbol
  const border = paperPage.code_border
  return sharp(
    Uint8Array.from(data, (light) => (light === 0 ? 0 : 255)),
    {
      raw: { width, height, channels: 1 },
    },
  )
    .extend({ top: border, bottom: border, left: border, right: border, background: '#ffffff' })
    .resize({ width: (width + 2 * border) * modulePixels, kernel: 'nearest' })
    .png()
    .toBuffer()
}
