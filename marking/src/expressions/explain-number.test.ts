import { type Rational, readDecimal } from '@learngrove/maths/rational'
import { describe, expect, test } from 'vitest'
import { explainNumber } from '#expressions/explain-number.ts'
import { NUMBER_RULES } from '#expressions/mal-rules/all-numbers.ts'
import { generatorOf } from '#testing.ts'

const number = (text: string): Rational => {
  const value = readDecimal(text)
  if (value === undefined) throw new Error(text)
  return value
}

describe('the table of slips over numbers', () => {
  test.each(NUMBER_RULES.map((rule) => [rule.code, rule] as const))('%s', (code, rule) => {
    const { given, about, ...key } = rule.example
    expect(explainNumber(key, number(given), about)?.code).toBe(code)
    expect(rule.text).toMatch(/^[A-Z].*[.?]$/)
    expect(rule.text).not.toMatch(/\bwrong\b|\boops\b|=/i)
  })

  test('has a code of its own for each', () => {
    const codes = NUMBER_RULES.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('a value near the key was rounded on the way', () => {
    const key = { answer: '7.4833', tolerance: { decimal_places: 2 } }
    expect(explainNumber(key, number('7.51'))?.code).toBe('rounded_too_early')
    expect(explainNumber(key, number('7.48'))).toBeUndefined()
  })
})

test('a right number is never explained, and most others neither', () => {
  const { random } = generatorOf(21)
  let explained = 0
  for (let i = 0; i < 500; i += 1) {
    const [n, p] = [10 + Math.floor(random() * 90), 1 + Math.floor(random() * 60)]
    const about = `Increase ${n} by ${p}%.`
    const wanted = String(Math.round(n * (100 + p)) / 100)
    expect(explainNumber({ answer: wanted }, number(wanted), about)).toBeUndefined()
    const other = String(200 + Math.floor(random() * 5000) + 0.37)
    if (explainNumber({ answer: wanted }, number(other), about)) explained += 1
  }
  expect(explained).toBeLessThan(5)
})
