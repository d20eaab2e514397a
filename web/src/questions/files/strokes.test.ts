import { expect, test } from 'vitest'
import { pathOf, redo, rubbed, type Stroke, sheetOf, step, strokesWords, undo } from './strokes.ts'

const stroke = (places: Stroke['places'], kind: Stroke['kind'] = 'pen'): Stroke => ({
  kind,
  width: 3,
  places,
})
const level = stroke([
  [0, 100],
  [200, 100],
])
const upright = stroke([
  [300, 0],
  [300, 200],
])

test('one goes back and forth, and what is drawn after going back is the end of it', () => {
  const drawn = step(step(sheetOf([]), [level]), [level, upright])
  const before = undo(drawn)
  expect(before.strokes).toEqual([level])
  expect(redo(before).strokes).toEqual([level, upright])
  const other = step(before, [])
  expect(other.future).toEqual([])
  expect(redo(other)).toBe(other)
  expect(undo(undo(undo(drawn))).strokes).toEqual([])
})

test('clearing can be taken back', () => {
  const cleared = step(step(sheetOf([]), [level]), [])
  expect(cleared.strokes).toEqual([])
  expect(undo(cleared).strokes).toEqual([level])
})

test('the rubber takes what it touches between two places, and nothing beside it', () => {
  expect(rubbed([level, upright], [100, 105])).toEqual([upright])
  expect(rubbed([level, upright], [300, 60])).toEqual([level])
  const both = [level, upright]
  expect(rubbed(both, [100, 130])).toBe(both)
  expect(rubbed(both, [215, 100])).toBe(both)
})

test('a stroke is a path: a dot, a straight line, a smooth curve through all that was drawn', () => {
  expect(pathOf(stroke([]))).toBe('')
  expect(pathOf(stroke([[5, 6]]))).toBe('M5 6h0.1')
  expect(
    pathOf(
      stroke(
        [
          [0, 0],
          [10, 20],
        ],
        'line',
      ),
    ),
  ).toBe('M0 0L10 20')
  expect(
    pathOf(
      stroke([
        [0, 0],
        [10, 0],
        [20, 10],
      ]),
    ),
  ).toBe('M0 0Q10 0 15 5L20 10')
})

test('how much is drawn is said', () => {
  expect([0, 1, 2].map(strokesWords)).toEqual([
    'Your drawing: nothing yet',
    'Your drawing: 1 stroke',
    'Your drawing: 2 strokes',
  ])
})
