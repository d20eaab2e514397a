import { expect, test } from 'vitest'
import { unsentWords, untilMidnight } from './chat.words.ts'

test.each([
  [0, 0, 'about 24 hours'],
  [19, 10, 'about 5 hours'],
  [23, 0, 'about an hour'],
  [23, 40, '20 minutes'],
  [23, 59, 'a minute'],
])('at %i:%i there are %s to midnight', (hour, minute, words) => {
  expect(untilMidnight(new Date(2026, 2, 12, hour, minute))).toBe(words)
})

test('a code that nobody knows still has words', () => {
  expect(unsentWords('constructor', new Date())).toMatch(/Nothing of yours is lost/)
  expect(unsentWords('DAILY_BUDGET_USED', new Date(2026, 2, 12, 19, 10))).toMatch(/about 5 hours/)
})
