import { parseMaths } from '@learngrove/maths'
import { beginWork } from '@learngrove/maths/values'
import { expect, test } from 'vitest'
import { explainStep } from '#expressions/explain.ts'
import { generatorOf } from '#testing.ts'
import { startCost } from '../../../scripts/cost.mjs'

const mostLoops = 100

const read = (text: string) => {
  const parsed = parseMaths(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.expression
}

test('explaining is bounded, whatever the lines are', () => {
  const { expression } = generatorOf(29)
  let slowest = 0
  for (let i = 0; i < 60; i += 1) {
    const [from, to] = [expression(4), expression(3)].map(read)
    const others = [`(${'x+1)('.repeat(9)}x-1)=x^2`, 'x=77'].map(read)
    for (const [a, b] of [[from, to], others]) {
      beginWork()
      const cost = startCost()
      if (a && b) explainStep(a, b)
      slowest = Math.max(slowest, cost())
    }
  }
  expect(slowest).toBeLessThan(mostLoops)
})
