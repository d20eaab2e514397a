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

test.each([
  [0.5, 0.5, 'in the middle'],
  [0.05, 0.5, 'on the far left'],
  [0.24, 0.65, 'in the lower left'],
  [0.3, 0.1, 'near the top left'],
  [0.95, 0.05, 'near the top, far right'],
  [0.5, 1, 'near the bottom'],
  [0.5, 0.3, 'in the upper middle'],
])('%d and %d is %s', (x, y, words) => {
  expect(placeWords(pointAt(x, y))).toBe(words)
})

test.each([
  [390, 250, '(1, 0)'],
  [456, 252, '(2, 0)'],
  [180, 320, '(−2, −1)'],
  [355, 40, '(0.5, 3)'],
])('on the grid %d and %d is %s', (x, y, words) => {
  const grid = { origin: { x: 0.5, y: 0.5 }, one: { x: 70 / 640, y: 70 / 500 } }
  expect(placeWords({ x: x / 640, y: y / 500 }, grid)).toBe(words)
})
