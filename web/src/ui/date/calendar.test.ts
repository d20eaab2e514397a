import { describe, expect, test } from 'vitest'
import { monthWeeks, moveByKey } from './calendar.ts'
import { addMonths, lastDayOfMonth } from './iso-date.ts'

describe('the grid of a month', () => {
  test('November 2026 begins on a Sunday and needs six weeks', () => {
    const weeks = monthWeeks('2026-11-23')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  test('February 2027 fits in four weeks', () => expect(monthWeeks('2027-02-10')).toHaveLength(4))

  test('every month holds each of its days once, in order, in weeks of seven', () => {
    for (let count = 0; count < 60; count += 1) {
      const month = addMonths('2024-01-15', count)
      const weeks = monthWeeks(month)
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      const days = weeks.flat().filter((day) => day !== null)
      expect(days).toHaveLength(Number(lastDayOfMonth(month).slice(-2)))
      expect(days).toEqual(days.toSorted())
    }
  })
})

describe('keys of the calendar', () => {
  test.each([
    ['ArrowLeft', false, '2026-11-22'],
    ['ArrowRight', false, '2026-11-24'],
    ['ArrowUp', false, '2026-11-16'],
    ['ArrowDown', false, '2026-11-30'],
    ['Home', false, '2026-11-23'],
    ['End', false, '2026-11-29'],
    ['PageUp', false, '2026-10-23'],
    ['PageDown', true, '2027-11-23'],
    ['a', false, null],
  ])('%s with shift %s goes to %s', (key, shift, expected) =>
    expect(moveByKey('2026-11-23', key, shift)).toBe(expected),
  )

  test('the focus stays in the bounds', () => {
    expect(moveByKey('2026-11-23', 'ArrowLeft', false, '2026-11-23')).toBe('2026-11-23')
    expect(moveByKey('2026-11-23', 'PageDown', false, undefined, '2026-12-01')).toBe('2026-12-01')
  })
})
