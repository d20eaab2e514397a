import { expect, test } from 'vitest'
import { orderOf } from './asked-order.ts'

test('an order is a column, and whether downwards', () => {
  expect(orderOf<'name'>('name')).toEqual({ order_by: 'name' })
  expect(orderOf<'name'>('-name')).toEqual({ order_by: 'name', desc: true })
  expect(orderOf(undefined)).toEqual({})
})
