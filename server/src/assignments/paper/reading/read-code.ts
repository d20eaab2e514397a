import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readCode } from '@learngrove/contract/assignments.paper.limits'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Grey } from './grey.ts'
import type { Point } from './homography.ts'

// Given to it, or it would ask a host on the Internet for it.
const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(file)).buffer } })

/** A code of ours, with its corners from the top left clockwise, in pixels. */
export type FoundCode = {
  readonly token: string
  readonly page: number
  readonly corners: readonly Point[]
}

/** Finds the code of a page; undefined where there is none, or several of different pages. */
export async function findCode({ width, height, data }: Grey): Promise<FoundCode | undefined> {
  const colours = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < data.length; at += 1) {
    colours.fill(data[at] ?? 0, at * 4, at * 4 + 3)
    colours[at * 4 + 3] = 255
  }
  const picture = { data: colours, width, height, colorSpace: 'srgb' } as const
  // Safe: nothing but these is read of it, and Node has no such class.
  const found = await readBarcodes(picture as ImageData, { formats: ['QRCode'], tryHarder: true })
  const codes = found.flatMap(({ text, position }) => {
    const code = readCode(text)
    const { topLeft, topRight, bottomRight, bottomLeft } = position
    return code ? [{ ...code, corners: [topLeft, topRight, bottomRight, bottomLeft] }] : []
  })
  const [first] = codes
  const isOne = codes.every(({ token, page }) => token === first?.token && page === first.page)
  return isOne ? first : undefined
}
