import { expect, test } from 'vitest'
import { keyFrom, marksOf, type OwnType } from './own-key.ts'

test.each<readonly [OwnType, string, unknown]>([
  ['single_choice', 'Two\n* Three\n\nFour', { options: ['Two', 'Three', 'Four'], answers: [2] }],
  ['multiple_choice', '*a\nb\n*c', { answers: [1, 3] }],
  ['single_choice', 'Two\nThree', undefined],
  ['single_choice', '*Two', undefined],
  ['number', '12.5 cm', { answer: '12.5', unit: 'cm' }],
  ['number', '-3/4', { answer: '-3/4' }],
  ['number', '2 1/2', { answer: '2 1/2' }],
  ['number', 'many', undefined],
  ['expression', 'x = 4', { answer: 'x = 4' }],
  ['short_text', 'one\ntwo', { references: ['one', 'two'] }],
  ['fill_blanks', '4\nred', { blanks: [{ type: 'number' }, { type: 'short_text' }] }],
  ['matching', 'one = 1\ntwo=2', { left: ['one', 'two'], right: ['1', '2'] }],
  ['matching', 'one = 1\ntwo', undefined],
  ['ordering', 'a\nb', { items: ['a', 'b'] }],
  ['ordering', 'a', undefined],
  [
    'long_text',
    '2 Says why\nGives one',
    { criteria: [{ marks: 2, text: 'Says why' }, { marks: 1 }] },
  ],
  ['long_text', '  \n ', undefined],
])('%s of %j', (type, text, expected) => {
  const key = keyFrom(type, text)
  if (expected === undefined) expect(key).toBeUndefined()
  else expect(key).toMatchObject(expected as object)
})

test('criteria and blanks come with their marks', () => {
  expect(marksOf({ type: 'long_text', criteria: [{ text: 'a', marks: 2 }] })).toBe(2)
  expect(marksOf({ type: 'ordering', items: ['a', 'b'] })).toBeUndefined()
})
