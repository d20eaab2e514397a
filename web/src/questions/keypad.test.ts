import { expect, test } from 'vitest'
import { keypadOf, padKeysOf } from './keypad.ts'

const plain = ['(', ')', '+', '-', '=', '*', '/', 'fraction']

test('a linear equation needs its letter and the signs, and no more', () => {
  const keys = keypadOf({
    text: 'Solve for $x$: $6x - 11 = 25$',
    start: '6x - 11 = 25',
    variables: ['x'],
  })
  expect(keys).toEqual(['x', ...plain])
})

test.each([
  ['Solve $x^2 - 5x + 6 = 0$', ['square', 'or']],
  ['Differentiate $y = x^3$', ['power']],
  ['Simplify $\\sqrt{12}$', ['root']],
  ['Solve $2x + 1 < 7$', ['<', '>']],
  ['The area of a circle of radius $r$', ['pi']],
])('%s calls for its keys', (text, expected) => {
  expect(keypadOf({ text, variables: ['x'] })).toEqual(expect.arrayContaining(expected))
})

test('no key twice', () => {
  const keys = keypadOf({ text: 'Solve $x^2 \\le 9$', variables: ['x', 'x'] })
  expect(new Set(keys).size).toBe(keys.length)
})

test('a number can always be negative, a fraction and mixed; other signs come where the text calls for them', () => {
  expect(padKeysOf({ text: 'How far is it?' })).toEqual(['-', 'fraction', 'space'])
  expect(padKeysOf({ text: 'Write the ratio of red to blue.' })).toContain(':')
  expect(padKeysOf({ text: 'What is 30% as a decimal?' })).toContain('%')
  expect(padKeysOf({ text: 'Write it in standard form.' })).toEqual(
    expect.arrayContaining(['^', '*']),
  )
})
