import { expect, test } from 'vitest'
import { isQuiet } from './quiet-hours.ts'

test.each([
  ['2026-09-01T05:59:00Z', true],
  ['2026-09-01T06:00:00Z', false],
  ['2026-09-01T17:59:00Z', false],
  ['2026-09-01T18:00:00Z', true],
  ['2026-09-01T23:30:00Z', true],
  // In winter the clock of London is that of Greenwich.
  ['2026-12-01T06:59:00Z', true],
  ['2026-12-01T18:59:00Z', false],
])('nobody in London is reminded from seven to seven: %s', (at, isIt) => {
  expect(isQuiet(new Date(at), 'Europe/London')).toBe(isIt)
})
