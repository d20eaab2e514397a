import { expect, test } from 'vitest'
import { segmentsOf, shareOf } from '#ui/share.ts'

test.each([
  [3, 10, 0.3],
  [12, 10, 1],
  [-1, 10, 0],
  [1, 0, 0],
  [Number.NaN, 10, 0],
])('%d of %d is %d', (done, total, share) => {
  expect(shareOf(done, total)).toBeCloseTo(share)
})

test('segments: what is behind, the next one, what is ahead', () => {
  expect(segmentsOf(2, 4)).toEqual(['done', 'done', 'now', 'ahead'])
  expect(segmentsOf(4, 4)).toEqual(['done', 'done', 'done', 'done'])
  expect(segmentsOf(0, 0)).toEqual([])
})
