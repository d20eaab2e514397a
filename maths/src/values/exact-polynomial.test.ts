import { expect, test } from 'vitest'
import { ratio, toText, whole } from '#exact/rational.ts'
import { parse } from '#notation/parse.ts'
import { printTextbook } from '#notation/print-textbook.ts'
import {
  difference,
  exactValue,
  isSamePolynomial,
  polynomialIn,
  polynomialNode,
} from '#values/exact-polynomial.ts'

const multipliedOut = (text: string): string | undefined =>
  polynomialIn(parse(text), 'x')?.map(toText).join(' ')

test.each([
  ['(x+1)(x-2)', '-2 -1 1'],
  ['(x+1)/2 - x/3', '1/2 1/6'],
  ['0.5x', '0 1/2'],
  ['(2x+1)^3 - 8x^3', '1 6 12'],
  ['x - x', ''],
  ['7', '7'],
])('%s has the coefficients %s', (text, coefficients) => {
  expect(multipliedOut(text)).toBe(coefficients)
})

test.each(['1/x', 'x/x', 'xy', 'sin(x)', 'sqrt(2)x', 'πx', 'x^13', '(x^7)(x^6)', '1/0', '2^x'])(
  '%s is no exact polynomial',
  (text) => expect(polynomialIn(parse(text), 'x')).toBeUndefined(),
)

test('the exact value of what has no letters', () => {
  expect(exactValue(parse('1 1/2 + 0.25'))).toEqual(ratio(7n, 4n))
  expect(exactValue(parse('sqrt(16)'))).toEqual(whole(4))
  expect(exactValue(parse('sqrt(2)'))).toBeUndefined()
  expect(exactValue(parse('x - x'))).toBeUndefined()
})

test('a polynomial is written from the highest power down', () => {
  const written = (text: string) =>
    printTextbook(polynomialNode(polynomialIn(parse(text), 'x') ?? [], 'x'))
  expect(written('3 - x + x^2/2')).toBe('\\frac{1}{2}x^{2} - x + 3')
  expect(written('-x')).toBe('-x')
  expect(written('x - x')).toBe('0')
})

test('a difference loses its zeros', () => {
  const [a, b] = [polynomialIn(parse('x^2 + x'), 'x'), polynomialIn(parse('x^2 + 1'), 'x')]
  expect(isSamePolynomial(difference(a ?? [], b ?? []), [whole(-1), whole(1)])).toBe(true)
})
