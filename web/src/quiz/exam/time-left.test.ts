import { expect, test } from 'vitest'
import { clockOf, minutesWords, saidBetween, secondsUntil } from './time-left.ts'

const end = '2026-09-01T09:00:00.000Z'

test.each([
  [Date.parse(end) - 60_000, 60],
  [Date.parse(end) - 1, 1],
  [Date.parse(end), 0],
  [Date.parse(end) + 5000, 0],
])('at %d ms so many seconds are left', (now, left) => {
  expect(secondsUntil(end, now)).toBe(left)
})

test.each([
  ['ten minutes', 601, 600, 10],
  ['five', 301, 299, 5],
  ['one', 61, 60, 1],
  ['nothing from second to second', 600, 599, undefined],
  ['the latest after a sleep', 900, 200, 5],
  ['nothing at the end, which says itself', 61, 0, undefined],
])('it says %s', (_, before, now, said) => {
  expect(saidBetween(before, now)).toBe(said)
})

test('a clock has hours where there are some', () => {
  expect([0, 61, 1651, 3900].map(clockOf)).toEqual(['0:00', '1:01', '27:31', '1:05:00'])
})

test('extra time is said to the second', () => {
  expect([45, 56.25].map(minutesWords)).toEqual(['45 min', '56 min 15 s'])
})
