import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const CUBE = { answer: 'x^3/3+c', variables: ['x', 'c'], form: 'antiderivative' }
const LOG = { answer: 'ln(x)+c', variables: ['x', 'c'], form: 'antiderivative' }
const AREA = { answer: 'a x^2/2+c', variables: ['x', 'a', 'c'], form: 'antiderivative' }

const judged = (key: object, value: string) => judge(expressionQuestion(key), { value })

describe('an antiderivative', () => {
  test.each<[object, readonly string[]]>([
    [
      CUBE,
      [
        'x^3/3+c',
        'x^3/3+C',
        'x^3/3 + k',
        '1/3 x^3 + d',
        'x^3/3-c',
        'x^3/3+2c',
        'x^3/3+c+1',
        'c+x^3/3',
        '(x^3+c)/3',
        '(x^3+3C)/3',
        'x^3/3+c/2',
        '\\frac{1}{3}x^{3}+C',
        'x^3/3+c+d',
        'x^3/3 + c_1',
        'x^3/3+5-c',
      ],
    ],
    [LOG, ['ln x + C', 'ln(kx)', 'ln(x)+ln(k)', 'ln x - c', 'ln(2x)+c', 'ln|x|+c']],
    [{ ...LOG, answer: 'ln|x|+c' }, ['ln|x|+C', 'ln|kx|', 'ln|x|+ln(k)']],
    [AREA, ['a x^2/2+c', '(a x^2+c)/2', 'ax^2/2+K']],
    [
      { answer: '-cos(x)+c', variables: ['x', 'c'], form: 'antiderivative' },
      ['c-cos x', '2sin(x/2)^2+c'],
    ],
    [
      { answer: 'sin(x)^2/2+c', variables: ['x', 'c'], form: 'antiderivative' },
      ['c-cos(x)^2/2', '-cos(2x)/4+C'],
    ],
  ])('%j', (key, right) => {
    for (const value of right) expect([value, judged(key, value).verdict]).toEqual([value, 'right'])
  })

  test.each<[object, readonly string[]]>([
    [
      CUBE,
      ['x^3+c', 'x^2/2+c', '2x+c', 'x^3/3+cx', 'c x^3/3', 'x^3/3+x', 'c', 'x^2+c', '-x^3/3+c'],
    ],
    [LOG, ['ln(x+c)', '1/x+c', 'c ln x', '-1/x^2+c', 'log(x)+c']],
    [AREA, ['x^2/2+c', 'a^2 x/2+c']],
  ])('%j is another function', (key, wrong) => {
    for (const value of wrong) {
      const { verdict, marks_given } = judged(key, value)
      expect([value, verdict, marks_given]).toEqual([value, 'wrong', 0])
    }
  })

  test.each<[object, string, number]>([
    [{ max_score: 2 }, 'x^3/3', 1],
    [{ max_score: 3 }, 'x^3/3', 2],
    [{ max_score: 1 }, 'x^3/3', 0],
    [{ max_score: 3, constant_share: 0 }, 'x^3/3', 0],
    [{ max_score: 4, constant_share: 0.5 }, 'x^3/3', 2],
    [{ max_score: 2 }, 'x^3/3+7', 1],
    [{ max_score: 2 }, 'x^3/3+c-c', 1],
    [{ max_score: 2, start: 'x^2' }, 'x^3/3', 1],
  ])('without its constant loses a mark, or what the author says: %j', (more, value, marks) => {
    const judgement = judged({ ...CUBE, ...more }, value)
    expect(judgement.marks_given).toBe(marks)
    expect(judgement.verdict).toBe(marks > 0 ? 'partly' : 'wrong')
    expect(judgement.scoring_rationale.toLowerCase()).toContain(
      'the constant of integration is missing',
    )
    expect(judgement.misconception?.code).toBe('integral_constant_left_out')
  })

  test('a letter of the question is no constant', () => {
    expect(judged(AREA, 'a x^2/2+a').misconception?.code).toBe('integral_constant_left_out')
    expect(judged(AREA, 'a x^2/2+x').verdict).toBe('wrong')
  })

  test('the working of one is followed', () => {
    const { verdict, lines } = judged({ ...CUBE, start: 'x^2' }, 'x^(2+1)/(2+1)+C\nx^3/3+C')
    expect([verdict, lines?.map((line) => line.verdict)]).toEqual(['right', ['follows', 'follows']])
  })

  test('other forms are asked of it as well', () => {
    const key = { ...CUBE, answer: '(x+1)^3/3+c', form: ['antiderivative', 'expanded'] }
    expect(judged({ ...key, answer: 'x^3/3+x^2+x+c' }, '(x+1)^3/3+C').verdict).toBe('wrong_form')
    expect(judged({ ...key, answer: 'x^3/3+x^2+x+c' }, 'C+x+x^2+x^3/3').verdict).toBe('right')
  })
})
