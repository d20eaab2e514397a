import { describe, expect, test } from 'vitest'
import { ONE_POINT, PAIR, SETS, SEVERAL_POINTS } from '#expressions/systems.testing.ts'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const judged = (key: object, value: string) => judge(expressionQuestion(key), { value })

describe('points', () => {
  test.each([...ONE_POINT, ...SEVERAL_POINTS])('%j', (key, right, wrong) => {
    for (const value of right) expect([value, judged(key, value).verdict]).toEqual([value, 'right'])
    for (const value of wrong) {
      const { verdict, marks_given } = judged(key, value)
      expect([value, verdict, marks_given]).not.toEqual([value, 'right', expect.anything()])
      // With a start the working may earn the first of two marks, and never the last.
      const most = 'start' in key ? 1 : 0
      expect([value, marks_given]).toEqual([value, Math.min(marks_given, most)])
    }
  })

  test('with a start no other verdict is given', () => {
    const begun = { ...PAIR, start: 'x+2y=6, x-y=3' }
    const [, right = [], wrong = []] = ONE_POINT[0] ?? []
    for (const value of right)
      expect([value, judged(begun, value).verdict]).toEqual([value, 'right'])
    for (const value of wrong)
      expect([value, judged({ ...begun, max_score: 1 }, value).marks_given]).toEqual([value, 0])
  })

  test('what can be read in two ways is asked for, whatever the values are', () => {
    for (const value of ['x=4y=1', 'x=5y=2', 'y=1x=4'])
      expect(judged(PAIR, value)).toMatchObject({ verdict: 'unread', problem: 'unreadable' })
    expect(judged(PAIR, 'x=4y=1').scoring_rationale).toContain('Do you mean x=4, y=1?')
  })

  test('a value that is still to be worked out is not finished', () => {
    expect(judged(PAIR, 'x=8/2, y=1').verdict).toBe('wrong_form')
    expect(judged(PAIR, 'x=8/2\ny=1').verdict).toBe('wrong_form')
  })

  test('an author foresees a point however it is written', () => {
    const misconception = { code: 'factor_signs_kept', text: 'Look at the sign.' } as const
    const key = { ...PAIR, mistakes: [{ answer: 'x=-4, y=1', misconception }] }
    for (const value of ['(-4,1)', 'x=-4\ny=1'])
      expect(judged(key, value).misconception).toEqual(misconception)
  })
})

describe('sets and rows of values', () => {
  test.each(SETS)('%j', (key, right, wrong) => {
    for (const value of right) expect([value, judged(key, value).verdict]).toEqual([value, 'right'])
    for (const value of wrong) expect([value, judged(key, value).marks_given]).toEqual([value, 0])
  })
})
