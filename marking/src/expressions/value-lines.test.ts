import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const judged = (key: object, value: string | readonly string[]) =>
  judge(expressionQuestion(key), { value: typeof value === 'string' ? value : [...value] })

describe('solutions on a line each', () => {
  const quadratic = { answer: 'x = 2 or x = -3' }
  test.each<[object, readonly string[], Verdict]>([
    [quadratic, ['2', '-3'], 'right'],
    [quadratic, ['-3', '2'], 'right'],
    [quadratic, ['x=2', 'x=-3'], 'right'],
    [{ ...quadratic, start: 'x^2 + x - 6 = 0' }, ['(x-2)(x+3)=0', '2 or -3'], 'right'],
    [{ ...quadratic, start: 'x^2 + x - 6 = 0' }, ['2', '-3'], 'right'],
    [{ answer: 'x = √2 or x = -√2' }, ['\\sqrt{2}', '-\\sqrt{2}'], 'right'],
    [{ answer: 'x = 60° or x = 120°' }, ['60', '120'], 'right'],
    [{ answer: '{2, 3, 5}', variables: [] }, ['2', '3', '5'], 'right'],
    [{ answer: '2, 3, 5', variables: [] }, ['2', '3', '5'], 'right'],
    [quadratic, ['2', '3'], 'wrong'],
    [quadratic, ['2', '2'], 'wrong'],
    [quadratic, ['2', '-3', '4'], 'wrong'],
    [{ answer: '{2, 3, 5}', variables: [] }, ['2', '3'], 'wrong'],
    [{ answer: 'x = 2' }, ['2', '-3'], 'wrong'],
  ])('for %o the lines %o are %s', (key, lines, verdict) => {
    const { verdict: given, scoring_rationale } = judged(key, lines)
    expect(given).toBe(verdict)
    if (verdict === 'right') expect(scoring_rationale).toBe('Yes, that is right.')
  })
})

describe('a value and what it is rounded to', () => {
  test.each<[string, string | readonly string[], Verdict]>([
    ['1/3', '1/3≈0.33', 'right'],
    ['√2', '√2≈1.41', 'right'],
    ['-√2', '-√2≈-1.41', 'right'],
    ['0.33', '1/3≈0.33', 'right'],
    ['x = 1/3', '1/3≈0.33', 'right'],
    ['x = -1/3', 'x=-1/3≈-0.33', 'right'],
    ['x = √2 or x = -√2', 'x=√2≈1.41 or x=-√2≈-1.41', 'right'],
    ['x = √2 or x = -√2', 'x=√2≈1.41, x=-√2≈-1.41', 'right'],
    ['x = √2 or x = -√2', ['x=√2≈1.41', 'x=-√2≈-1.41'], 'right'],
    ['x = 2, y = 1/3', 'x=2, y=1/3≈0.33', 'right'],
    ['1/3', '2/3≈0.33', 'wrong'],
    ['√2', '√3≈1.41', 'wrong'],
    ['√2', '1.41≈√2', 'wrong'],
    ['x = 1/3', 'x≈0.33', 'wrong'],
    ['x = 1/3', 'x=1/4≈0.33', 'wrong'],
    ['x = 1/3', 'x=1/3=1.3', 'wrong'],
    ['x = 0.33', 'x=1/3≈1.3', 'wrong'],
    ['x = √2 or x = -√2', 'x=√2≈1.41 or x=√2≈-1.41', 'wrong'],
  ])('for %s the answer %s is %s', (answer, typed, verdict) => {
    const { verdict: given, scoring_rationale } = judged({ answer, variables: ['x', 'y'] }, typed)
    expect(given).toBe(verdict)
    if (verdict === 'right') expect(scoring_rationale).toBe('Yes, that is right.')
  })

  test.each([
    ['x = 1/3', 'x=1/3≈1.3'],
    ['1/3', '1/3≈1.3'],
    ['√2', '√2≈1.5'],
    ['x = -1/3', 'x=-1/3≈0.33'],
  ])('for %s the exact value in %s decides, and the other one is named', (answer, typed) => {
    const { verdict, scoring_rationale } = judged({ answer }, typed)
    expect(verdict).toBe('right')
    expect(scoring_rationale).toContain('rounded value')
  })
})
