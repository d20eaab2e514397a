import { expect, test } from 'vitest'
import { selectionState, withKeys } from './table-selection.ts'

test.each([
  [['a', 'b'], [], 'none'],
  [['a', 'b'], ['c'], 'none'],
  [['a', 'b'], ['a', 'c'], 'some'],
  [['a', 'b'], ['a', 'b', 'c'], 'all'],
  [[], ['a'], 'none'],
])('of %j with %j chosen: %s', (shown, chosen, expected) =>
  expect(selectionState(shown, new Set(chosen))).toBe(expected),
)

test('choosing a page keeps what another page chose', () => {
  const before = new Set(['z'])
  const all = withKeys(before, ['a', 'b'], true)
  expect([...all]).toEqual(['z', 'a', 'b'])
  expect([...withKeys(all, ['a', 'b'], false)]).toEqual(['z'])
  expect([...before]).toEqual(['z'])
})
