import { readMaths } from '@learngrove/maths/browser'
import { expect, test } from 'vitest'
import { readLine } from '#ui/maths/line-reading.ts'

test.each([
  ['(x+1)/2', '\\frac{x + 1}{2}', 'x plus 1 all over 2'],
  ['2:3', '2 : 3', '2 to 3'],
  ['x ∈ {1, 2}', 'x \\in \\left\\{1,\\; 2\\right\\}', 'x is in the set 1, 2'],
])('%s is read as the marker reads it', (plain, tex) => {
  expect(readLine(plain, readMaths)).toMatchObject({ tex })
})

test('what is missing is named', () => {
  expect(readLine('3/', readMaths)).toEqual({ problem: 'The fraction has no bottom yet.' })
  expect(readLine('3(x-2', readMaths)).toEqual({
    problem: 'A bracket is opened that is not closed again.',
  })
})

test('an empty box comes before everything else', () => {
  expect(readLine('x=□/2', readMaths)).toEqual({ problem: 'A box is still empty in this line.' })
})

test('a word may be a name of the question', () => {
  expect(readLine('speed = 3', readMaths)).toMatchObject({ tex: 'speed = 3' })
})

test('before the reader has come a line is read as it is typed', () => {
  expect(readLine('x^2=9')).toEqual({ tex: 'x^{2} = 9', words: 'x squared equals 9' })
  expect(readLine('x=')).toMatchObject({ problem: expect.stringContaining('still open') })
})
