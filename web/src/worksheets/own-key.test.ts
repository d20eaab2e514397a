import { expect, test } from 'vitest'
import { keyFrom, type LineType, marksOf } from './own-key.ts'

test.each<readonly [LineType, string, unknown]>([
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
  ['recording', '2 Speaks clearly', { criteria: [{ marks: 2, text: 'Speaks clearly' }] }],
  ['drawing', '1 Labels the axes', { criteria: [{ marks: 1, text: 'Labels the axes' }] }],
  [
    'cloze_dropdown',
    'one | *two\n*red | blue | green',
    {
      gaps: [
        { options: ['one', 'two'], answer: 2 },
        { options: ['red', 'blue', 'green'], answer: 1 },
      ],
    },
  ],
  ['cloze_dropdown', 'one | two', undefined],
  ['cloze_dropdown', '*one | *two', undefined],
  [
    'table',
    'x | 1 | 2\ny | 2 | [4]\ncolour | [red] | blue',
    {
      columns: ['1', '2'],
      rows: [
        {
          label: 'y',
          cells: [
            { type: 'given', text: '2' },
            { type: 'number', answer: '4' },
          ],
        },
        { label: 'colour', cells: [{ type: 'short_text', answer: 'red' }, { type: 'given' }] },
      ],
    },
  ],
  ['table', 'x | 1 | 2\ny | [2]', undefined],
  ['table', 'x | 1', undefined],
  [
    'multi_part',
    '2 What is 3 + 4? => 7\nWrite x plus x. => $2x$\n1 What colour is it? => red',
    {
      parts: [
        { marks: 2, text: 'What is 3 + 4?', key: { type: 'number', answer: '7' } },
        { marks: 1, key: { type: 'expression', answer: '2x' } },
        { marks: 1, key: { type: 'short_text', references: ['red'] } },
      ],
    },
  ],
  ['multi_part', 'One alone => 7', undefined],
  ['multi_part', 'No answer\nOne => 7', undefined],
])('%s of %j', (type, text, expected) => {
  const key = keyFrom(type, text)
  if (expected === undefined) expect(key).toBeUndefined()
  else expect(key).toMatchObject(expected as object)
})

test('criteria and blanks come with their marks', () => {
  expect(marksOf({ type: 'long_text', criteria: [{ text: 'a', marks: 2 }] })).toBe(2)
  expect(marksOf({ type: 'ordering', items: ['a', 'b'] })).toBeUndefined()
})
