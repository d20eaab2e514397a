import { expect, test } from 'vitest'
import { plainToWords } from '#ui/maths/plain-to-words.ts'

test.each([
  ['x = 11', 'x equals 11'],
  ['x^2-9', 'x squared minus 9'],
  ['x^10', 'x to the power 10'],
  ['3(x-2)', '3 open bracket x minus 2 close bracket'],
  ['1/2', '1 over 2'],
  ['sqrt(2)', 'the square root of open bracket 2 close bracket'],
  ['2x <= 45%', '2 x is at most 45 per cent'],
  ['', ''],
  ['a@b', 'a@b'],
])('%j is read out as %j', (plain, words) => {
  expect(plainToWords(plain)).toBe(words)
})
