import { expect, test } from 'vitest'
import { isEqual, parseMaths } from '#maths.ts'
import { startCost } from '../../../scripts/cost.mjs'

const mostLoops = 100

test.each([
  '9^9^9^9',
  '[[9,9],[9,9]]^6[[9,9],[9,9]]^6',
  'x^(9^9^9)=2',
  '1:9^9^9',
  '{x | x^x^x^x > 2}',
])('%s takes no time', (text) => {
  const cost = startCost()
  const read = parseMaths(text)
  for (const other of [`${text}+1`, '5'].map((each) => parseMaths(each))) {
    if (read.ok && other.ok) isEqual(read.expression, other.expression)
  }
  expect(cost()).toBeLessThan(mostLoops)
})
