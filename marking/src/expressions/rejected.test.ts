import { describe, expect, test } from 'vitest'
import type { Verdict } from '#judgement.ts'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

describe('solutions that are rejected', () => {
  test.each<[string, string | string[], Verdict]>([
    ['x = 2', 'x=2, x=-3 (reject)', 'right'],
    ['x = 2', 'x=2 or x=-3 (rejected)', 'right'],
    ['x = 2', 'x=-3 (reject) or x=2', 'right'],
    ['x = 2', 'x=-3 (reject) x=2', 'right'],
    ['x = 2', 'x=2, x=-3 reject', 'right'],
    ['x = 2', 'x=2 or -3 (not valid)', 'right'],
    ['x = 2', 'x=2 or x=-3 (reject since x>0)', 'right'],
    ['x = 2', 'x=2 or x=-3, reject x=-3', 'right'],
    ['x = 2', 'x=2 or x=\\frac{-3}{2} (N/A)', 'right'],
    ['x = 2', ['x=2', 'x=-3 (rejected)'], 'right'],
    ['x = 2', ['x=-3 (rejected)', 'x=2'], 'right'],
    ['x = 2', ['x=2 or x=-3', 'x = −3 is rejected'], 'right'],
    ['x = 2', ['x=2 or x=-3', 'so reject -3'], 'right'],
    ['5', '5 or -5 (reject)', 'right'],
    ['x = 2', 'x=2 (reject) or x=-3', 'wrong'],
    ['x = 2', ['x=2 (rejected)', 'x=-3'], 'wrong'],
    ['x = 2', ['x=2 or x=-3', 'reject x=2'], 'wrong'],
    ['x = 2', 'x=3, x=-3 (reject)', 'wrong'],
    ['x = 2', 'x=2, x=5, x=-3 (reject)', 'wrong'],
    ['x = 2 or x = -3', 'x=2 or x=-3 (reject)', 'wrong'],
    // Nothing is kept, or it is not plain what.
    ['x = 2', 'x=2 (reject)', 'unread'],
    ['x = 2', 'x=2 (reject), x=-3 (reject)', 'unread'],
    ['x = 2, y = 3', 'x=2, y=3 or x=-1, y=0 (reject)', 'unread'],
  ])('for %s the answer %s is %s', (answer, value, verdict) => {
    const key = { answer, variables: ['x', 'y'] }
    expect(judge(expressionQuestion(key), { value }).verdict).toBe(verdict)
  })

  test('in working they are no lost solutions', () => {
    const key = { answer: 'x = 2', start: 'x^2 + x - 6 = 0', text: 'Solve for x > 0.' }
    const value = ['(x-2)(x+3)=0', 'x=2 or x=-3 (reject)']
    expect(judge(expressionQuestion(key), { value })).toMatchObject({ verdict: 'right' })
  })
})
