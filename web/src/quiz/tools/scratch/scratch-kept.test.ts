import { expect, test } from 'vitest'
import { isTouched, pathOf, withPoint } from './scratch-kept.ts'

test('a line takes points that tell something', () => {
  expect(withPoint([], 1.234, 2)).toEqual([1.2, 2])
  expect(withPoint([0, 0], 1, 0)).toEqual([0, 0])
  expect(withPoint([0, 0], 3, 4)).toEqual([0, 0, 3, 4])
})

test('a line of one point is a dot, of more a path through them', () => {
  expect(pathOf([5, 6])).toBe('M5 6l0.1 0')
  expect(pathOf([0, 0, 10, 0])).toBe('M0 0L10 0')
  expect(pathOf([0, 0, 10, 0, 10, 10])).toBe('M0 0Q10 0 10 5L10 10')
})

test('a rubber takes the line that it touches, between its points, too', () => {
  expect(isTouched([0, 0, 100, 0], 50, 4)).toBe(true)
  expect(isTouched([0, 0, 100, 0], 50, 40)).toBe(false)
  expect(isTouched([20, 20], 25, 20)).toBe(true)
})
