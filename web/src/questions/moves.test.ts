import { expect, test } from 'vitest'
import { moved, placed, takenBack } from './moves.ts'

test.each([
  ['up', 2, 1, [1, 3, 2, 4]],
  ['down', 0, 1, [2, 1, 3, 4]],
  ['to the end', 0, 3, [2, 3, 4, 1]],
  ['over the top', 0, -1, [1, 2, 3, 4]],
  ['over the end', 3, 4, [1, 2, 3, 4]],
  ['an unknown item', -1, 2, [1, 2, 3, 4]],
])('moving %s', (_name, from, to, expected) => {
  expect(moved([1, 2, 3, 4], from, to)).toEqual(expected)
})

test('no move loses or doubles an item', () => {
  const list = [1, 2, 3, 4, 5]
  for (let from = -1; from <= 5; from++) {
    for (let to = -1; to <= 5; to++) expect(moved(list, from, to).toSorted()).toEqual(list)
  }
})

test('a card is in one place: it leaves the old one, and what stood there goes back', () => {
  expect(placed([0, 2, 0], 0, 2)).toEqual([2, 0, 0])
  expect(placed([1, 2, 0], 1, 1)).toEqual([0, 1, 0])
  expect(takenBack([1, 2, 0], 1)).toEqual([1, 0, 0])
})
