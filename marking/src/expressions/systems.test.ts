import { describe, expect, test } from 'vitest'
import { ONE_POINT, PAIR, SETS, SEVERAL_POINTS } from '#expressions/systems.testing.ts'
import { judge } from '#marking.ts'
import { expressionQuestion, generatorOf } from '#testing.ts'

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

/** Ways to write a point, each of which names both of its values. */
const WAYS: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `x=${x}, y=${y}`,
  (x, y) => `y=${y}, x=${x}`,
  (x, y) => `x=${x}\ny=${y}`,
  (x, y) => `y=${y}\nx=${x}`,
  (x, y) => `(${x},${y})`,
  (x, y) => `x = ${x} y = ${y}`,
  (x, y) => `x=${x} and y=${y}`,
  (x, y) => `when x=${x}, y=${y}`,
  (x, y) => `x+y=${x + y}\nx-y=${x - y}\n2x=${2 * x}\nx=${x}\ny=${y}`,
  (x, y) => `2y=${2 * y}\ny=${y}\nx=${x}\nx+y=${x + y}\n${x}+${y}=${x + y}`,
]

test('of many points each way of writing is right, and no other point is', () => {
  const { random } = generatorOf(83)
  const draw = () => Math.floor(random() * 19) - 9
  for (let i = 0; i < 60; i += 1) {
    const [x, y, dx, dy] = [draw(), draw(), draw(), draw()]
    const way = WAYS[i % WAYS.length] ?? WAYS[0]
    const keys = [`x=${x}, y=${y}`, `(${x},${y})`]
    for (const answer of keys) {
      const key = { answer, variables: ['x', 'y'], start: `x+y=${x + y}, x-y=${x - y}` }
      for (const each of [key, { answer, variables: ['x', 'y'] }]) {
        if (way === undefined) continue
        const own = way(x, y)
        expect([own, judged(each, own).verdict]).toEqual([own, 'right'])
        if (dx === 0 && dy === 0) continue
        const other = way(x + dx, y + dy)
        expect([own, other, judged(each, other).verdict]).not.toEqual([own, other, 'right'])
      }
    }
  }
})

test('what stands below the answer changes nothing of it', () => {
  const begun = { ...PAIR, start: 'x+2y=6, x-y=3' }
  for (const more of ['x+2y=6', 'x-y=3', '4+2*1=6', '4-1=3', '(4,1)', 'Check: 4+2=6', 'x≠0'])
    expect([more, judged(begun, `x=4\ny=1\n${more}`).verdict]).toEqual([more, 'right'])
  expect(judged(begun, '3y=3, y=1\nx=4').verdict).toBe('right')
  expect(judged(begun, '3y=6, y=1\nx=4').verdict).not.toBe('right')
  expect(judged(begun, 'x=4 & y=1').verdict).toBe('right')
  expect(judged(begun, '1) x=4\n2) y=1').verdict).toBe('right')
  expect(judged(begun, 'x-y=3 ... (2)\n3y=3\ny=1\nx=4').verdict).toBe('right')
})

describe('sets and rows of values', () => {
  test.each(SETS)('%j', (key, right, wrong) => {
    for (const value of right) expect([value, judged(key, value).verdict]).toEqual([value, 'right'])
    for (const value of wrong) expect([value, judged(key, value).marks_given]).toEqual([value, 0])
  })
})
