import { expect, test } from 'vitest'
import { largestZoom, moved, settled, squareOf, wholePicture } from './crop.ts'

const wide = { width: 800, height: 400 }

test('at first the largest square about the middle is cut out', () => {
  expect(squareOf(wide, wholePicture)).toEqual({ side: 400, left: 200, top: 0 })
  expect(squareOf({ width: 300, height: 900 }, wholePicture)).toEqual({
    side: 300,
    left: 0,
    top: 300,
  })
})

test('moving stops at the edge, and the way back begins at once', () => {
  const far = moved(wide, wholePicture, 9, 9)
  expect(squareOf(wide, far)).toEqual({ side: 400, left: 400, top: 0 })
  expect(squareOf(wide, moved(wide, far, -0.5, 0)).left).toBe(200)
})

test('whatever is asked for, the square lies in the picture', () => {
  for (const x of [-1, 0, 0.3, 1, 2]) {
    for (const zoom of [0, 1, 2.5, largestZoom, 99]) {
      const { side, left, top } = squareOf(wide, settled(wide, { x, y: x, zoom }))
      expect(left).toBeGreaterThanOrEqual(0)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(left + side).toBeLessThanOrEqual(wide.width + 1e-9)
      expect(top + side).toBeLessThanOrEqual(wide.height + 1e-9)
    }
  }
})
