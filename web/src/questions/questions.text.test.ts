import { expect, test } from 'vitest'
import { askedOf, headingOf, piecesOf } from './questions.text.ts'

test.each([
  ['Solve for $x$: $6x - 11 = 25$', 'Solve for $x$', '6x - 11 = 25'],
  ['Solve $3(x-2) = 2x + 5$.', 'Solve', '3(x-2) = 2x + 5'],
  [
    'Which number is missing? $\\frac{3}{5} = \\frac{?}{10}$',
    'Which number is missing?',
    '\\frac{3}{5} = \\frac{?}{10}',
  ],
  ['Solve it.\n\n$$x^2 = 9$$', 'Solve it.', 'x^2 = 9'],
])('a formula to stand large: %s', (text, words, formula) => {
  expect(askedOf(text)).toEqual({ words, formula })
})

test.each([
  ['What is $\\frac{2}{5}$ of 55?'],
  ['Solve $x + 7 = 14$. What is $x$?'],
  ['The value of $x$ when $2x + 1 = 5$'],
  ['Differentiate with respect to $x + 1234$'],
  ['How many?'],
  ['$$a$$ and $$b$$'],
])('a sentence that stays whole: %s', (text) => {
  expect(askedOf(text)).toEqual({ words: text, formula: undefined })
})

const words = (text: string) => ({ kind: 'words', text })
const blank = (number: number) => ({ kind: 'blank', number })

test('a text with gaps falls into words and gaps, paragraph by paragraph', () => {
  expect(piecesOf('A leaf takes in [[1]] and [[2]].\n\nIt gives off [[3]].')).toEqual([
    [words('A leaf takes in '), blank(1), words(' and '), blank(2), words('.')],
    [words('It gives off '), blank(3), words('.')],
  ])
})

test('a formula around a gap is closed before it and opened again behind', () => {
  expect(piecesOf('So $x = [[1]] + 2$ holds')).toEqual([
    [words('So $x =$'), blank(1), words('$+ 2$ holds')],
  ])
  expect(piecesOf('$[[1]]$ and $x = 2$')).toEqual([[blank(1), words(' and $x = 2$')]])
})

test('a short first paragraph is the heading, a long one is text', () => {
  expect(headingOf('Which one?\n\nRead the list.')).toEqual({
    heading: 'Which one?',
    body: 'Read the list.',
  })
  expect(headingOf('word '.repeat(80)).heading).toBe('')
})
