import { expect, test } from 'vitest'
import { dialledNumber, endOf } from './mobile-number.ts'

test.each([
  ['07700 900321', '44', '+447700900321'],
  ['7700900321', '44', '+447700900321'],
  ['+44 (0)7700 900321', '44', '+447700900321'],
  ['0044 7700 900321', '353', '+447700900321'],
  ['+33 6 39 98 00 01', '44', '+33639980001'],
  ['085 123-4567', '353', '+353851234567'],
  ['0312 345 6789', '39', '+3903123456789'],
  ['(202) 555.0123', '1', '+12025550123'],
] as const)('%s with +%s is dialled %s', (typed, code, number) => {
  expect(dialledNumber(typed, code)).toBe(number)
})

test.each(['', '0770', 'maya', '07700 90032x', '+0 7700 900321', '7'.repeat(20)])(
  '%j is no number',
  (typed) => {
    expect(dialledNumber(typed, '44')).toBeUndefined()
  },
)

test('a number is known by its end', () => {
  expect(endOf('+447700900321')).toBe('321')
})
