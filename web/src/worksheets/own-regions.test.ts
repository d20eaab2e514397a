import { spotLimits } from '@learngrove/contract/questions.limits'
import { expect, test } from 'vitest'
import {
  type Area,
  areaIn,
  areaWords,
  boxAt,
  boxBetween,
  boxOf,
  cornersOf,
  moved,
  type Shape,
  sized,
  wayOf,
  withCornerMoved,
  withOneCorner,
  withoutCorner,
} from './own-regions.ts'

const shapes: readonly Shape[] = ['rectangle', 'circle', 'polygon']
const box = { x: 0.2, y: 0.3, width: 0.4, height: 0.4 }

const isInPicture = (area: Area) => {
  const { x, y, width, height } = boxOf(area)
  const almost = 1e-6
  return x >= -almost && y >= -almost && x + width <= 1 + almost && y + height <= 1 + almost
}

test.each(shapes)('a %s fills the box that is drawn, whichever way it is drawn', (shape) => {
  const drawn = boxBetween({ x: 0.6, y: 0.7 }, { x: 0.2, y: 0.3 })
  const around = boxOf(areaIn(shape, drawn))
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(around[side]).toBeCloseTo(box[side])
})

test.each(shapes)('a %s stays in the picture wherever it is put, moved and sized', (shape) => {
  for (const at of [0, 0.01, 0.5, 0.99, 1]) {
    const area = areaIn(shape, boxAt({ x: at, y: 1 - at }))
    for (const by of [-2, -0.05, 0.05, 2]) {
      const way = { x: by, y: by }
      for (const next of [area, moved(area, way), sized(area, way)]) {
        expect(isInPicture(next)).toBe(true)
        const { width, height } = boxOf(next)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(spotLimits.smallest)
      }
    }
  }
})

test.each(shapes)('a moved %s is as large as before', (shape) => {
  const area = areaIn(shape, box)
  const after = boxOf(moved(area, { x: 5, y: -0.01 }))
  expect(after.width).toBeCloseTo(boxOf(area).width)
  expect(after.x + after.width).toBeCloseTo(1)
  expect(after.y).toBeCloseTo(0.29)
})

test('arrow keys go a little, with Shift further, and other keys nowhere', () => {
  expect(wayOf('ArrowLeft', false)).toEqual({ x: -0.01, y: 0 })
  expect(wayOf('ArrowDown', true)).toEqual({ x: 0, y: 0.05 })
  expect(wayOf('a', false)).toBeUndefined()
})

test('a key makes a circle smaller and larger', () => {
  const circle = areaIn('circle', box)
  expect(boxOf(sized(circle, { x: -0.01, y: 0 })).width).toBeCloseTo(0.38)
  expect(boxOf(sized(circle, { x: 0, y: 0.05 })).height).toBeCloseTo(0.5)
})

test('corners of a polygon come, go and are moved; three stay', () => {
  const four = areaIn('polygon', box)
  const five = withOneCorner(four)
  expect(cornersOf(five).at(-1)).toEqual([0.2, 0.5])
  expect(cornersOf(withCornerMoved(five, 4, { x: -0.5, y: 0 })).at(-1)).toEqual([0, 0.5])
  const three = [0, 0, 0].reduce((area: Area) => withoutCorner(area, 0), five)
  expect(cornersOf(three)).toHaveLength(3)
  const many = Array.from({ length: 20 }).reduce((area: Area) => withOneCorner(area), four)
  expect(cornersOf(many)).toHaveLength(spotLimits.corners)
})

test('an area is told in words', () => {
  expect(areaWords(areaIn('rectangle', box))).toBe('20 % across, 30 % down, 40 % wide, 40 % high')
})
