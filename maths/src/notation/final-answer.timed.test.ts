import { expect, test } from 'vitest'
import { finalAnswer } from '#notation/final-answer.ts'
import { startCost } from '../../../scripts/cost.mjs'

/** Far above what it takes: what is looked for grows with the square. */
const mostLoops = 1500

test('a long text takes no time', () => {
  const cost = startCost()
  for (const piece of ['\\boxed{', '$', 'the answer is ', '[[', '\\begin{pmatrix}', '[1,'])
    finalAnswer(piece.repeat(4000))
  expect(cost()).toBeLessThan(mostLoops)
})
