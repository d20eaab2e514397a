import { expect, test } from 'vitest'
import { readFilters, withFilters } from './list-address.ts'

const values = { outcome: ['in_hand', 'not_a_concern'], kind: ['abuse'] } as const

test.each([
  ['', {}],
  ['outcome=in_hand', { outcome: 'in_hand' }],
  ['outcome=stolen&kind=abuse&page=2', { kind: 'abuse' }],
  ['outcome=', {}],
])('the address "%s" filters by what it can', (text, filters) => {
  expect(readFilters(new URLSearchParams(text), values)).toEqual(filters)
})

test('what is filtered anew begins at the first page, and the rest of the address stays', () => {
  const address = new URLSearchParams('tab=closed&page=3&sort=-name&kind=abuse')
  const next = withFilters(address, { outcome: 'in_hand', kind: undefined, search: '' })
  expect(next.toString()).toBe('tab=closed&sort=-name&outcome=in_hand')
  expect(address.get('page')).toBe('3')
})
