import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const judged = (key: object, value: string) => judge(expressionQuestion(key), { value })

const PAIR = { answer: 'x=4, y=1', variables: ['x', 'y'] }
const BOTH = { answer: 'x=3, y=4 or x=-4, y=-3', variables: ['x', 'y'] }
const CIRCLE = { ...BOTH, start: 'x^2+y^2=25, y=x+1' }
const EVEN = { answer: 'x=2,y=2 or x=-2,y=-2', variables: ['x', 'y'], start: 'x^2+y^2=8, x=y' }
const SPACE = { answer: 'x=1, y=2, z=3', variables: ['x', 'y', 'z'] }
const HALVES = { answer: 'x=1/2, y=-3/4', variables: ['x', 'y'] }
const PRICES = { answer: 'm=3, c=-2', variables: ['m', 'c'] }

/** A key, answers that say it, and answers that do not. */
type Row = readonly [object, readonly string[], readonly string[]]

const ONE_POINT: readonly Row[] = [
  [
    PAIR,
    [
      'x=4, y=1',
      'y=1, x=4',
      'x=4; y=1',
      'x=4 and y=1',
      'x=4\ny=1',
      'y=1\nx=4',
      'x=4\nso y=1',
      '=> x=4, y=1',
      'x=4 ⟹ y=1',
      'x = 4 y = 1',
      'x = 4  y = 1',
      '(4,1)',
      '(4, 1)',
      '(x,y)=(4,1)',
      '4, 1',
      'x=4.0\ny=1',
      'x=4,\ny=1',
      'y = 4 - 3 = 1\nx = 3 + 1 = 4',
      'when x=4, y=1',
      'y=1 when x=4',
      'x=5\nx=4\ny=1',
      '\\begin{cases}x=4\\\\y=1\\end{cases}',
      'x=4\\text{ and }y=1',
    ],
    [
      'x=4',
      'y=1',
      '4',
      '(1,4)',
      'x=1, y=4',
      'x=1\ny=4',
      'x=4\ny=2',
      'x=4\ny=-1',
      '(4,-1)',
      'x=4\ny=1\nx=5',
      'x=4\ny=1\nx=1\ny=4',
      'x=4 or y=1',
      'x=4, y=1 or x=1, y=4',
      '(4,1) or (1,4)',
      'x=4, x=1',
      'x=y=4',
      '(4,1,0)',
      'x+y=5',
      'x=4\ny=x-3',
    ],
  ],
  [
    SPACE,
    ['x=1\ny=2\nz=3', 'z=3\ny=2\nx=1', '(1,2,3)', 'x=1, y=2\nz=3', 'x=1 y=2 z=3'],
    ['x=1\ny=2', '(1,2)', '(3,2,1)', 'x=1\ny=2\nz=-3', 'x=1, y=2, z=3 or x=0, y=0, z=0'],
  ],
  [
    HALVES,
    ['x=0.5\ny=-0.75', '(1/2, -3/4)', 'x=\\frac{1}{2}\ny=-\\frac{3}{4}', 'x=½, y=-¾'],
    ['x=1/2\ny=3/4', 'x=2, y=-3/4', '(-3/4, 1/2)'],
  ],
  [
    { answer: '(3,-2)', variables: ['x', 'y'] },
    ['x=3, y=-2', 'x=3\ny=-2', 'y=-2, x=3', 'x=3 y=-2', '(3,-2)', '(3;-2)'],
    ['x=-2, y=3', '(-2,3)', '(3,2)', 'x=3', 'x=3\ny=2', '3'],
  ],
  [{ answer: '(3,-2)', variables: [] }, ['x=3, y=-2', '(3,-2)'], ['x=3, y=2', '(3,2)']],
  [PRICES, ['m=3\nc=-2', 'c=-2, m=3', 'm=3 c=-2'], ['m=-2, c=3', 'm=3\nc=2', '(3,-2)']],
]

