import { expect, test } from 'vitest'
import { blanksOf, chosen, handedIn, noAnswer, openPlaces, orderOf, pairsOf } from './answer.ts'
import { aQuestion } from './testing.ts'

const options = [2, 3, 1].map((order) => ({ order, text: `option ${order}` }))
const answer = (part: Partial<typeof noAnswer>) => ({ ...noAnswer, ...part })

test.each([
  ['a number not written', aQuestion(), noAnswer, 1, 1],
  ['a number of spaces', aQuestion(), answer({ value: '  ' }), 1, 1],
  ['a number', aQuestion(), answer({ value: '7' }), 0, 1],
  ['nothing chosen', aQuestion({ type: 'single_choice', options }), noAnswer, 1, 1],
  ['chosen', aQuestion({ type: 'single_choice', options }), answer({ selected_option: [2] }), 0, 1],
  [
    'one gap of two',
    aQuestion({ type: 'fill_blanks', blanks: ['number', 'short_text'] }),
    answer({ value: ['3'] }),
    1,
    2,
  ],
  [
    'one match of three',
    aQuestion({ type: 'matching', left: ['a', 'b', 'c'], options }),
    answer({ selected_option: [0, 2, 0] }),
    2,
    3,
  ],
  ['an order as it was shown', aQuestion({ type: 'ordering', options }), noAnswer, 0, 1],
])('open places: %s', (_name, question, given, open, of) => {
  expect(openPlaces(question, given)).toEqual({ open, of })
})

test('an ordering question begins as it was shown, and is handed in as it stands', () => {
  const question = aQuestion({ type: 'ordering', options })
  expect(orderOf(question, noAnswer)).toEqual([2, 3, 1])
  expect(handedIn(question, noAnswer).selected_option).toEqual([2, 3, 1])
  expect(orderOf(question, answer({ selected_option: [1, 2, 3] }))).toEqual([1, 2, 3])
})

test.each([
  ['too few', [1, 2]],
  ['twice the same', [1, 1, 2]],
  ['an unknown one', [1, 2, 9]],
])('a kept order that does not fit the items is not used: %s', (_name, selected_option) => {
  const question = aQuestion({ type: 'ordering', options })
  expect(orderOf(question, answer({ selected_option }))).toEqual([2, 3, 1])
})

test('gaps and pairs are as many as the question has', () => {
  const blanks = aQuestion({ type: 'fill_blanks', blanks: ['number', 'number'] })
  expect(blanksOf(blanks, answer({ value: ['1', '2', '3'] }))).toEqual(['1', '2'])
  expect(blanksOf(blanks, answer({ value: 'text' }))).toEqual(['', ''])
  const matching = aQuestion({ type: 'matching', left: ['a', 'b'], options })
  expect(pairsOf(matching, answer({ selected_option: [3] }))).toEqual([3, 0])
})

test('one option replaces another, several come and go', () => {
  const one = { type: 'single_choice' }
  const many = { type: 'multiple_choice' }
  expect(chosen(one, answer({ selected_option: [1] }), 2).selected_option).toEqual([2])
  expect(chosen(many, answer({ selected_option: [3] }), 1).selected_option).toEqual([1, 3])
  expect(chosen(many, answer({ selected_option: [3] }), 3).selected_option).toBeNull()
})
