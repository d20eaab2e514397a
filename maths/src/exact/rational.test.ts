import { expect, test } from 'vitest'
import { gcd, lcm, ratio, times, toDecimal, wholeSquareRoot } from '#exact/rational.ts'

test('the root of a square is exact, however large', () => {
  for (const root of [0n, 1n, 2n, 3n, 12n, 999_999_937n, 10n ** 30n + 57n, 7n ** 200n]) {
    expect(wholeSquareRoot(root * root)).toBe(root)
    expect(wholeSquareRoot(root * root + 2n * root + 2n)).toBeUndefined()
  }
  expect(wholeSquareRoot(-4n)).toBeUndefined()
})

test('common divisors and multiples are never negative', () => {
  expect([gcd(-12n, 18n), gcd(0n, -5n), gcd(0n, 0n)]).toEqual([6n, 5n, 0n])
  expect([lcm(-4n, 6n), lcm(0n, 3n), lcm(0n, 0n)]).toEqual([12n, 0n, 0n])
})

test('a decimal is given as far as it is asked for', () => {
  expect(toDecimal(ratio(1n, 64n))).toBe('0.015625')
  expect(toDecimal(ratio(1n, 64n), 6)).toBe('0.015625')
  expect(toDecimal(ratio(1n, 128n), 6)).toBeUndefined()
  expect(toDecimal(ratio(1n, 3n))).toBeUndefined()
})

test('a product is in lowest terms, however large its parts are', () => {
  for (const [n, d, m, k] of [
    [7n ** 90n, 11n ** 80n, 11n ** 79n * 3n, 7n ** 91n],
    [-(17n ** 40n), 5n, 5n ** 60n, 17n ** 39n],
    [0n, 1n, 3n ** 70n, 2n ** 70n],
    [2n ** 60n, 3n, 9n, 2n ** 61n],
  ] as const)
    expect(times(ratio(n, d), ratio(m, k))).toEqual(ratio(n * m, d * k))
})
