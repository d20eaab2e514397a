import { expect, test } from 'vitest'
import { movedByKey, placeWords, pointAt, withPress } from './spots.ts'

const middle = { x: 0.5, y: 0.5 }

test.each([
  ['ArrowLeft', false, { x: 0.49, y: 0.5 }],
  ['ArrowRight', true, { x: 0.55, y: 0.5 }],
  ['ArrowUp', false, { x: 0.5, y: 0.49 }],
  ['ArrowDown', true, { x: 0.5, y: 0.55 }],
  ['Enter', false, undefined],
])('%s moves a marker', (key, isBig, to) => {
  expect(movedByKey(middle, key, isBig)).toEqual(to)
})

test('a marker never leaves the picture', () => {
  expect(movedByKey({ x: 0, y: 1 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 1 })
  expect(movedByKey({ x: 0, y: 1 }, 'ArrowDown', false)).toEqual({ x: 0, y: 1 })
  expect(pointAt(-3, 1.2)).toEqual({ x: 0, y: 1 })
})

test('a press adds a marker while there is one left, then moves the one in hand', () => {
  const first = withPress([], middle, { count: 2, inHand: -1 })
  expect(first).toEqual({ points: [middle], inHand: 0 })
  const second = withPress(first.points, pointAt(0, 0), { count: 2, inHand: 0 })
  expect(second).toEqual({ points: [middle, { x: 0, y: 0 }], inHand: 1 })
  const moved = withPress(second.points, pointAt(1, 1), { count: 2, inHand: 0 })
  expect(moved).toEqual({
    points: [
      { x: 1, y: 1 },
      { x: 0, y: 0 },
    ],
    inHand: 0,
  })
})

test('a place is told in words', () => {
  expect(placeWords(pointAt(0.236, 0.65))).toBe('24 % from the left, 65 % from the top')
})
