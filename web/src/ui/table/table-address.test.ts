import { expect, test } from 'vitest'
import { readTableState, type TableState, writeTableState } from './table-address.ts'

const defaults: TableState = { page: 1, page_size: 20 }
const columns = ['name', 'minutes']
const read = (text: string) => readTableState(new URLSearchParams(text), defaults, columns)

test.each([
  ['', { sort: undefined, page: 1, page_size: 20 }],
  ['page=3', { sort: undefined, page: 3, page_size: 20 }],
  ['sort=-name', { sort: { column: 'name', direction: 'descending' }, page: 1, page_size: 20 }],
  ['sort=secret&page=-2&page_size=1e9', { sort: undefined, page: 1, page_size: 20 }],
])('the address "%s" is read', (text, expected) => expect(read(text)).toEqual(expected))

test('what is written is read again, and leaves the rest of the address alone', () => {
  for (const sort of [undefined, { column: 'minutes', direction: 'ascending' } as const]) {
    const state = { sort, page: 4, page_size: 50 }
    const written = writeTableState(new URLSearchParams('class=8B&page=9'), state, defaults)
    expect(written.get('class')).toBe('8B')
    expect(readTableState(written, defaults, columns)).toEqual(state)
  }
})

test('defaults leave no trace', () => {
  expect(writeTableState(new URLSearchParams('page=2&q=a'), defaults, defaults).toString()).toBe(
    'q=a',
  )
})
