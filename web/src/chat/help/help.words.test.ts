import { expect, test } from 'vitest'
import { foldTitle, ladderWords, triedWords } from './help.words.ts'

const hints = (shown: number, count: number) => ({
  shown: Array.from({ length: shown }, () => 'Look again.'),
  count,
})

test.each([
  [hints(0, 3), /Try first/],
  [hints(1, 3), /1 of 3 is open/],
  [hints(2, 3), /2 of 3 are open/],
  [hints(3, 3), /^All of them/],
  [hints(1, 1), /^It is open/],
])('the ladder says how much of it is open', (ladder, words) => {
  expect(ladderWords(ladder)).toMatch(words)
})

test('the closed fold tells of the hints, else of the tries', () => {
  const one = { answered: 'x = 7', verdict: 'wrong', tried_at: '2026-09-01T08:00:00Z' } as const
  expect(foldTitle({ hints: hints(1, 3), tries: [one] })).toBe('Hints, 1 of 3')
  expect(foldTitle({ hints: null, tries: [one] })).toBe('Your tries, 1')
  expect(foldTitle({ hints: null, tries: [] })).toBe('Your tries')
})

test('a try of today has its time, an older one its day', () => {
  const now = new Date(2026, 8, 2, 12)
  expect(triedWords(new Date(2026, 8, 2, 9, 5), now)).toBe('09:05')
  expect(triedWords(new Date(2026, 8, 1, 9, 5), now)).toMatch(/^1 Sept?$/)
})
