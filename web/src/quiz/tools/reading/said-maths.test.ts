import { expect, test } from 'vitest'
import { saidMaths } from './said-maths.ts'

test.each([
  ['\\frac{3}{4}', 'three quarters'],
  ['\\frac{1}{2}', 'one half'],
  ['2\\frac{1}{3}', '2 and one third'],
  ['\\frac{3}{2}', 'three halves'],
  ['\\frac{7}{10}', 'seven tenths'],
  ['\\frac{12}{25}', '12 over 25'],
  ['x^2 + 3x = 10', 'x squared plus 3 x equals 10'],
  ['\\sqrt{16}', 'the square root of 16'],
])('%s is said as %s', (tex, said) => {
  expect(saidMaths(tex)).toBe(said)
})

test('what cannot be read is still said in words', () => {
  expect(saidMaths('\\text{carbon dioxide} + \\text{water} \\to')).not.toMatch(/[\\{}]/)
})
