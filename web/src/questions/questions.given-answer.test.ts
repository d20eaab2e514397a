import { expect, test } from 'vitest'
import { noAnswer } from './questions.answer.ts'
import { piecesGiven, withSigns } from './questions.given-answer.tsx'
import { aQuestion } from './testing.ts'

const options = [1, 2].map((order) => ({ order, text: `option ${order}` }))
const common = { text: '', max_score: 1, hint_count: 0 }

test('a gap is told by its number, a cell by its row and column', () => {
  const cloze = aQuestion({ type: 'cloze_dropdown', gaps: [options, options] })
  expect(piecesGiven(cloze, { ...noAnswer, selected_option: [2, 0] })).toEqual([
    { name: 'Gap 1', text: 'option 2' },
    { name: 'Gap 2', text: '' },
  ])
  const cells = [{ type: 'given' as const, text: '156' }, { type: 'number' as const }]
  const table = aQuestion({
    type: 'table',
    columns: ['mass', 'volume'],
    rows: [{ label: 'iron', cells }],
  })
  expect(piecesGiven(table, { ...noAnswer, value: ['20'] })).toEqual([
    { name: 'iron, volume', text: '20' },
  ])
})

test('a part is told by its letter, with its answer in a line', () => {
  const question = aQuestion({
    type: 'multi_part',
    sub_questions: [
      { ...common, type: 'number' },
      { ...common, type: 'expression' },
      { ...common, type: 'single_choice', options },
      { ...common, type: 'hot_spot', spot_count: 2 },
      { ...common, type: 'short_text' },
    ],
  })
  const answer_parts = [
    { value: '7 cm' },
    { value: '2x = 6\nx = 3' },
    { selected_option: [2] },
    { points: [{ x: 0, y: 0 }] },
  ]
  expect(piecesGiven(question, { ...noAnswer, answer_parts })).toEqual([
    { name: 'a', text: '7 cm' },
    { name: 'b', text: '$x = 3$' },
    { name: 'c', text: 'option 2' },
    { name: 'd', text: '1 place marked' },
    { name: 'e', text: '' },
  ])
})

test.each([
  ['7 cm^2', '7 cm²'],
  ['5 m s^-1', '5 m s⁻¹'],
  ['-3.5', '−3.5'],
  ['7-3', '7-3'],
  ['2 x^10', '2 x^10'],
])('%s is shown as it is written by hand: %s', (typed, shown) => {
  expect(withSigns(typed)).toBe(shown)
})
