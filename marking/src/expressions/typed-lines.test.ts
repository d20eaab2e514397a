import { describe, expect, test } from 'vitest'
import { typedLines } from '#expressions/typed-lines.ts'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const judged = (key: object, value: string) => judge(expressionQuestion(key), { value })
const SHORT = { start: 's', follows: 'f', turned: 't', unread: 'u' } as const
const verdicts = (key: object, value: string): string =>
  (judged(key, value).lines ?? []).map(({ verdict }) => SHORT[verdict]).join('')

describe('what stands on a line', () => {
  test.each<[string, readonly string[]]>([
    ['2x=6 => x=3', ['2x=6', 'x=3']],
    ['2x=6 ⟹ x=3', ['2x=6', 'x=3']],
    ['2x = 6 \\implies x = 3', ['2x = 6', 'x = 3']],
    ['2x=6 → x=3', ['2x=6', 'x=3']],
    ['2x=6, so x=3', ['2x=6', 'x=3']],
    ['2x=6 therefore x=3', ['2x=6', 'x=3']],
    ['Therefore x=3', ['x=3']],
    ['∴ x=3', ['x=3']],
    ['x=>3', ['x=>3']],
    ['2x+1 => 7 => x => 3', ['2x+1 => 7', 'x => 3']],
    ['when x=3, y=4', ['x=3, y=4']],
    ['if x=3 then y=4', ['x=3, y=4']],
    ['y=4 when x=3', ['y=4, x=3']],
    ['3x=12 |:3', ['3x=12']],
    ['3x=12 (÷3)', ['3x=12']],
    ['2(3)+4=10 ✓', ['2(3)+4=10']],
    ['2x = 8 (subtract 3)', ['2x = 8']],
    ['x=4 & y=1', ['x=4 and y=1']],
    ['x=2 or x=3', ['x=2 or x=3']],
    ['sin x, so cos x', ['sin x', 'cos x']],
    ['y = 3', ['y = 3']],
  ])('%s', (text, expected) => {
    expect(typedLines(text).map(({ maths }) => maths)).toEqual(expected)
  })

  test('checks and notes are told apart from steps', () => {
    const kinds = (text: string) => typedLines(text).map(({ kind }) => kind)
    expect(kinds('x=3\nCheck: 2*3+4=10')).toEqual(['line', 'check'])
    expect(kinds('x=3\nLHS = 2*3+4 = 10')).toEqual(['line', 'check'])
    expect(kinds('3x+18=12\n-18 -18\n3x=-6\n÷3\nx=-2')).toEqual([
      'line',
      'note',
      'line',
      'note',
      'line',
    ])
    expect(kinds('3x+18=12\n(+12 +12)\n3x=-6')).toEqual(['line', 'note', 'line'])
    expect(kinds('3x=12\ndivide by 3\nx=4')).toEqual(['line', 'note', 'line'])
    expect(kinds('3x=-54\n-18')).toEqual(['line', 'line'])
    for (const answer of ['-18', '-4x + 16', '+3 -3', '-2x -2x'])
      expect(kinds(answer)).toEqual(['line'])
    expect(kinds('-4x + 16\ny=2')).toEqual(['line', 'line'])
  })
})

const LINEAR = { answer: 'x=3', start: '2x+4=10' }
const NOTHING = { answer: 'no solution', start: '2x-6=2x-3' }
const HOLE = { answer: 'x=4', start: '(x^2-2x)/(x-2)=4' }

