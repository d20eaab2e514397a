import { expect, test } from 'vitest'
import { clockText, secondsLeft } from './clock.ts'

test.each([
  [3000, '50:00'],
  [75, '1:15'],
  [9, '0:09'],
  [0, '0:00'],
  [-5, '0:00'],
])('%i seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text)
})

test.each([
  [0, 120],
  [500, 120],
  [60_000, 60],
  [120_000, 0],
  [121_000, -1],
])('after %i ms of two minutes', (passed, left) => {
  const started = '2026-11-21T10:00:00.000Z'
  expect(secondsLeft(started, 2, new Date(started).getTime() + passed)).toBe(left)
})
