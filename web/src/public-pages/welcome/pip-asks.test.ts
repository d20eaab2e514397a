import { expect, test } from 'vitest'
import { askAfter, undone } from './pip-asks.ts'

test.each([
  ['3x − 6 = 15', 'In line 1 there is $-6$ beside $3x$. What do you do to both sides to undo it?'],
  ['x + 2 = 7', 'In line 1 there is $+2$ beside $x$. What do you do to both sides to undo it?'],
  ['3x = 21', 'Line 1 says that $3x$ is $21$. What do you do to both sides to be left with $x$?'],
  ['15 = 3(x - 2)', 'What was done to line 1? Was the same done to both sides?'],
  ['', 'What was done to line 1? Was the same done to both sides?'],
])('after %s Pip asks %s', (text, asked) => {
  expect(askAfter({ text, number: 1 })).toBe(asked)
})

test('where the first line turned, Pip asks about the bracket', () => {
  expect(askAfter(undefined)).toContain('bracket')
})

test.each([
  ['3x - 6 = 15', '3x = 21', 'Adding $6$ undoes $-6$. '],
  ['x + 2 = 7', 'x = 5', 'Taking away $2$ undoes $+2$. '],
  ['3x = 21', 'x = 7', 'Dividing by $3$ undoes times $3$. '],
  ['3x - 6 = 15', '6x - 12 = 30', ''],
  [undefined, '3x - 6 = 15', ''],
])('from %s to %s: %s', (before, line, words) => {
  expect(undone(before, line)).toBe(words)
})
