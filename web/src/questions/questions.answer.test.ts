import { expect, test } from 'vitest'
import {
  answerIn,
  asOrders,
  asText,
  asTexts,
  blanksOf,
  cellsOf,
  chosen,
  gapsOf,
  handedIn,
  isBlank,
  isTooLong,
  noAnswer,
  openCellsOf,
  openPlaces,
  orderOf,
  pairsOf,
} from './questions.answer.ts'
import type { Question } from './questions.data.ts'
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
  const one = { type: 'single_choice' } as const
  const many = { type: 'multiple_choice' } as const
  expect(chosen(one, answer({ selected_option: [1] }), 2).selected_option).toEqual([2])
  expect(chosen(many, answer({ selected_option: [3] }), 1).selected_option).toEqual([1, 3])
  expect(chosen(many, answer({ selected_option: [3] }), 3).selected_option).toBeNull()
})

const gaps = [options, options]
const rows: Question['rows'] = [
  {
    label: 'iron',
    cells: [{ type: 'given', text: '156' }, { type: 'number' }, { type: 'number' }],
  },
]
const parts: Question['sub_questions'] = [
  { type: 'number', text: 'a', max_score: 1, hint_count: 0 },
  { type: 'ordering', text: 'b', max_score: 1, hint_count: 0, options },
  { type: 'cloze_dropdown', text: 'c', max_score: 1, hint_count: 0, gaps },
]
const cloze = aQuestion({ type: 'cloze_dropdown', gaps })
const table = aQuestion({ type: 'table', columns: ['a', 'b', 'c'], rows })
const picture = aQuestion({ type: 'hot_spot', spot_count: 2 })
const inParts = aQuestion({ type: 'multi_part', sub_questions: parts })

test.each([
  ['a gap of a cloze', cloze, answer({ selected_option: [0, 3] }), 1, 2],
  ['a cell of two, the given one apart', table, answer({ value: ['7.8', ' '] }), 1, 2],
  ['no place in a picture', picture, noAnswer, 2, 2],
  ['more places than there are', picture, { ...noAnswer, points: [0, 1, 1].map(at) }, 0, 2],
  ['a long text', aQuestion({ type: 'long_text' }), answer({ value: 'Because.' }), 0, 1],
  ['the parts together', inParts, { ...noAnswer, answer_parts: [{ value: '7' }, null] }, 2, 4],
])('open places of several: %s', (_name, question, given, open, of) => {
  expect(openPlaces(question, given)).toEqual({ open, of })
})

function at(x: number) {
  return { x, y: x }
}

test('places are as many as the question has, whatever was kept', () => {
  expect(gapsOf(cloze, answer({ selected_option: [2, 1, 3] }))).toEqual([2, 1])
  expect(cellsOf(table, answer({ value: ['1'] }))).toEqual(['1', ''])
  expect(openCellsOf(table).map(({ row, column }) => [row, column])).toEqual([
    [0, 1],
    [0, 2],
  ])
})

test('an answer without anything in it is none', () => {
  expect(asOrders([0, 0])).toEqual(noAnswer)
  expect(asTexts(['', ''])).toEqual(noAnswer)
  expect(asText('')).toEqual(noAnswer)
  expect(isBlank({ ...noAnswer, points: null, answer_parts: null })).toBe(true)
  expect(isBlank({ ...noAnswer, points: [at(0)] })).toBe(false)
})

test('parts are handed in as they stand: an order as it was shown, what is open as nothing', () => {
  const given = { ...noAnswer, answer_parts: [{ value: '7' }] }
  const { answer_parts } = handedIn(inParts, given)
  expect(answer_parts).toMatchObject([{ value: '7' }, { selected_option: [2, 3, 1] }, null])
})

test('a long text may be longer than any other, in a part as well', () => {
  const value = 'x'.repeat(2001)
  expect(isTooLong(aQuestion(), answer({ value }))).toBe(true)
  expect(isTooLong(aQuestion({ type: 'long_text' }), answer({ value }))).toBe(false)
  expect(isTooLong(inParts, { ...noAnswer, answer_parts: [{ value }] })).toBe(true)
  const tooLong = answer({ value: 'x'.repeat(10_001) })
  expect(isTooLong(aQuestion({ type: 'long_text' }), tooLong)).toBe(true)
})

test('only the answer is taken out of what carries one', () => {
  const carrier = { id: 'e1', value: '7', selected_option: null, points: null, queued_at: 3 }
  expect(answerIn(carrier)).toEqual({ value: '7', selected_option: null, points: null })
  // What a device kept before pictures and parts were known.
  expect(answerIn({ value: '7', selected_option: null })).toEqual(answer({ value: '7' }))
})
