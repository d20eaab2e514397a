import { ComputeEngine } from '@cortex-js/compute-engine'
import { describe, expect, test } from 'vitest'
import { algebraOf } from '#compute-engine.ts'
import { equalExpressions, readMaths, sameSolutions, toLatex, toSpeech } from '#maths.ts'

describe('reading what people type and what MathLive writes', () => {
  test.each([
    ['2x+4=10', '2x + 4 = 10'],
    ['1 1/2', '1\\frac{1}{2}'],
    ['1½', '1\\frac{1}{2}'],
    ['2\\frac12', '2\\frac{1}{2}'],
    ['\\frac12', '\\frac{1}{2}'],
    ['3.5 × 10^-4', '3.5 \\times 10^{-4}'],
    ['3x10^4', '3 \\times 10^{4}'],
    ['1,000', '1000'],
    ['1\\,000', '1000'],
    ['(1,000)', '\\left(1,\\; 000\\right)'],
    ['50%', '50\\%'],
    ['√50', '\\sqrt{50}'],
    ['sqrt(50)', '\\sqrt{50}'],
    ['\\sqrt[3]{8}', '\\sqrt[3]{8}'],
    ['x=3 or x=-2', 'x = 3 \\text{ or } x = -2'],
    ['x²+3', 'x^{2} + 3'],
    ['\\left(x+1\\right)^2', '\\left(x + 1\\right)^{2}'],
    ['−3', '-3'],
    ['٣+٤', '3 + 4'],
    ['-2<x≤5', '-2 < x \\le 5'],
    ['sin 2x cos x', '\\sin\\left(2x\\right)\\cos\\left(x\\right)'],
    ['2*-3', '2 \\times \\left(-3\\right)'],
    ['2πr', '2\\pi r'],
    ['2^3^2', '2^{3^{2}}'],
    ['3^-x', '3^{-x}'],
  ])('%s', (typed, latex) => {
    const read = readMaths(typed)
    expect(read.ok ? read.latex : read.message).toBe(latex)
  })

  test.each([
    ['', 'empty'],
    ['2x+', 'unreadable'],
    ['\\placeholder{}', 'unreadable'],
    ['x2', 'unreadable'],
    ['3 4', 'unreadable'],
    ['(x+1', 'unbalanced_bracket'],
    ['x+1)', 'unbalanced_bracket'],
    ['hello', 'unknown_variable'],
    ['constructor', 'unknown_variable'],
    ['\\constructor', 'unreadable'],
    ['1'.repeat(501), 'too_long'],
    [`${'('.repeat(100)}x`, 'too_long'],
  ])('%s is %s', (typed, problem) => {
    const read = readMaths(typed)
    expect(read.ok ? 'read' : read.problem).toBe(problem)
  })

  test('a letter that the question does not use is not read as a product', () => {
    expect(readMaths('ax', { variables: ['x'] })).toMatchObject({ problem: 'unknown_variable' })
    expect(readMaths('8X', { variables: ['x'] })).toMatchObject({ problem: 'unknown_variable' })
    expect(readMaths('ax', { variables: ['a', 'x'] }).ok).toBe(true)
  })

  test('a decimal comma by locale', () => {
    const read = readMaths('1.000,5', { decimal: ',' })
    expect(read.ok && read.latex).toBe('1000.5')
  })

  test('speech is what a person would say', () => {
    expect(toSpeech('x^2+3')).toBe('x squared plus 3')
    expect(toSpeech('3(x-2)=2x+5')).toBe(
      '3 times open bracket x minus 2 close bracket equals 2 x plus 5',
    )
    expect(toSpeech('1/2')).toBe('1 over 2')
  })

  test('what cannot be read stays harmless text', () => {
    expect(toLatex('\\foo{x}$')).toBe('\\text{ foo x  }')
  })
})

