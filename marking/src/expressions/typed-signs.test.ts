import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { expressionQuestion, numberQuestion } from '#testing.ts'

const verdictOf = (key: object, value: string): Verdict =>
  judge(expressionQuestion(key), { value }).verdict

describe('a plus and a minus side by side', () => {
  test.each<[string, string, Verdict]>([
    ['2 - x', '2+-x', 'right'],
    ['2 - x', '2 +- x', 'right'],
    ['2 - x', '2+−x', 'right'],
    ['2 - x', '2±x', 'wrong'],
    ['2 + x', '2+-x', 'wrong'],
    ['x^2 - 3x', 'x^2+-3x', 'right'],
    ['-1', '2+-3', 'wrong_form'],
    ['2', '5 +- 3', 'wrong_form'],
    ['8', '5+-3', 'wrong'],
    // Of two values the signs are ±.
    ['2 ± √3', '2+-√3', 'right'],
    ['2 + √3 or 2 - √3', '2+-√3', 'right'],
    ['x = 2 + √3 or x = 2 - √3', 'x=2+-√3', 'right'],
    ['x = 5 or x = -5', 'x=+-5', 'right'],
    ['x = 5 or x = -5', '+-5', 'right'],
    ['x = -5', 'x=+-5', 'wrong'],
  ])('for %s the answer %s is %s', (answer, typed, verdict) => {
    expect(verdictOf({ answer }, typed)).toBe(verdict)
  })

  test.each<[string, string, Verdict]>([
    ['-1', '2+-3', 'wrong_form'],
    ['-1', '2±3', 'wrong'],
    ['8', '5+-3', 'wrong'],
  ])('for the number %s the answer %s is %s', (answer, value, verdict) => {
    expect(judge(numberQuestion({ answer }), { value }).verdict).toBe(verdict)
  })

  test('in working towards one of two solutions they stay ±', () => {
    const key = { answer: 'x = 2', start: 'x^2 + x - 6 = 0' }
    const { lines } = judge(expressionQuestion(key), { value: ['x=(-1+-5)/2', 'x=2'] })
    expect(lines?.[0]?.latex).toContain('\\pm')
  })
})

describe('i before its number', () => {
  test.each<[string, string, Verdict]>([
    ['2i', 'i2', 'right'],
    ['2i', 'i3', 'wrong'],
    ['2i', '-i2', 'wrong'],
    ['-2i', '-i2', 'right'],
    ['3 + 2i', '3+i2', 'right'],
    ['3 + 2i', 'i2+3', 'right'],
    ['3 + 2i', '3-i2', 'wrong'],
    ['3 + 2i', '3+i2.5', 'wrong'],
    ['3 + 2i', '3+i^2', 'wrong'],
    // It may be a square that came down.
    ['1 + 3i', '2+3i+i2', 'unread'],
    ['2', 'i2', 'unread'],
  ])('for %s the answer %s is %s', (answer, typed, verdict) => {
    expect(verdictOf({ answer, variables: ['i'] }, typed)).toBe(verdict)
  })
})