describe('what an examiner credits', () => {
  test.each<[object, string, string]>([
    [LINEAR, '2x=6\nx=3\n2*3+4=10', 'fff'],
    [LINEAR, '2x=6\nx=3\n6+4=10\n10=10', 'ffff'],
    [LINEAR, 'x=3\nCheck: 2*3+4=10', 'ff'],
    [LINEAR, '2x=6\nx=3\n2(3)+4=10 ✓', 'fff'],
    [LINEAR, 'x=3\nLHS = 2*3+4 = 10\nRHS = 10', 'ffs'],
    [LINEAR, '2x=6\nx=3\n2*3+4=11', 'fft'],
    [LINEAR, '2x=6 => x=3', 'ff'],
    [LINEAR, '2x=6, so x=3', 'ff'],
    [{ answer: 'x=-2', start: '3x+18=12' }, '3x+18=12\n-18 -18\n3x=-6\n÷3 ÷3\nx=-2', 'fsfsf'],
    [{ answer: 'x=2', start: '5x-12=-2' }, '+12 +12\n5x=10\nx=2', 'sff'],
    [{ answer: 'x>3', start: '2x-1>5' }, '2x>6\nx>3\n2*4-1>5', 'fff'],
    [{ answer: 'x=2 or x=5', start: 'x^2-7x+10=0' }, '(x-2)(x-5)=0\nx=2 x=5', 'ff'],
    [LINEAR, '2x=6\nx=6/2=3', 'ff'],
    [LINEAR, 'x=6/2=3', 'f'],
    [LINEAR, '2x = 6 (subtract 4)\nx = 3 (divide by 2)', 'ff'],
    [NOTHING, '0=3\nno solution', 'ff'],
    [NOTHING, '2x-2x=-3+6\n0=3\nno solution', 'fff'],
    [NOTHING, '0=3 so no solutions', 'ff'],
    [{ answer: 'no solution', start: 'x^2+4=0' }, 'x^2=-4\nno real roots', 'ff'],
    [HOLE, 'x^2-2x=4x-8\nx=2 or x=4\nx≠2\nx=4', 'ffsf'],
    [HOLE, 'x^2-2x=4x-8\nx=4\nx≠2', 'ffs'],
    [{ answer: '24', variables: [] }, '6x4=24', ''],
    [{ answer: '90', variables: [] }, '6x4=24\n24X3.75=90', 'sf'],
    [{ answer: '90', variables: [] }, '6*4=24*3.75=90\n90', 'sf'],
  ])('%j: %s', (key, value, expected) => {
    expect([judged(key, value).verdict, verdicts(key, value)]).toEqual(['right', expected])
  })

  test.each<[object, string, string]>([
    [LINEAR, '2x=6\nx=4\n2*4+4=12', 'partly'],
    [LINEAR, 'x=4\nCheck: 2*3+4=10', 'wrong'],
    [LINEAR, '2x=6\n2*3+4=10', 'wrong_form'],
    [LINEAR, '2*3+4=10', 'wrong'],
    [LINEAR, 'x=6/2=4', 'wrong'],
    [LINEAR, 'x=8/2=3', 'wrong'],
    [NOTHING, 'x=0', 'wrong'],
    [NOTHING, '0=3', 'partly'],
    [HOLE, 'x=2 or x=4', 'wrong'],
    [HOLE, 'x≠2', 'wrong'],
    [{ answer: '90', variables: [] }, '6*4=24*3.75=91', 'wrong'],
    [{ answer: '90', variables: [] }, '6*4=25*3.6=90', 'wrong'],
    [{ answer: '90', variables: [] }, '90=24', 'wrong'],
    [{ answer: '90', variables: [] }, '24=90', 'wrong'],
    [{ answer: '90', variables: [] }, '6*4=90', 'wrong'],
    [{ answer: '24', variables: [] }, '6x5', 'wrong'],
    [{ answer: '6x', variables: ['x'] }, '6x4', 'unread'],
  ])('and what not: %j: %s', (key, value, verdict) => {
    expect(judged(key, value).verdict).toBe(verdict)
  })

  test('a false equation follows only from one that is never true', () => {
    expect(verdicts({ answer: 'x=3', start: '2x-6=0' }, '0=3\nx=3')).toBe('tf')
    expect(verdicts(NOTHING, '2x=2x+3\n5=5+3')).toBe('ff')
  })

  test('equals signs that run on are told, and cost nothing', () => {
    const { verdict, marks_given, scoring_rationale } = judged(
      { answer: '90', variables: [] },
      '6*4=24*3.75=90',
    )
    expect([verdict, marks_given]).toEqual(['right', 2])
    expect(scoring_rationale).toContain('an equals sign says that both of its sides')
    const fine = judged({ answer: '90', variables: [] }, '6*4*3.75=24*3.75=90')
    expect(fine.scoring_rationale).toBe('Yes, that is right.')
  })

  test('a check costs no mark of a scheme', () => {
    const scheme = [
      { code: 'M1', marks: 1, text: 'Take 4 away.', line: '2x=6' },
      { code: 'A1', marks: 1, text: 'The value.', line: 'x=3', needs: 'M1' },
    ]
    const { verdict, marks_given } = judged({ ...LINEAR, scheme }, '2x=6\nx=3\n2*3+4=10')
    expect([verdict, marks_given]).toEqual(['right', 2])
  })
})
