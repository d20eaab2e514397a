import { expect, test } from 'vitest'
import { hostileMessages } from '#hostile-messages.ts'
import { startCost } from '../../../scripts/cost.mjs'
import { workOut } from './families.ts'

const mostLoops = 250

const hostile = [
  ...hostileMessages,
  'hcf of 999999999999 and 999999999989',
  'is 999999999989 prime',
  'round 0.000000000000000000000000001 to 2 sf',
  'write 9e999999999 in standard form',
  '(9x10^99) x (9x10^99)',
  'simplify ((x^99)^99)^99',
  'simplify √999999999999',
  'work out 999999^(1/6)',
  `nth term of ${'7, '.repeat(300)}`,
  `expand ${'(x+1)'.repeat(40)}`,
  '£999999999999 at 99% compound interest for 99 years',
  `share 100 in the ratio ${'9:'.repeat(200)}`,
  `put in order ${'1/3, '.repeat(200)}`,
]

test.each(hostile.map((message) => [message.slice(0, 40), message]))(
  '%s … is looked at soon',
  (_, message) => {
    const cost = startCost()
    workOut(message)
    expect(cost()).toBeLessThan(mostLoops)
  },
)
