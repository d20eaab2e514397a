import type { Point } from './homography.ts'

/** A picture in grey, row by row: 0 is black, 255 white. */
export type Grey = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** The grey at a point between pixels; outside of the picture it is that of its edge. */
export function greyAt({ width, height, data }: Grey, { x, y }: Point): number {
  const left = Math.max(0, Math.min(width - 2, Math.floor(x)))
  const top = Math.max(0, Math.min(height - 2, Math.floor(y)))
  const [across, down] = [clampShare(x - left), clampShare(y - top)]
  const at = top * width + left
  const over = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across
  const under = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across
  return over * (1 - down) + under * down
}

const clampShare = (share: number) => Math.max(0, Math.min(1, share))

/** Tells for each pixel whether it is much darker than what is around it. */
export function darkPixels({ width, height, data }: Grey, around: number): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  const dark = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - around), Math.min(height, y + around)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - around), Math.min(width, x + around)]
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0)
      const mean = sum / ((bottom - top) * (right - left))
      if ((data[y * width + x] ?? 0) < mean * darkShare) dark[y * width + x] = 1
    }
  }
  return dark
}

/** Ink has less than so much of the light of what is around it. */
const darkShare = 0.72
