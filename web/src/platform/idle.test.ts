import { expect, test } from 'vitest'
import { idleAt } from './idle.ts'

const minute = 60_000

test.each([
  [0, 10, { kind: 'in_use' }],
  [8.9 * minute, 10, { kind: 'in_use' }],
  [9 * minute, 10, { kind: 'warned', seconds_left: 60 }],
  [9.5 * minute, 10, { kind: 'warned', seconds_left: 30 }],
  [10 * minute, 10, { kind: 'over' }],
  // A tablet that slept through it all.
  [600 * minute, 10, { kind: 'over' }],
  [0.4 * minute, 1, { kind: 'in_use' }],
  [0.5 * minute, 1, { kind: 'warned', seconds_left: 30 }],
])('%i ms after the last sign of life, at a school of %i minutes', (passed, minutes, expected) => {
  const last = 1_000_000
  expect(idleAt(last + passed, last, minutes)).toEqual(expected)
})
