import { expect, test } from 'vitest'
import { nextSort, sortRows } from './table-order.ts'

const rows = [
  { name: 'Élise 10', minutes: 3 },
  { name: 'elise 2', minutes: null },
  { name: 'Amara', minutes: 12 },
  { name: 'amara', minutes: 3 },
]
const names = (sorted: readonly { name: string }[]) => sorted.map((row) => row.name)

test('text is ordered as people do, with numbers by size', () => {
  expect(names(sortRows(rows, (row) => row.name, 'ascending'))).toEqual([
    'Amara',
    'amara',
    'elise 2',
    'Élise 10',
  ])
})

test('what has no value stands last both ways, and equals keep their places', () => {
  const minutes = (row: { minutes: number | null }) => row.minutes
  expect(names(sortRows(rows, minutes, 'ascending'))).toEqual([
    'Élise 10',
    'amara',
    'Amara',
    'elise 2',
  ])
  expect(names(sortRows(rows, minutes, 'descending'))).toEqual([
    'Amara',
    'Élise 10',
    'amara',
    'elise 2',
  ])
  expect(rows[0]?.name).toBe('Élise 10')
})

test('a heading turns the order, another heading begins anew', () => {
  const first = nextSort(undefined, 'name')
  expect(first).toEqual({ column: 'name', direction: 'ascending' })
  expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'descending' })
  expect(nextSort(nextSort(first, 'name'), 'name')).toEqual(first)
  expect(nextSort(first, 'minutes')).toEqual({ column: 'minutes', direction: 'ascending' })
})
