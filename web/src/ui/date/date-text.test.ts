import { describe, expect, test } from 'vitest'
import { dayWords, monthWords, readTypedDate, typedDate } from './date-text.ts'

describe('a typed date', () => {
  test.each([
    ['23/11/2026', '2026-11-23'],
    [' 1/2/2026 ', '2026-02-01'],
    ['1.2.26', '2026-02-01'],
    ['01-02-2026', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
    ['31/02/2026', null],
    ['11/23/2026', null],
    ['23/11', null],
    ['tomorrow', null],
    ['', null],
  ])('%s is %s', (text, expected) => expect(readTypedDate(text)).toBe(expected))

  test('what is written can be read', () =>
    expect(readTypedDate(typedDate('2026-11-03'))).toBe('2026-11-03'))
})

test('dates in words', () => {
  expect(monthWords('2026-11-23')).toBe('November 2026')
  expect(dayWords('2026-11-23').replace(',', '')).toBe('Monday 23 November 2026')
})
