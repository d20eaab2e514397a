import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startCost } from '../../../scripts/cost.mjs'
import { squarePicture } from './picture.ts'

/** To unfold it would take thousands. */
const mostLoops = 100

test('a small file that would unfold into gigabytes is refused before it does', async () => {
  const cost = startCost()
  await expect(squarePicture(pngOf(30_000, 30_000))).rejects.toMatchObject({ code: 'TOO_LARGE' })
  expect(cost()).toBeLessThan(mostLoops)
})

/** A PNG that says that it is this large, and holds next to nothing. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1024))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
