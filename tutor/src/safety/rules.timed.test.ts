import { expect, it } from 'vitest'
import { plainOf } from '#safety/plain-text.ts'
import { findRule, tellsPersonalData } from '#safety/rules.ts'
import { startCost } from '../../../scripts/cost.mjs'

/** Each is a matter of milliseconds; what backtracks takes minutes. */
const mostLoops = 200

it('reads a message of 4,000 letters at once, whatever stands in it', () => {
  const hostile = [
    'a '.repeat(2_000),
    'i want '.repeat(570),
    'my dad '.repeat(570),
    '1 3 4 0 '.repeat(500),
  ]
  const cost = startCost()
  for (const text of hostile) {
    findRule(plainOf(text))
    tellsPersonalData(text)
  }
  expect(cost()).toBeLessThan(mostLoops)
})
