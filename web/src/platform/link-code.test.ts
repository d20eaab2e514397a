import { expect, test } from 'vitest'
import { codeOf, typedAt } from './link-code.ts'

test.each([
  ['h7k-m34', 'H7KM34'],
  [' H7K – M34 ', 'H7KM34'],
  ['H7KM34X', 'H7KM34'],
  ['h7', 'H7'],
])('%j is the code %j', (text, code) => {
  expect(codeOf(text)).toBe(code)
})

test.each([
  ['', 0, 'h', 'H'],
  ['H7', 2, 'k', 'H7K'],
  ['H7KM34', 2, 'x', 'H7XM34'],
  ['H7', 1, 'km34', 'HKM34'],
  ['', 0, 'h7k-m34', 'H7KM34'],
  ['H7', 2, '-', 'H7'],
])('in %j at %i typing %j gives %j', (code, place, text, next) => {
  expect(typedAt(code, place, text)).toBe(next)
})
