import { isEqual, parseMaths } from '@learngrove/maths'
import type { Node } from '@learngrove/maths/notation'
import { beginWork } from '@learngrove/maths/values'
import { describe, expect, test } from 'vitest'
import { explainStep } from '#expressions/explain.ts'
import { MAL_RULES } from '#expressions/mal-rules/all.ts'
import { generatorOf } from '#testing.ts'

const read = (text: string): Node => {
  const parsed = parseMaths(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.message}`)
  return parsed.expression
}

describe('the table of slips', () => {
  test('has a code of its own for each of at least sixty', () => {
    const codes = MAL_RULES.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThanOrEqual(60)
  })

  test.each(MAL_RULES.map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
    const [from, to] = rule.example.map(read)
    beginWork()
    expect(from && to && explainStep(from, to, rule.operation)?.code).toBe(code)
    expect(from && to && isEqual(from, to) === true && rule.operation === undefined).toBe(false)
    // The text explains, kindly, and gives nothing away.
    expect(rule.text).toMatch(/^[A-Z].*[.?]$/)
    expect(rule.text).not.toMatch(/\bwrong\b|\boops\b|=/i)
  })
})

/** Right steps of many kinds, for whatever numbers stand in them. */
const RIGHT_STEPS: readonly ((a: number, b: number, c: number) => readonly [string, string])[] = [
  (a, b, c) => [`${a}(x-${b})=${c}`, `${a}x-${a * b}=${c}`],
  (a, b, c) => [`${a}x+${b}=${c}`, `${a}x=${c - b}`],
  (a, b) => [`${a}x=${b}`, `x=${b}/${a}`],
  (a, b) => [`x/${a}=${b}`, `x=${a * b}`],
  (a, b) => [`(x-${a})(x+${b})=0`, `x=${a} or x=-${b}`],
  (a, b) => [`(x+${a})(x+${b})`, `x^2+${a + b}x+${a * b}`],
  (a) => [`x^2=${a * a}`, `x=±${a}`],
  (a, b) => [`-${a}x<${b}`, `x>-${b}/${a}`],
  (a, b) => [`x+${a}≤${b}`, `x≤${b - a}`],
  (a) => [`(x+${a})^2`, `x^2+${2 * a}x+${a * a}`],
  (a, b, c) => [`${a}-(${b}-${c}x)`, `${a - b}+${c}x`],
  (a, b, c) => [`${a}/${b}+${c}/${b}`, `${a + c}/${b}`],
  (a, b, c) => [`(${a}/${b})÷(${c}/${a})`, `${a * a}/${b * c}`],
  (a, b) => [`x^${a}*x^${b}`, `x^${a + b}`],
  (a, b) => [`(x^${a})^${b}`, `x^${a * b}`],
  (a, b) => [`√${a * a * b}`, `${a}√${b}`],
  (a) => [`${a}/√${a}`, `√${a}`],
  (a, b) => [`ln(${a})+ln(${b})`, `ln(${a * b})`],
  (a, b) => [`${a}ln(x)+${b}ln(x)`, `${a + b}ln(x)`],
  (a) => [`sin(${a}x)^2`, `1-cos(${a}x)^2`],
  (a, b, c) => [`${a}+${b}*${c}`, `${a + b * c}`],
  (a, b, c) => [`${a}-${b}+${c}`, `${a - b + c}`],
]

describe('right steps', () => {
  const { random } = generatorOf(17)
  const draw = () => 2 + Math.floor(random() * 11)

  test.each(RIGHT_STEPS.map((step) => [step(3, 5, 7)[0], step] as const))('%s', (_, step) => {
    for (let i = 0; i < 12; i += 1) {
      const [from, to] = step(draw(), draw(), draw()).map(read)
      beginWork()
      expect(from && to && explainStep(from, to)).toBeUndefined()
    }
  })

  test.each([
    ['x^4-3x', '4x^3-3'],
    ['(2x+1)^5', '10(2x+1)^4'],
    ['x sin x', 'sin x+x cos x'],
    ['x/(x+1)', '1/(x+1)^2'],
    ['e^(3x)', '3e^(3x)'],
    ['5', '0'],
  ])('the derivative of %s', (from, to) => {
    expect(explainStep(read(from), read(to), 'derivative')).toBeUndefined()
  })

  test('an integral with its constant', () => {
    expect(explainStep(read('x^2'), read('x^3/3+c'), 'integral')).toBeUndefined()
  })
})
