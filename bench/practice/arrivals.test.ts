import { randomFrom } from '@learngrove/server/demo-random'
import { expect, test } from 'vitest'
import { arrivals, timesOf } from './arrivals.ts'

test('as many come as were asked for, in their order, and not at a beat', () => {
  const moments = arrivals({ rate: 200, seconds: 60, next: randomFrom(1).next })
  expect(moments.length).toBeGreaterThan(11_500)
  expect(moments.length).toBeLessThan(12_500)
  expect(moments).toEqual(moments.toSorted((one, other) => one - other))
  const gaps = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))
  // Of chance alone, as many gaps as this are longer than the mean.
  const longer = gaps.filter((gap) => gap > 5).length / gaps.length
  expect(longer).toBeCloseTo(Math.exp(-1), 1)
})

test('the 95th of a hundred is the one that five are above', () => {
  const all = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(timesOf(all)).toEqual({ count: 100, p50_ms: 51, p95_ms: 96, p99_ms: 100, most_ms: 100 })
  expect(timesOf([])).toMatchObject({ count: 0, p95_ms: 0 })
})
