import { describe, expect, test } from 'vitest'
import { equalExpressions } from '#maths.ts'
import { readMaths } from '#notation/read-maths.ts'

const read = (text: string, variables?: readonly string[]) =>
  readMaths(text, variables === undefined ? {} : { variables })

const latexOf = (text: string, variables?: readonly string[]): string => {
  const reading = read(text, variables)
  return reading.ok ? reading.latex : reading.message
}

describe('recurring decimals', () => {
  test.each([
    ['0.333...', '1/3'],
    ['0.33…', '1/3'],
    ['0.\\dot{3}', '1/3'],
    ['0.\\dot 3', '1/3'],
    ['0.\\overline{3}', '1/3'],
    ['0.\\bar3', '1/3'],
    ['0.(3)', '1/3'],
    ['0.3\u0307', '1/3'],
    ['0.3 recurring', '1/3'],
    ['1.(6)', '5/3'],
    ['0.1666...', '1/6'],
    ['0.1(6)', '1/6'],
    ['0.181818\\ldots', '2/11'],
    ['0.1818...', '2/11'],
    ['0.1\u03078\u0307', '2/11'],
    ['0.\\dot{1}2\\dot{3}', '41/333'],
    ['0.142857142857...', '1/7'],
    ['0.\\overline{142857}', '1/7'],
    ['-2.0\\overline{45}', '-45/22'],
    ['x = 0.\\dot{7}', 'x = 7/9'],
  ])('%s is %s', (text, value) => {
    expect(equalExpressions(text, value)).toBe(true)
  })

  test.each([
    ['0.333', '1/3'],
    ['0.3', '1/3'],
    ['0.666...7', '2/3'],
    ['2.5(4)+1', '2.5444...+1'],
    ['2.718281828...', '2.7(1828)'],
    ['0.(3)', '0.3'],
    ['0.1(6)', '0.1666'],
  ])('%s is not %s', (text, value) => {
    expect(equalExpressions(text, value)).toBe(false)
  })

  test('is printed with a bar and read out', () => {
    expect(read('0.1666...')).toMatchObject({ latex: '0.1\\overline{6}' })
    expect(read('0.(3)')).toMatchObject({ latex: '0.\\overline{3}', speech: '0.3 recurring' })
  })
})

describe('signs of other keyboards and formula editors', () => {
  test.each([
    ['（x+2）（x+3）', '(x+2)(x+3)'],
    ['x＝3', 'x=3'],
    ['x＋３', 'x+3'],
    ['𝑥²+𝟑𝒙', 'x^2+3x'],
    ['x＜3', 'x<3'],
    ['x≧3', 'x>=3'],
    ['ｘ＞－2', 'x>-2'],
    ['2╳x÷3', '2×x÷3'],
    ['x=\u0338 3', 'x≠3'],
    ['（3，4）', '(3,4)'],
    ['𝑎₁+𝑎₂', 'a_1+a_2'],
    ['１／２', '1/2'],
    ['ℎ=5', 'h=5'],
  ])('%s is read as %s', (text, plain) => {
    expect(latexOf(text)).toBe(latexOf(plain))
    expect(read(text).ok).toBe(true)
  })
})

describe('sets by a condition', () => {
  test.each([
    ['{x: -2≤x<5}', '-2≤x<5'],
    ['{x | -2≤x<5}', '-2≤x<5'],
    ['\\{x \\mid -2 \\le x < 5\\}', '-2≤x<5'],
    ['\\{x : x^2 < 4\\}', 'x^2<4'],
    ['{x ∈ R | x>3}', 'x>3'],
    ['{x ∈ ℝ : x ≤ 0 or x > 2}', 'x ≤ 0 or x > 2'],
    ['{x: 5 > x}', 'x<5'],
  ])('%s is %s', (text, plain) => {
    expect(equalExpressions(text, plain)).toBe(true)
    expect(equalExpressions(text, 'x > 7')).toBe(false)
  })
})

describe('names of functions and of numbered letters', () => {
  test.each<[string, readonly string[], string]>([
    ['R1+R2', ['R_1', 'R_2'], 'R_1+R_2'],
    ['x1+2x2', ['x_1', 'x_2'], 'x_1+2x_2'],
    ['3a10', ['a_10', 'a'], '3a_{10}'],
    ['root(3)(x)', ['x'], 'cbrt(x)'],
    ['root(4)(x+1)', ['x'], '\\sqrt[4]{x+1}'],
    ['root(x)', ['x'], 'sqrt(x)'],
    ['asech(x)', ['x'], 'arsech x'],
    ['sech^{-1} x', ['x'], 'arsech x'],
    ['45degrees', [], '45°'],
    ['45 degrees', [], '45°'],
    ['45 deg', [], '45°'],
    ['sign(x)', ['x'], 'sgn(x)'],
    ['(3,infty)', ['x'], '(3,∞)'],
    ['2 cis(x)', ['x', 'i'], '2(cos(x)+i sin(x))'],
  ])('%s with %j is %s', (text, variables, plain) => {
    expect(read(text, variables).ok, latexOf(text, variables)).toBe(true)
    expect(latexOf(text, variables)).toBe(latexOf(plain, variables))
  })

  test.each([
    ['max(3,5)', '5'],
    ['min(3,5,-2)', '-2'],
    ['arsech(1/2)', 'ln(2+√3)'],
    ['arcsch(x)', 'arsinh(1/x)'],
    ['arcoth(x)', 'artanh(1/x)'],
    ['sech(x)^2', '1-tanh(x)^2'],
    ['2!3!', '12'],
  ])('%s is %s', (text, plain) => {
    expect(equalExpressions(text, plain)).toBe(true)
  })

  test.each([
    ['max(3,5)', '3'],
    ['arsech(x)', 'arcosh(x)'],
    ['arcsch(x)', 'arcosh(1/x)'],
    ['2!3!', '6'],
  ])('%s is not %s', (text, plain) => {
    expect(equalExpressions(text, plain)).toBe(false)
  })

  test('a digit after a letter that no name has stays unread', () => {
    expect(read('x2', ['x']).ok).toBe(false)
    expect(read('x2', ['x', 'x_1']).ok).toBe(false)
  })
})

describe('words', () => {
  test.each([
    ['x is 3', 'x = 3'],
    ['x equals 7', 'x = 7'],
    ['x is equal to -2', 'x = -2'],
    ['x is greater than 3', 'x > 3'],
    ['x is less than or equal to 3', 'x ≤ 3'],
    ['x is at least 5', 'x ≥ 5'],
    ['x is not equal to 2', 'x ≠ 2'],
    ['none', '∅'],
    ['None.', '∅'],
    ['No solutions.', '∅'],
    ['there is no solution', '∅'],
    ['no real values of x', '∅'],
    ['all real numbers', 'ℝ'],
    ['all values of x', 'ℝ'],
  ])('%s is read as %s', (text, plain) => {
    expect(latexOf(text)).toBe(latexOf(plain))
    expect(read(text).ok).toBe(true)
  })

  test.each<[string, RegExp]>([
    ['nothing', /“nothing”/],
    ['is 3', /“is”/],
    ['(x+2)(is)', /“is”/],
    ['x=>3', />=/],
    ['(x ? 2)', /“\?”/],
    ['(x 2)', /near “2”/],
    ['(x+2', /not closed/],
    ['[(x+2]', /not closed/],
  ])('%s is unread, and the note says what is meant', (text, message) => {
    expect(latexOf(text, ['x'])).toMatch(message)
  })
})