const SEVERAL_POINTS: readonly Row[] = [
  [
    { answer: '(3,4) or (-4,-3)', variables: ['x', 'y'] },
    [
      'x=3,y=4 or x=-4,y=-3',
      'x=-4,y=-3 or x=3,y=4',
      'x=3,y=4\nx=-4,y=-3',
      'x=3 and y=4 or x=-4 and y=-3',
      '(x=3,y=4) or (x=-4,y=-3)',
      '(3,4)\n(-4,-3)',
      '(-4,-3), (3,4)',
      'x=3\ny=4\nx=-4\ny=-3',
      'x=3, y=4; x=-4, y=-3',
      'x=3 or x=-4\ny=4 or y=-3',
      'x=3, x=-4\ny=4, y=-3',
      'x=3 or x=-4, y=4 or y=-3',
    ],
    [
      '(3,4)',
      'x=3, y=4',
      '(4,3) or (-3,-4)',
      'x=3,y=-3 or x=-4,y=4',
      'x=3 or x=-4\ny=-3 or y=4',
      'x=3 or x=-4',
      'x=3\ny=4\nx=-4',
      '(3,4)\n(-4,-3)\n(0,5)',
      '(3,4) or (-4,3)',
    ],
  ],
  [
    CIRCLE,
    [
      '(3,4) or (-4,-3)',
      'x^2+(x+1)^2=25\n2x^2+2x-24=0\n(x-3)(x+4)=0\nx=3 or x=-4\ny=4 or y=-3',
      'x^2+(x+1)^2=25\nx^2+x-12=0\nx=3 or x=-4\nwhen x=3, y=4\nwhen x=-4, y=-3',
      'x=3 or x=-4\ny=3+1=4\ny=-4+1=-3',
      'x^2+x-12=0\nx=3\ny=4\nx=-4\ny=-3',
    ],
    ['x=3, y=4', 'x^2+x-12=0\nx=3\ny=4', 'x=3 or x=-4', 'x^2+x-12=0\nx=3 or x=-4\ny=4'],
  ],
  [EVEN, ['x=±2, y=±2', 'x=2,y=2\nx=-2,y=-2'], ['x=±2, y=∓2', 'x=2, y=2', 'x=±2']],
]

describe('points', () => {
  test.each([...ONE_POINT, ...SEVERAL_POINTS])('%j', (key, right, wrong) => {
    for (const value of right) expect([value, judged(key, value).verdict]).toEqual([value, 'right'])
    for (const value of wrong) {
      const { verdict, marks_given } = judged(key, value)
      expect([value, verdict, marks_given]).not.toEqual([value, 'right', expect.anything()])
      expect([value, marks_given]).toEqual([value, 0])
    }
  })

  test('with a start no other verdict is given', () => {
    const begun = { ...PAIR, start: 'x+2y=6, x-y=3' }
    const [, right = [], wrong = []] = ONE_POINT[0] ?? []
    for (const value of right)
      expect([value, judged(begun, value).verdict]).toEqual([value, 'right'])
    for (const value of wrong) expect([value, judged(begun, value).marks_given]).toEqual([value, 0])
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
  test.each<Row>([
    [
      { answer: '{1,2,3}' },
      ['{3,2,1}', '1,2,3', '1\n2\n3', 'x=1\nx=2\nx=3', 'x=1 or x=2 or x=3', 'x=1, 2, 3'],
      ['{1,2}', '1\n2', '1\n2\n4', 'x=1 or x=2', '1\n2\n3\n4', '6'],
    ],
    [{ answer: '2 or 5' }, ['x=2 or x=5', '5\n2', 'x=2\nx=5'], ['2', 'x=2', 'x=2 or x=-5']],
  ])('%j', (key, right, wrong) => {
    for (const value of right) expect([value, judged(key, value).verdict]).toEqual([value, 'right'])
    for (const value of wrong) expect([value, judged(key, value).marks_given]).toEqual([value, 0])
  })
})
