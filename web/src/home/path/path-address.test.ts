import { expect, test } from 'vitest'
import { itemLike, sectionLike } from '#home/testing.ts'
import { sectionOf, viewOf, withSearch } from './path-address.ts'

const first = { ...sectionLike([itemLike({ completed: true })]), id: 'first', completed: true }
const here = { ...sectionLike([itemLike({ is_current: true })]), id: 'here' }
const later = { ...sectionLike([itemLike({ is_locked: true })]), id: 'later' }
const asking = (text: string) => new URLSearchParams(text)

test.each([
  ['part=first', [first, here, later], 'first'],
  ['part=gone', [first, here, later], 'here'],
  ['', [first, here, later], 'here'],
  ['', [first, later], 'later'],
  ['', [first], 'first'],
  ['', [], undefined],
] as const)('"%s" shows the right part', (search, sections, id) => {
  expect(sectionOf(sections, asking(search))?.id).toBe(id)
})

test('the garden is usual, the list is asked for', () => {
  expect(viewOf(asking(''))).toBe('garden')
  expect(viewOf(asking('path=list'))).toBe('list')
})

test('a change keeps the rest of the address, and an empty one cleans it', () => {
  expect(String(withSearch(asking('part=a'), { path: 'list' }))).toBe('part=a&path=list')
  expect(String(withSearch(asking('part=a&path=list'), { path: '' }))).toBe('part=a')
})
