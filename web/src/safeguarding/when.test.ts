import { expect, test } from 'vitest'
import { dayOf, sinceWords, whenWords } from './when.ts'

/** A Thursday, by the reader's own clock. */
const now = new Date(2026, 10, 26, 14, 20)
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  [new Date(2026, 10, 26, 14, 2), 'Today 14:02'],
  [new Date(2026, 10, 26, 0, 0), 'Today 00:00'],
  [new Date(2026, 10, 25, 23, 59), 'Yesterday 23:59'],
  [new Date(2026, 10, 24, 9, 15), 'Tuesday 09:15'],
  [new Date(2026, 10, 20, 9, 15), 'Friday 09:15'],
  [new Date(2026, 10, 19, 9, 15), '19 November 09:15'],
  [new Date(2026, 10, 27, 9, 15), '27 November 09:15'],
])('%s is %s', (moment, words) => {
  expect(whenWords(moment, now)).toBe(words)
})

test.each([
  [0, '1 minute'],
  [1, '1 minute'],
  [18, '18 minutes'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [119, '1 hour'],
  [180, '3 hours'],
  [1_439, '23 hours'],
  [1_440, '1 day'],
  [4_320, '3 days'],
])('%i minutes are %s', (minutes, words) => {
  expect(sinceWords(ago(minutes), now)).toBe(words)
})

test('a day is told without its year', () => {
  expect(dayOf('2026-12-03')).toBe('3 December')
})
