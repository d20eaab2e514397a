import { equalExpressions, parseMaths } from '@learngrove/maths'
import { type Node, printLatex } from '@learngrove/maths/notation'
import { derivativeOf } from '@learngrove/maths/rewriting'
import { approx, evaluate, numberOf } from '@learngrove/maths/values'
import { describe, expect, test } from 'vitest'
import { operationOf } from '#expressions/operation.ts'
import { generatorOf } from '#testing.ts'

const read = (text: string): Node => {
  const parsed = parseMaths(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.expression
}

const at = (node: Node, x: number): number | undefined => {
  const values = [x, 0.7].map((value) => approx(value))
  const [a, b] = values
  const value =
    a &&
    b &&
    evaluate(
      node,
      new Map([
        ['x', a],
        ['y', b],
      ]),
    )
  return value && numberOf(value)
}

describe('the derivative', () => {
  test.each([
    ['7', '0'],
    ['x^3-4x+1', '3x^2-4'],
    ['1/x', '-1/x^2'],
    ['√x', '1/(2√x)'],
    ['(2x+1)^4', '8(2x+1)^3'],
    ['x^2 sin x', '2x sin x+x^2 cos x'],
    ['e^(2x)', '2e^(2x)'],
    ['3^x', '3^x ln 3'],
    ['ln(x^2+1)', '2x/(x^2+1)'],
    ['tan x', '1/cos^2 x'],
  ])('of %s is %s', (from, to) => {
    const d = derivativeOf(read(from), 'x')
    expect(d && equalExpressions(printLatex(d), to)).toBe(true)
  })

  test('agrees with the slope between two near places', () => {
    const { expression } = generatorOf(41)
    let seen = 0
    for (let i = 0; i < 200; i += 1) {
      const node = read(expression(1 + (i % 3)))
      const d = derivativeOf(node, 'x')
      const [x, h] = [1.3, 1e-5]
      const [low, high] = [at(node, x - h), at(node, x + h)]
      const slope = d && at(d, x)
      if (low === undefined || high === undefined || slope === undefined) continue
      seen += 1
      const size = Math.max(1, Math.abs(slope), Math.abs(high))
      expect(Math.abs((high - low) / (2 * h) - slope) / size, printLatex(node)).toBeLessThan(1e-3)
    }
    expect(seen).toBeGreaterThan(100)
  })

  test('is not guessed where a function is not known', () => {
    expect(derivativeOf(read('|x|'), 'x')).toBeUndefined()
    expect(derivativeOf(read('x^x'), 'x')).toBeUndefined()
  })
})

test.each([
  ['x^2', '2x', 'derivative'],
  ['2x', 'x^2+c', 'integral'],
  ['(x+1)^2', 'x^2+2x+1', undefined],
  ['e^x', 'e^x', undefined],
  ['2x=4', 'x=2', undefined],
])('what is to be done from %s to %s is %s', (from, to, operation) => {
  expect(operationOf(read(from), read(to))).toBe(operation)
})
