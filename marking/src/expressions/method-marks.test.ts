import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const judged = (key: object, value: string) => judge(expressionQuestion(key), { value })

const LINEAR = { answer: 'x=7', start: '4(x-3)=2x+2', max_score: 4 }
const QUADRATIC = { answer: 'x=2 or x=3', start: 'x^2-5x+6=0', max_score: 3 }
const SYSTEM = {
  answer: 'x=4, y=1',
  start: 'x+2y=6, x-y=3',
  variables: ['x', 'y'],
  max_score: 3,
}
const EXPAND = { answer: '5x+2', start: '2(x+4)+3(x-2)', max_score: 2 }
const SPLIT = { answer: '(x+2)(x+3)', start: 'x^2+5x+6', form: 'factorised', max_score: 3 }

describe('marks for working without a scheme', () => {
  test.each<[object, string, number]>([
    [LINEAR, '4x-12=2x+2\n2x=14\nx=7', 4],
    [LINEAR, 'x=7', 4],
    [LINEAR, '4x-12=2x+2\n2x=14\nx=6', 2],
    [LINEAR, '4x-12=2x+2\n2x-12=2\n2x=14\nx=6', 3],
    [LINEAR, '4x-12=2x+2\n4x=2x+14\n2x=14\n2x/2=14/2\nx=6', 3],
    [LINEAR, '4x-12=2x+2\n2x=10\nx=5', 1],
    [LINEAR, '4x-3=2x+2\n2x=5\nx=2.5', 0],
    [LINEAR, 'x=6', 0],
    [LINEAR, '4(x-3)=2x+2\nx=6', 0],
    [LINEAR, '2x+2=4(x-3)\nx=6', 0],
    [LINEAR, '4(x-3)+1=2x+3\n4(x-3)+2=2x+4\nx=6', 0],
    [LINEAR, '4x-12=2x+2\n4(x-3)=2x+2\n4x-12=2x+2\nx=6', 1],
    [{ ...LINEAR, max_score: 1 }, '4x-12=2x+2\n2x=14\nx=6', 0],
    [{ ...LINEAR, max_score: 2 }, '4x-12=2x+2\n2x=14\nx=6', 1],
    [LINEAR, '4x-12=2x+2\n2x=14', 2],
    [QUADRATIC, '(x-2)(x-3)=0\nx=2', 1],
    [QUADRATIC, '(x-2)(x-3)=0\nx=-2 or x=-3', 1],
    [QUADRATIC, '(x+2)(x+3)=0\nx=-2 or x=-3', 0],
    [QUADRATIC, 'x=2\nx=3\nx=4', 0],
    [QUADRATIC, '(x-2)(x-3)=0\nx=2\nx=3\nx=4', 1],
    [SYSTEM, '3y=3\ny=1\nx-1=3\nx=5', 2],
    [SYSTEM, 'x=y+3\ny+3+2y=6\n3y=3\ny=2\nx=5', 2],
    [SYSTEM, '3y=9\ny=3\nx=0', 0],
    [EXPAND, '2x+8+3x-6\n5x+14', 1],
    [EXPAND, '2x+4+3x-2\n5x+2', 2],
    [SPLIT, 'x^2+2x+3x+6\nx(x+2)+3(x+2)\n(x+2)(x-3)', 2],
    [SPLIT, 'x^2+5x+6', 0],
  ])('%j: %j earns %d', (key, value, marks) => {
    expect(judged(key, value).marks_given).toBe(marks)
  })

  test('the rule is said, and shown line by line', () => {
    const { verdict, scoring_rationale, mark_points } = judged(LINEAR, '4x-12=2x+2\n2x=14\nx=6')
    expect(verdict).toBe('partly')
    expect(scoring_rationale).toContain(
      '2 of the 4 marks are for your working: a line that follows',
    )
    expect(mark_points?.map(({ code, is_given }) => `${code} ${is_given}`)).toEqual([
      'M1 true',
      'M2 true',
      'M3 false',
      'A1 false',
    ])
    expect(mark_points?.[1]?.shown_by).toBe('2x=14')
    expect(mark_points?.reduce((sum, { marks }) => sum + marks, 0)).toBe(4)
  })

  test('the author can switch it off', () => {
    const plain = judged({ ...LINEAR, method_marks: 'none' }, '4x-12=2x+2\n2x=14\nx=6')
    expect(plain).toMatchObject({ verdict: 'wrong', marks_given: 0 })
    expect(plain.mark_points).toBeUndefined()
  })

  test('and can ask for working', () => {
    const asked = { ...LINEAR, answer_alone: 1 }
    expect(judged(asked, 'x=7')).toMatchObject({ verdict: 'partly', marks_given: 1 })
    expect(judged(asked, '4(x-3)=2x+2\nx=7').marks_given).toBe(1)
    expect(judged(asked, '4x-12=2x+2\nx=7')).toMatchObject({ verdict: 'right', marks_given: 4 })
  })

  test('a scheme decides alone', () => {
    const scheme = [
      { code: 'M1', marks: 1, text: 'Collect.', line: '2x=14' },
      { code: 'A1', marks: 1, text: 'The value.', line: 'x=7', needs: 'M1' },
    ]
    const key = { ...LINEAR, max_score: 2, scheme }
    expect(judged(key, '4x-12=2x+2\nx=6').marks_given).toBe(0)
    expect(judged(key, '4x-12=2x+2\n2x=14\nx=6').marks_given).toBe(1)
  })

  test('what is unread or waits for a teacher earns nothing by itself', () => {
    expect(judged(LINEAR, '4x-12=2x+2\nx=(')).toMatchObject({ verdict: 'unread', marks_given: 0 })
    const odd = judged({ ...LINEAR, answer: '((' }, '4x-12=2x+2\nx=7')
    expect(odd).toMatchObject({ verdict: 'unsure', marks_given: 0 })
  })

  test('half a mark more is for the answer', () => {
    expect(judged({ ...LINEAR, max_score: 2.5 }, '4x-12=2x+2\n2x=14\nx=6').marks_given).toBe(1)
    expect(judged({ ...LINEAR, max_score: 1.5 }, '4x-12=2x+2\n2x=14\nx=6').marks_given).toBe(0)
  })
})
