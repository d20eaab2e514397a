import { expect, test } from 'vitest'
import { markAt, namedPlaces, pathOf, placeAt, sentPages, withPoint } from './page-marks.ts'

test('keeps every place within the page', () => {
  expect(placeAt(-0.2, 1.4)).toEqual({ x: 0, y: 1 })
  expect(placeAt(1 / 3, 0.5)).toEqual({ x: 0.3333, y: 0.5 })
})

test('puts what a tool puts', () => {
  const place = { x: 0.5, y: 0.25 }
  expect(markAt('tick', place)).toEqual({ kind: 'tick', ...place })
  expect(markAt('circle', place)).toMatchObject({ kind: 'circle', radius: 0.07 })
  expect(markAt('note', place)).toMatchObject({ kind: 'note', text: '' })
})

test('draws a line of points that differ, and no longer than is kept', () => {
  const start = [{ x: 0.1, y: 0.1 }]
  expect(withPoint(start, { x: 0.101, y: 0.1 }, 9)).toBe(start)
  const two = withPoint(start, { x: 0.2, y: 0.3 }, 9)
  expect(pathOf(two)).toBe('M10 10 L20 30')
  expect(withPoint(two, { x: 0.9, y: 0.9 }, 2)).toBe(two)
})

test('sends no comment that says nothing, and no page without a mark', () => {
  const place = { x: 0, y: 0 }
  const note = { kind: 'note' as const, ...place, text: ' ' }
  const tick = { kind: 'tick' as const, ...place }
  expect(
    sentPages([
      { file_id: 'one', marks: [note] },
      { file_id: 'two', marks: [note, tick] },
    ]),
  ).toEqual([{ file_id: 'two', marks: [tick] }])
})

test('names nine places, from the top left on', () => {
  expect(namedPlaces).toHaveLength(9)
  expect(namedPlaces[4]).toEqual({ name: 'Middle', x: 0.5, y: 0.5 })
})
