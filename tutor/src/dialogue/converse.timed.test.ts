import { expect, it } from 'vitest'
import { converse } from '#dialogue/converse.ts'
import { startCost } from '../../../scripts/cost.mjs'

const mostLoops = 100

it.each([
  '('.repeat(4000),
  'x'.repeat(4000),
  `${'a '.repeat(2000)}`,
  `1${'+1'.repeat(1990)}`,
  `${'9'.repeat(3999)}%`,
  `what is ${'a '.repeat(1900)}?`,
  `my ${'dad '.repeat(900)}`,
  `$${'x '.repeat(1900)}$`,
  `2${'^2'.repeat(90)}`,
  `${'sin '.repeat(60)}x = 1`,
])('is quick with a long message (%#)', (text) => {
  const cost = startCost()
  converse([{ text, has_file: false }])
  expect(cost()).toBeLessThan(mostLoops)
})
