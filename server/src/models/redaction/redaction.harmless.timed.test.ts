import { expect, test } from 'vitest'
import { startCost } from '../../../../scripts/cost.mjs'
import { harmless } from './redaction.harmless.ts'

const mostLoops = 100
const longest = 12_000

test('no answer makes it slow', () => {
  const cost = startCost()
  const pieces = [
    'a',
    ' ',
    '.',
    '[',
    '[a](',
    '[a](.',
    '![',
    '(',
    '<',
    '<b ',
    '<script>',
    '<!--',
    '$',
    '$a',
    '0',
    '0 ',
    '@',
  ]
  for (const piece of [...pieces, 'a@a.', '\\href{', 'http://', '[a]: ', '&', '`', 'Plants grow. '])
    harmless(piece.repeat(longest).slice(0, longest))
  expect(cost()).toBeLessThan(mostLoops)
})
