import { printTextbook } from '@learngrove/maths/notation'
import { exactValue } from '@learngrove/maths/polynomial'
import { ratio } from '@learngrove/maths/rational'
import { expect, test } from 'vitest'
import { readEquation, readExpression } from '#notation/read-maths.ts'

test.each(['2\\frac{1}{3}', '2\\frac13', '2 1/3', '2⅓'])('%s is a mixed number', (text) => {
  const node = readExpression(text)
  expect(node?.type).toBe('mixed')
  expect(node && exactValue(node)).toEqual(ratio(7n, 3n))
})

test.each(['2\\frac{x}{3}', '2\\frac{1.5}{3}', '2\\frac{1+1}{3}'])('%s is a product', (text) =>
  expect(readExpression(text)?.type).toBe('product'),
)

test.each([
  ['e^2x', 'e^{2x}'],
  ['xe^-3x', 'xe^{-3x}'],
  ['1/2 ÷ 1/3', '\\frac{1}{2} \\div \\frac{1}{3}'],
  ['6 / 2', '6 \\div 2'],
  ['sin^2 x', '\\sin^{2}(x)'],
  ['exp(x)', 'e^{x}'],
  ['.50', '0.5'],
])('%s is read as it is meant in a chat', (text, latex) => {
  const node = readExpression(text)
  expect(node && printTextbook(node)).toBe(latex)
})

test.each(['', '2+', '(x', 'x = 3', 'x < 3', '1, 2', '±3', '1234567890', `1${'+1'.repeat(120)}`])(
  '%s is nothing to work with',
  (text) => expect(readExpression(text)).toBeUndefined(),
)

test('an equation has one sign of equality', () => {
  expect(readEquation('2x = 4')).toMatchObject({ left: { type: 'product' } })
  expect(readEquation('x = 2 = 3')).toBeUndefined()
  expect(readEquation('x')).toBeUndefined()
})
