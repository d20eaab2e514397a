import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

describe('sets of whole numbers by what is said of them', () => {
  test.each<[string, string, Verdict]>([
    ['{-1, 0, 1, 2, 3}', '{x ∈ ℤ : -2 < x ≤ 3}', 'right'],
    ['{-1, 0, 1, 2, 3}', '{x ∈ ℤ | -1 ≤ x < 4}', 'right'],
    ['{-1, 0, 1, 2, 3}', '{x in Z : -2 < x <= 3}', 'right'],
    ['{-1, 0, 1, 2, 3}', '{n ∈ ℤ | -1.5 < n < 3.5}', 'right'],
    ['{-1, 0, 1, 2, 3}', '{x | x ∈ ℤ, -2 < x ≤ 3}', 'right'],
    ['{-1, 0, 1, 2, 3}', '{x : -2 < x ≤ 3, x ∈ ℤ}', 'right'],
    ['{-1, 0, 1, 2, 3}', '{x ∈ ℤ : 3 ≥ x and x > -2}', 'right'],
    ['{-1, 0, 1, 2, 3}', '\\left\\{x\\in\\mathbb{Z}\\mid -2<x\\leq 3\\right\\}', 'right'],
    ['{x ∈ ℤ : -2 < x ≤ 3}', '-1, 0, 1, 2, 3', 'right'],
    ['{x ∈ ℤ : -2 < x ≤ 3}', 'x = -1, 0, 1, 2, 3', 'right'],
    ['{x ∈ ℤ : -2 < x ≤ 3}', '{x ∈ ℤ : -1 ≤ x ≤ 3}', 'right'],
    ['∅', '{x ∈ ℤ : 2 < x < 3}', 'right'],
    ['{-1, 0, 1, 2, 3}', '{x ∈ ℤ : -2 ≤ x ≤ 3}', 'wrong'],
    ['{-1, 0, 1, 2, 3}', '{x ∈ ℤ : -2 < x < 3}', 'wrong'],
    ['{-1, 0, 1, 2, 3}', '{x ∈ ℤ : -2 > x}', 'unread'],
    ['{x ∈ ℤ : -2 < x ≤ 3}', '{0, 1, 2, 3}', 'wrong'],
    ['{x ∈ ℤ : -2 < x ≤ 3}', '{x ∈ ℤ : -1 < x ≤ 3}', 'wrong'],
    ['{x ∈ ℤ : -2 < x ≤ 3}', '(-2, 3]', 'wrong'],
  ])('for %s the answer %s is %s', (answer, typed, verdict) => {
    const key = { answer, variables: answer.includes('x') ? ['x'] : [] }
    expect(judge(expressionQuestion(key), { value: typed }).verdict).toBe(verdict)
  })

  test.each<[string, string, Verdict]>([
    ['(-2, 3]', '{x | -2 < x ≤ 3}', 'right'],
    ['(-2, 3]', '{x ∈ ℝ : -2 < x ≤ 3}', 'right'],
    ['(-2, 3]', '{x ∈ ℤ : -2 < x ≤ 3}', 'wrong'],
    ['{-1, 0, 1, 2, 3}', '{x | -2 < x ≤ 3}', 'wrong'],
  ])('real numbers are another set: for %s the answer %s is %s', (answer, typed, verdict) => {
    expect(judge(expressionQuestion({ answer }), { value: typed }).verdict).toBe(verdict)
  })
})