describe('equal expressions', () => {
  test.each([
    ['2(x+3)', '2x+6'],
    ['(x^2-1)/(x-1)', 'x+1'],
    ['sin^2 x + cos^2 x', '1'],
    ['√50', '5√2'],
    ['2^(n+1)', '2*2^n'],
    ['(-2)^(n-1)*(-2)', '(-2)^n'],
    ['√(x^2)', '|x|'],
    ['sin 30°', '1/2'],
    ['50%', '0.5'],
    ['-1.709975946', '(-5)^(1/3)'],
    ['ln(x^2)', '2ln x'],
    ['x^2+y^2=25', 'y^2=25-x^2'],
    ['(x,y)=(1,2)', 'x=1, y=2'],
    ['[1,2)', '[2/2,√4)'],
    ['x=±3', 'x=3 or x=-3'],
    ['f(2)=f(3)+4', 'f(3)+4=f(2)'],
  ])('%s = %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(true)
  })

  test.each([
    ['1.08*10^-10', '1.67*10^-10'],
    ['100000000000', '100000000001'],
    ['√2*10^12', '√2*10^12+1'],
    ['y=±x', 'y=±3x'],
    ['csc(A)=1.6', 'csc(A)=1.281'],
    ['1/3', '0.333'],
    ['√(x^2)', 'x'],
    ['3^x', '3^-x'],
    ['sqrt(-1-x^2)', '2sqrt(-1-x^2)'],
    ['9^9^9^9', '9^9^9^8'],
    ['x=1, y=2', 'y=1, x=2'],
    ['x', 'x=x'],
    ['(1,2)', '(2,1)'],
    ['[1,2]', '(1,2)'],
    ['[1,2)', '(1,2]'],
    ['sin(500pi x)', 'sin(pi x)'],
    ['x', 'x+1e-13'],
  ])('%s ≠ %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(false)
  })
})

describe('an algebra system that is injected', () => {
  const algebra = algebraOf(new ComputeEngine())
  const [a, b] = ['sqrt(-1-x^2)', 'sqrt(-(x^2+1))'] as const

  test('decides what has no real value anywhere, and nothing is sure without it', () => {
    expect(equalExpressions(a, b, { algebra })).toBe(true)
    expect(equalExpressions(a, '2sqrt(-1-x^2)', { algebra })).toBe(false)
    expect(equalExpressions(a, b)).toBe(false)
  })

  test('is asked about nothing else, and is forgotten afterwards', () => {
    const asked: string[] = []
    const spy = (left: string) => {
      asked.push(left)
      return true
    }
    expect(equalExpressions('2(x+3)', '2x+7', { algebra: spy })).toBe(false)
    expect(equalExpressions('9^9^9^9', '9^9^9^8', { algebra: spy })).toBe(false)
    expect(asked).toEqual([])
    expect(equalExpressions(a, b, { algebra: spy })).toBe(true)
    expect(asked).toHaveLength(1)
    expect(equalExpressions(a, b)).toBe(false)
  })

  test('does no harm where it throws', () => {
    const algebra = () => {
      throw new Error('out of memory')
    }
    expect(equalExpressions(a, b, { algebra })).toBe(false)
  })
})

describe('same solutions', () => {
  test.each([
    ['2x+4=10', 'x=3'],
    ['x^2-5x+6=0', 'x=2 or x=3'],
    ['x^2=2', 'x=√2 or x=-√2'],
    ['x^3=x', 'x(x-1)(x+1)=0'],
    ['3/x=6', 'x=1/2'],
    ['|x-2|=3', 'x=5 or x=-1'],
    ['sqrt(x+1)=3', 'x+1=9'],
    ['2^x=8', 'x=3'],
    ['-2x<6', 'x>-3'],
    ['x^2>4', 'x<-2 or x>2'],
    ['1<x<3', 'x>1 and x<3'],
    ['y=2x+1', '2x=y-1'],
    ['x=2,3', 'x=3 or x=2'],
  ])('%s ⇔ %s', (a, b) => {
    expect(sameSolutions(a, b, 'x')).toBe(true)
    expect(sameSolutions(b, a, 'x')).toBe(true)
  })

  test.each([
    ['x^2=9', 'x=3'],
    ['-2x<6', 'x<-3'],
    ['x<=3', 'x<3'],
    ['sqrt(x)=-3', 'x=9'],
    ['x^2=2', 'x=1.414 or x=-1.414'],
    ['5=5', 'x+1=x'],
    ['x^2=-1', 'x^2=-4'],
    ['(x^2-1)/(x-1)=0', 'x=1 or x=-1'],
    ['x=3', 'y=3'],
    ['x=3', '3'],
    ['x=(', 'x=('],
  ])('%s is not %s', (a, b) => {
    expect(sameSolutions(a, b, 'x')).toBe(false)
    expect(sameSolutions(b, a, 'x')).toBe(false)
  })
})
