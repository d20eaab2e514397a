import { expect, test } from 'vitest'
import { distribute } from './distribute.ts'

const rooms = { first: 100, other: 120 }

test('what fits stands on one page, and the next block that does not begins another', () => {
  expect(distribute([40, 60], rooms)).toEqual([[0, 1]])
  expect(distribute([40, 61], rooms)).toEqual([[0], [1]])
  expect(distribute([90, 60, 60, 1], rooms)).toEqual([[0], [1, 2], [3]])
})

test('a block that is higher than a page has one for itself, and no page is empty', () => {
  expect(distribute([200, 10], rooms)).toEqual([[0], [1]])
  expect(distribute([10, 200, 10], rooms)).toEqual([[0], [1], [2]])
})

test('nothing is one page, which has its head and its foot', () => {
  expect(distribute([], rooms)).toEqual([[]])
})
