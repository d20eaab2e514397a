import { describe, expect, test } from 'vitest'
import { isEqual, parseMaths } from '#maths.ts'
import { beginWork } from '#values/work.ts'

function sameMeaning(a: string, b: string): boolean | undefined | string {
  const [left, right] = [parseMaths(a), parseMaths(b)]
  if (!left.ok) return `${a}: ${left.message}`
  if (!right.ok) return `${b}: ${right.message}`
  beginWork()
  return isEqual(left.expression, right.expression)
}

describe('the same meaning, both ways', () => {
  test.each([
    // Intervals, sets and inequalities.
    ['x ∈ (2,5]', '2 < x <= 5'],
    ['(2,5]', '2 < x ≤ 5'],
    ['(3,∞)', 'x > 3'],
    ['x ∈ [-1,4]', 'x >= -1 and x <= 4'],
    ['(-∞,2)∪(5,∞)', 'x < 2 or x > 5'],
    ['(-∞,2) U (5,∞)', '(5,∞) ∪ (-∞,2)'],
    ['\\left(-\\infty,\\frac{1}{2}\\right]\\cup[3,\\infty)', 'x<=0.5 or x>=3'],
    ['(1,4) ∪ (2,6)', '(1,6)'],
    ['[1,4] ∩ [2,6]', '[2,4]'],
    ['(-∞,0)∪(0,∞)', 'ℝ ∖ {0}'],
    ['x ∈ ℝ', '(-∞,∞)'],
    ['x ∈ {1,2}', 'x = 1 or x = 2'],
    ['{x | x > 3}', '(3,∞)'],
    ['\\{x \\in \\mathbb{R} \\mid x^2 < 4\\}', '(-2,2)'],
    ['x ∉ {2}', 'x ≠ 2'],
    ['x = (2,5]', '2 < x <= 5'],
    ['0 < f(x) < 3', '(0,3)'],
    ['{3,1,2}', '{1,2,3}'],
    ['{1,1,2}', '{1,2}'],
    ['{-7, 7}', '±7'],
    ['\\emptyset', '\\{\\}'],
    // Answers of several values.
    ['6 and 8', '8, 6'],
    ['2 or 5', '5, 2'],
    ['3±√2', '3+√2, 3-√2'],
    ['(1,2), (3,4)', '(3,4) and (1,2)'],
    ['(p,q) = (3,2)', '(3,2)'],
    ['(x,y) = (5,8) and (8,5)', '(8,5), (5,8)'],
    ['x_1 = 3, x_2 = 5', '5, 3'],
    ['x = 3, or x = 5', 'x = 5 or x = 3'],
    ['4, 7, and 9', '4, 7, 9'],
    ['D = (0,1)', 'D = (0,2/2)'],
    ['x(t)=3t, y(t)=t^2', 'x(t)=t+2t, y(t)=t*t'],
    // Matrices and vectors.
    ['[[1,2],[3,4]]', '\\begin{pmatrix}1 & 2\\\\ 3 & 4\\end{pmatrix}'],
    ['\\begin{bmatrix}1/2 & 0\\\\0 & 1/2\\end{bmatrix}', '1/2[[1,0],[0,1]]'],
    ['[[1,2],[3,4]] + [[1,0],[0,1]]', '[[2,2],[3,5]]'],
    ['[[1,2],[3,4]] [[0,1],[1,0]]', '[[2,1],[4,3]]'],
    ['[[1,1],[0,1]]^3', '[[1,3],[0,1]]'],
    ['[[1,2],[3,4]]^T', '[[1,3],[2,4]]'],
    ['A = [[x+x,0],[0,1]]', '[[2x,0],[0,1]]'],
    ['<1,2>', '(1,2)'],
    ['\\langle 1,2,3\\rangle', '\\begin{pmatrix}1\\\\2\\\\3\\end{pmatrix}'],
    ['3i-2j', '<3,-2>'],
    ['2\\mathbf{i}+\\mathbf{k}', '(2,0,1)'],
    ['\\begin{vmatrix}1 & 2\\\\3 & 4\\end{vmatrix}', '-2'],
    ['|[[2,0,1],[1,3,x],[0,0,1]]|', '6'],
    ['det [[a,b],[c,d]]', 'ad - bc'],
    // Complex numbers.
    ['(2+i)^2', '3+4i'],
    ['\\frac{1}{1+i}', '\\frac{1}{2}-\\frac{1}{2}i'],
    ['\\sqrt{-9}', '3i'],
    ['i^{-1}', '-i'],
    ['|3+4i|', '5'],
    ['x = 1 ± 2i', 'x = 1-2i or x = 1+2i'],
    ['(a+bi)(a-bi)', 'a^2+b^2'],
    ['2i+3i', '5i'],
    // Ratios.
    ['2:3', '4:6'],
    ['1:2:3', '5:10:15'],
    ['A:B = 2', '2'],
    ['3:4', '3/4'],
    ['a:b = 2:3', '3a = 2b'],
    ['x:y:z = 1:2:3', 'x:y:z = 2:4:6'],
    // Numbers and functions as they are written elsewhere.
    ['0.\\overline{3}', '1/3'],
    ['0.1\\dot{6}', '1/6'],
    ['\\binom{5}{2}', '10'],
    ['{6 \\choose 3}', '20'],
    [']2; 5]', '(2,5]'],
    ['x ∈ [2; 5[', '2 <= x < 5'],
    ['\\frac{dy}{dx} = 2x', 'dy/dx = x+x'],
    ['a_{n+1} = 2a_n', 'a_{n+1} = a_n + a_n'],
    ['\\theta_1 + 1', '1 + \\theta_{1}'],
    ['\\text{no solution}', '\\emptyset'],
    ['k ∈ ℤ', 'k \\in \\mathbb{Z}'],
    ['A = {1,2}', 'A = {2,1}'],
    // Words beside values.
    ['5\\text{ cm}', '5'],
    ['\\frac{1}{2}\\text{ hours}', '0.5\\text{ hours}'],
    ['\\$5.50', '5.50'],
    // Functions.
    ['arsinh(sinh(x))', 'x'],
    ['\\sinh^{-1}(x)', '\\ln(x+\\sqrt{x^2+1})'],
    ['log_2(8x)', '3+log_2 x'],
    ['\\lfloor 7/2 \\rfloor', '3'],
    ['\\lceil 7/2 \\rceil', '4'],
    ['2^n 5', '5*2^n'],
    ["f'(x)=2x", "f'(x)=x+x"],
    ['f(x) = √(4x)', '2√x = f(x)'],
    ['P(X < 3)', 'P(3 > X)'],
    // Equations, also up to a factor.
    ['\\frac{y-1}{2} = x', 'y = 2x+1'],
    ['-x = -y', '3x = 3y'],
    ['ab = ac', '2ab = 2ac'],
    ['10^(10^10)', '10^(10^10)'],
    ['y = x+2', 'y = 2+x'],
    ['x ≈ 4', 'x = 4'],
  ])('%s is %s', (a, b) => {
    expect(sameMeaning(a, b)).toBe(true)
    expect(sameMeaning(b, a)).toBe(true)
  })
})

