import { expect, test } from 'vitest'
import { toE164 } from './e164.ts'

test.each([
  ['+44 7700 900123', '+447700900123'],
  ['07700 900123', '+447700900123'],
  ['0044 7700 900-123', '+447700900123'],
  ['+33 (6) 12.34.56.78', '+33612345678'],
  ['7700 900123', undefined],
  ['+0 123456789', undefined],
  ['hello', undefined],
  ['', undefined],
])('%j is dialled as %j', (typed, number) => {
  expect(toE164(typed)).toBe(number)
})
