import { expect, test } from 'vitest'
import { leftWords, unsentWords, untilWords } from './chat.words.ts'

test.each([
  [0, 0, 'about 24 hours'],
  [19, 10, 'about 5 hours'],
  [23, 0, 'about an hour'],
  [23, 40, '20 minutes'],
  [23, 59, 'a minute'],
])('at %i:%i there are %s to midnight', (hour, minute, words) => {
  expect(untilWords(new Date(2026, 2, 13), new Date(2026, 2, 12, hour, minute))).toBe(words)
})

test('a code that nobody knows still has words', () => {
  expect(unsentWords('constructor', new Date())).toMatch(/Nothing of yours is lost/)
  expect(unsentWords('DAILY_BUDGET_USED', new Date(2026, 2, 12, 19, 10))).toMatch(/about 5 hours/)
})

test('when there are new messages is told by the server’s day, not by the clock of this device', () => {
  const now = new Date(2026, 2, 12, 19, 10)
  const renewed_at = new Date(2026, 2, 12, 20, 10)
  expect(unsentWords('DAILY_BUDGET_USED', now, renewed_at)).toMatch(/in about an hour/)
})

test('what is left of the day is told with its whole', () => {
  expect(leftWords(38, 60)).toBe('38 of 60 messages left today.')
  expect(leftWords(0, 60)).toBe('No messages left today.')
})