describe('another meaning, both ways', () => {
  test.each([
    ['x ∈ (2,5]', '2 < x < 5'],
    ['(3,∞)', 'x ≥ 3'],
    ['(-∞,2)∪(5,∞)', '(-∞,2]∪(5,∞)'],
    ['(-∞,2)∪(5,∞)', '2 < x < 5'],
    ['[1,4] ∩ [2,6]', '[1,6]'],
    ['ℝ', '(0,∞)'],
    ['[2,100]', '2100'],
    ['(-5,100)', '-5100'],
    ['(0,1)', '[0,1]'],
    ['{1,2,3}', '{1,2}'],
    ['6 and 8', '6'],
    ['±7', '7'],
    ['3±√2', '3±√3'],
    ['1, 1, 2', '1, 2, 2'],
    ['(1,2), (3,4)', '(2,1), (4,3)'],
    ['(p,q) = (3,2)', '(2,3)'],
    ['x_1 = 3, x_2 = 5', '3, 6'],
    ['D = (0,1)', 'D = (0,1.5)'],
    ['x(t)=3t, y(t)=t^2', 'x(t)=4t, y(t)=t^2'],
    ['[[1,2],[3,4]]', '[[1,3],[2,4]]'],
    ['[[1,2],[3,4]]', '[[1,2],[3,4],[0,0]]'],
    ['[[1,2],[3,4]]', '[[1,2,3,4]]'],
    ['[[1,0],[0,1]]', '1'],
    ['\\begin{pmatrix}1 & 2\\end{pmatrix}', '\\begin{pmatrix}1\\\\2\\end{pmatrix}'],
    ['3i-2j', '<3,2>'],
    ['2:3', '3:2'],
    ['1:2:3', '1:6'],
    ['1:2:3', '1:3:2'],
    ["f'(x)=2x", 'f(x)=2x'],
    ['f(x) = √(x-2)', 'f(x) = √(x+2)'],
    ['f(x) = f(1)+x', 'f(x) = f(2)+x'],
    ['5 apples', '6 apples'],
    ['e^{\\ln(0.3) t / 500000000}', 'e^{\\ln(0.4) t / 500000000}'],
    ['f(x)', 'g(x)'],
    ['P(X < 3)', 'P(X ≤ 3)'],
    ['P(X < 3)', 'Q(X < 3)'],
    ['a(b-1) = 0', 'a(b-2) = 0'],
    ['x+1 = x+3', 'x+1 = x+4'],
    ['(a-b)(c-1) = 0', '(a-b)(c-2) = 0'],
    ['p(a-b) = 0', 'p(c-d) = 0'],
    ['y = ±x', 'y = ±3x'],
    ['csc(A) = 1.6', 'csc(A) = 1.281'],
    ['1.08e-10', '1.67e-10'],
    ['10^(10^10)', '10^(10^10)+1'],
    ['x = 2, y = 3', 'x = 3, y = 2'],
    ['4', '4\\%'],
    ['(2+i)^2', '3-4i'],
    ['i', '1'],
    ['2i', '2'],
    ['√(-5)', '√(-6)'],
    ['i^2', '1'],
    ['det [[a,b],[c,d]]', 'ad + bc'],
    ['0.\\overline{3}', '0.3'],
    ['0.\\overline{3}', '0.33333'],
    ['\\frac{dy}{dx} = 2', 'y/x = 2'],
    ['\\frac{dy}{dx} = 2', 'dy/dt = 2'],
    ['a_{n+1}', 'a_n+1'],
    ['x:y:z = 1:2:3', 'x:y:z = 1:2:4'],
    ['\\binom{5}{2}', '5/2'],
    ['\\sqrt{-9}', '-3i'],
    ['2^n 5', '2^(5n)'],
    ['\\lfloor x \\rfloor', 'x'],
  ])('%s is not %s', (a, b) => {
    expect(sameMeaning(a, b)).not.toBe(true)
    expect(sameMeaning(b, a)).not.toBe(true)
  })
})

describe('left to a teacher', () => {
  test.each([
    // Whether the order counts is not said.
    ['3, 1, 2', '1, 2, 3'],
    // Units are for quantities to convert.
    ['5\\text{ cm}', '5\\text{ m}'],
    ['x ∈ \\mathbb{Z}', 'x ∈ \\mathbb{N}'],
  ])('%s and %s', (a, b) => {
    expect(sameMeaning(a, b)).toBe(undefined)
  })
})
