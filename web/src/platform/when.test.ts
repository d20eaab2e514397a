import { expect, test } from 'vitest'
import { agoWords, daysUntil, dueOf, leafOf } from './when.ts'

/** A Thursday, half past three in the afternoon where the test runs. */
const now = new Date(2026, 10, 19, 15, 30)
const on = (day: number, hour = 9) => new Date(2026, 10, day, hour)

test.each([
  [on(19, 23), 0],
  [on(19, 0), 0],
  [on(20, 0), 1],
  [on(18, 23), -1],
  [on(26), 7],
])('%s is %i days away', (moment, days) => {
  expect(daysUntil(moment, now)).toBe(days)
})

test('a day is a day when the clocks change', () => {
  expect(daysUntil(new Date(2026, 2, 30, 9), new Date(2026, 2, 28, 9))).toBe(2)
  expect(daysUntil(new Date(2026, 9, 26, 9), new Date(2026, 9, 24, 9))).toBe(2)
})

test.each([
  [on(9), 'Was due on 9 November', true],
  [on(16), 'Was due on Monday', true],
  [on(18), 'Was due yesterday', true],
  [on(19, 8), 'Due today', true],
  [on(20), 'Due tomorrow', true],
  [on(21), 'Due on Saturday', false],
  [on(25), 'Due on Wednesday', false],
  [on(26), 'Due on 26 November', false],
])('%s reads "%s"', (moment, words, is_soon) => {
  expect(dueOf(moment, now)).toEqual({ words, is_soon })
})

test.each([
  [on(19, 8), 'today'],
  [on(18, 23), 'yesterday'],
  [on(10), '9 days ago'],
  [on(6), '13 days ago'],
  [on(5), '2 weeks ago'],
  [new Date(2026, 9, 25), '3 weeks ago'],
])('%s was %s', (moment, words) => {
  expect(agoWords(moment, now)).toBe(words)
})

test('a leaf of the calendar has a short weekday and the day', () => {
  expect(leafOf(on(20))).toEqual({ weekday: 'Fri', day: '20' })
})
