import { expect, test } from 'vitest'
import { isHuge, rational, wholeRoot } from '#maths/rational.ts'
import { readExpression } from '#maths/read.ts'
import { simplifiedRoot } from '#skills/surd.ts'

test('the root of a square is exact, however large', () => {
  for (const root of [0n, 1n, 2n, 3n, 12n, 999_999_937n, 10n ** 30n + 57n, 7n ** 200n]) {
    expect(wholeRoot(root * root)).toBe(root)
    expect(wholeRoot(root * root + 2n * root + 2n)).toBeUndefined()
  }
  expect(wholeRoot(-4n)).toBeUndefined()
})

test('a root is simplified as trying every square does', () => {
  for (let n = 1n; n <= 500n; n++) {
    const { size, under } = simplifiedRoot(n)
    expect(size * size * under).toBe(n)
    for (let k = 2n; k * k <= under; k++) expect(under % (k * k)).not.toBe(0n)
  }
  expect(simplifiedRoot(999_983n ** 2n * 2n)).toEqual({ size: 999_983n, under: 2n })
})

test('what is huge is told from what a lesson holds', () => {
  expect(isHuge(rational(10n ** 30n, 7n))).toBe(false)
  expect(isHuge(rational(1n, 10n ** 200n))).toBe(true)
  expect(isHuge(rational(-(10n ** 200n)))).toBe(true)
})

test.each([
  ['2\\frac{1}{3}', '7/3'],
  ['2\\frac13', '7/3'],
  ['2 \\frac (1) (3)', '7/3'],
])('%s is a mixed number', (text, value) => {
  expect(readExpression(text)).toMatchObject({
    type: 'fraction',
    mixed: true,
    top: BigInt(value.split('/')[0] ?? ''),
    bottom: BigInt(value.split('/')[1] ?? ''),
  })
})

test.each(['2\\frac{x}{3}', '2\\frac{1.5}{3}', '2\\frac{1}{0}', '2\\frac{1+1}{3}'])(
  '%s is none',
  (text) => expect(readExpression(text)?.type).toBe('multiply'),
)
