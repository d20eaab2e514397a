import { describe, expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

const judged = (key: object, value: string) => judge(expressionQuestion(key), { value })
const SHORT = { start: 's', follows: 'f', turned: 't', unread: 'u' } as const
const verdicts = (key: object, value: string): string =>
  (judged(key, value).lines ?? []).map(({ verdict }) => SHORT[verdict]).join('')

const QUADRATIC = { answer: 'x = 2 or x = 5', start: 'x^2-7x+10=0' }
const ROOT = { answer: 'x = 6', start: '√(x+3)=x-3' }
const PAIR = { answer: 'x=4, y=1', start: 'x+2y=6, x-y=3', variables: ['x', 'y'] }
const CURVE = { answer: '3x^2-8x', start: 'x^3-4x^2+5' }

describe('whether each line follows', () => {
  test.each<[string, object, string, string]>([
    ['an equation', { answer: 'x=7', start: '4(x-3)=2x+2' }, '4x-12=2x+2\n2x=14\nx=7', 'fff'],
    ['on from a slip', { answer: 'x=7', start: '4(x-3)=2x+2' }, '4x-3=2x+2\n2x=5\nx=2.5', 'tff'],
    ['back to the start', { answer: 'x=7', start: '4(x-3)=2x+2' }, '4x-3=2x+2\n4x-12=2x+2', 'tf'],
    ['a bare value', { answer: 'x=7', start: '4(x-3)=2x+2' }, '2x=14\n7', 'ff'],
    ['a lost solution', QUADRATIC, '(x-2)(x-5)=0\nx=5', 'ft'],
    ['solutions a line each', QUADRATIC, '(x-2)(x-5)=0\nx=2\nx=5', 'fff'],
    ['cases', QUADRATIC, '(x-2)(x-5)=0\nx-2=0\nx=2\nx-5=0\nx=5', 'fffff'],
    ['cases with a slip', QUADRATIC, '(x-2)(x-5)=0\nx-2=0\nx=2\nx-5=0\nx=-5', 'fffft'],
    ['squared, and checked', ROOT, 'x+3=x^2-6x+9\nx^2-7x+6=0\nx=6 or x=1\nx=6', 'ffff'],
    ['squared term by term', ROOT, 'x+3=x^2-9', 't'],
    ['an expression', { answer: '5x+2', start: '2(x+4)+3(x-2)' }, '2x+8+3x-6\n=5x+2', 'ff'],
    ['a chain', { answer: '5x+2', start: '2(x+4)+3(x-2)' }, '2(x+4)+3(x-2)=2x+8+3x-6=5x+2', 'f'],
    ['an inequality', { answer: 'x>-3', start: '5-2x<11' }, '-2x<6\nx>-3', 'ff'],
    ['a sign not turned', { answer: 'x>-3', start: '5-2x<11' }, '-2x<6\nx<-3', 'ft'],
    ['numbers', { answer: '90', variables: [] }, '6*4=24\n24*3.75=90\n90', 'sff'],
    ['numbers that are not so', { answer: '90', variables: [] }, '6*4=26\n26*3.75=97.5', 'tf'],
    ['a rounded result', { answer: '3.3', variables: [] }, '10/3=3.33\n3.3', 'st'],
    ['a check at the end', { answer: 'x=7', start: '2x=14' }, 'x=7\n2*7=14', 'ff'],
    ['two letters', PAIR, '3y=3\ny=1\nx-1=3\nx=4\nx=4, y=1', 'fffff'],
    ['two letters, substituted', PAIR, 'x=y+3\n(y+3)+2y=6\ny=1\nx=4, y=1', 'ffff'],
    ['two letters, substituted from the right', PAIR, 'y+3=x\n(y+3)+2y=6\ny=1\nx=4, y=1', 'ffff'],
    ['two letters, a slip', PAIR, '3y=9\ny=3\nx=4, y=1', 'tff'],
    ['a derivative', CURVE, 'dy/dx=3x^2-8x', 'f'],
    ['a derivative, in LaTeX', CURVE, '\\frac{dy}{dx}=3x^2-8x', 'f'],
    ['a derivative, bare', CURVE, '3x^2-4*2x\n3x^2-8x', 'ff'],
    ['a derivative with a slip', CURVE, 'dy/dx=3x^2-8x+5', 't'],
    [
      'a slope of no curve',
      { answer: '2x', start: 'y<x^2', variables: ['x', 'y'] },
      'dy/dx=2x',
      's',
    ],
    [
      'slope and zero',
      { answer: 'x=3', start: 'y=x^2-6x', variables: ['x', 'y'] },
      'dy/dx=2x-6\n2x-6=0\nx=3',
      'fff',
    ],
    [
      'numbers put in',
      { answer: 'v=23', start: 'v=u+a*t', variables: ['v', 'u', 'a', 't'] },
      'v=3+4*5\nv=3+20\nv=23',
      'sff',
    ],
    [
      'an integral',
      { answer: 'x^3+c', start: '3x^2', variables: ['x', 'c'] },
      '3x^3/3+c\nx^3+c',
      'ff',
    ],
  ])('%s', (_, key, value, expected) => {
    expect(verdicts(key, value)).toBe(expected)
  })

  test('solutions on lines of their own are one answer', () => {
    expect(judged(QUADRATIC, '(x-2)(x-5)=0\nx=2\nx=5').verdict).toBe('right')
    expect(judged(QUADRATIC, '(x-2)(x-5)=0\nx=2\nx=-5').verdict).toBe('partly')
    expect(judged(QUADRATIC, 'x=2\nx=5\nx=3').verdict).toBe('wrong')
    expect(judged(QUADRATIC, 'x=3\nx=5').verdict).toBe('wrong')
    const { answer } = QUADRATIC
    expect(judged({ answer }, 'x=5\nx=2').verdict).toBe('right')
    expect(judged({ answer }, 'x=5\nx=3').verdict).toBe('wrong')
    expect(judged({ answer }, 'x=5\nx=2\nx=3').verdict).toBe('wrong')
    expect(judged({ answer }, 'x=5\nx=5').verdict).toBe('wrong')
  })

  test('a derivative may be named as one', () => {
    expect(judged(CURVE, 'dy/dx = 3x^2-8x').verdict).toBe('right')
    expect(judged(CURVE, "y' = 3x^2-8x").verdict).toBe('right')
    expect(judged(CURVE, "y' = 3x^2-4x").verdict).toBe('wrong')
    expect(judged(CURVE, 'dx/dy = 3x^2-8x').verdict).not.toBe('right')
    const named = { ...CURVE, answer: 'dy/dx = 3x^2-8x' }
    expect(judged(named, '\\frac{\\mathrm{d}y}{\\mathrm{d}x} = 3x^2-8x').verdict).toBe('right')
    expect(judged(named, 'dx/dy = 3x^2-8x').verdict).not.toBe('right')
    expect(judged(named, 'dz/dx = 3x^2-8x').verdict).not.toBe('right')
  })
})

describe('what a line that does not follow is told', () => {
  test.each<[string, object, string]>([
    ['derivative_constant_kept', CURVE, 'dy/dx=3x^2-8x+5'],
    ['derivative_factor_forgotten', { answer: '4x^3', start: 'x^4' }, 'x^3'],
    [
      'integral_constant_left_out',
      { answer: 'x^3+c', start: '3x^2', variables: ['x', 'c'] },
      'x^3',
    ],
    ['divided_by_the_unknown', { answer: 'x=0 or x=7', start: 'x^2=7x' }, 'x=7'],
    ['solution_lost', QUADRATIC, '(x-2)(x-5)=0\nx=5'],
    ['solution_gained', ROOT, 'x+3=x^2-6x+9\nx^2-7x+6=0\nx=6 or x=1'],
    ['factor_signs_kept', QUADRATIC, '(x-2)(x-5)=0\nx=-2 or x=-5'],
    ['squared_term_by_term', ROOT, 'x+3=x^2+9'],
    ['left_to_right_only', { answer: '17', variables: [] }, '2+3*5=25\n25'],
    ['sign_not_turned', { answer: 'x>-3', start: '5-2x<11' }, '-2x<6\nx<-3'],
  ])('%s', (code, key, value) => {
    const judgement = judged(key, value)
    expect(judgement.misconception?.code).toBe(code)
    // What was found before the slip may earn a mark for the working.
    expect(judgement.verdict).toMatch(/^(?:wrong|partly)$/)
  })
})
