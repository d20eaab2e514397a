import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  clampDate,
  firstDayOfMonth,
  isIsoDate,
  lastDayOfMonth,
  todayHere,
  weekdayOf,
} from './iso-date.ts'

describe('days', () => {
  test.each([
    ['2026-11-23', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['0000-01-01', false],
    ['23/11/2026', false],
    ['', false],
  ])('%s is a day: %s', (text, expected) => expect(isIsoDate(text)).toBe(expected))

  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
  ])('%s and %i days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected))

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
  ])('%s and %i months is %s', (date, months, expected) =>
    expect(addMonths(date, months)).toBe(expected),
  )

  test('every day of four years has a month, a weekday after the one before, and a way back', () => {
    let date = '2024-01-01'
    for (let count = 0; count < 1461; count += 1) {
      const next = addDays(date, 1)
      expect(weekdayOf(next)).toBe((weekdayOf(date) + 1) % 7)
      expect(addDays(next, -1)).toBe(date)
      expect(firstDayOfMonth(date) <= date && date <= lastDayOfMonth(date)).toBe(true)
      date = next
    }
    expect(date).toBe('2028-01-01')
  })

  test('23 November 2026 is a Monday', () => expect(weekdayOf('2026-11-23')).toBe(0))

  test('a date is moved into its bounds', () => {
    expect(clampDate('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01')
    expect(clampDate('2026-04-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01')
    expect(clampDate('2026-02-10', '2026-02-01', '2026-03-01')).toBe('2026-02-10')
    expect(clampDate('2026-02-10')).toBe('2026-02-10')
  })

  test('today is the local day', () =>
    expect(todayHere(new Date(2026, 0, 5, 23))).toBe('2026-01-05'))
})
