import { expect, test } from 'vitest'
import { startCost } from '../../../../scripts/cost.mjs'
import { disguiseOf } from './redaction.disguise.ts'

const mostLoops = 100

const disguise = disguiseOf({
  self: { first_name: 'Maya', last_name: 'Osei', username: 'mayao' },
  teachers: [{ first_name: 'José', last_name: "O'Brien" }],
  guardians: [{ first_name: 'Abena', last_name: 'Osei-Mensah' }],
  children: [],
  schools: ['Meadow Lane School'],
  classes: ['8B', 'Year 9 Maths 9x2', 'Maths'],
})

test('no name and no message makes it slow', () => {
  const cost = startCost()
  for (const piece of ['a', ' ', '.', 'maya', 'im ', 'Ward ', '$', '[', '-', 'M'])
    disguise.hide(piece.repeat(4_000).slice(0, 4_000))
  expect(cost()).toBeLessThan(mostLoops)
})
