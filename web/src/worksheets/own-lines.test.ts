import { expect, test } from 'vitest'
import type { OwnKey } from './own-key.ts'
import { linesFrom } from './own-lines.ts'

test.each<[OwnKey, string]>([
  [{ type: 'single_choice', options: ['24', '36'], answers: [2] }, '24\n* 36'],
  [{ type: 'multiple_choice', options: ['a', 'b', 'c'], answers: [1, 3] }, '* a\nb\n* c'],
  [{ type: 'number', answer: '12', unit: 'cm' }, '12 cm'],
  [{ type: 'expression', answer: 'x = 4' }, 'x = 4'],
  [{ type: 'short_text', references: ['quotient', 'the quotient'] }, 'quotient\nthe quotient'],
  [
    {
      type: 'fill_blanks',
      blanks: [
        { type: 'number', answer: '4' },
        { type: 'short_text', answer: 'four' },
      ],
    },
    '4\nfour',
  ],
  [{ type: 'matching', left: ['1/2', '3/4'], right: ['0.5', '0.75'] }, '1/2 = 0.5\n3/4 = 0.75'],
  [{ type: 'ordering', items: ['first', 'second'] }, 'first\nsecond'],
])('%o is written as its lines', (key, lines) => expect(linesFrom(key)).toBe(lines))

test('what its lines would not say is not written', () => {
  expect(linesFrom({ type: 'matching', left: ['x = 1', 'y'], right: ['2', '3'] })).toBeUndefined()
  expect(linesFrom({ type: 'number', answer: '12', tolerance: 0.5 })).toBeUndefined()
})
