import { describe, expect, test } from 'vitest'
import { equalExpressions } from '#maths.ts'

const COLUMN = '\\begin{pmatrix}3\\\\-2\\end{pmatrix}'

describe('a vector in its notations', () => {
  test.each([
    [COLUMN, '3i-2j'],
    [COLUMN, '-2j+3i'],
    [COLUMN, '3\\mathbf{i} - 2\\mathbf{j}'],
    [COLUMN, '\\binom{3}{-2}'],
    [COLUMN, '(3,-2)'],
    [COLUMN, '\\langle 3, -2 \\rangle'],
    ['\\binom{3}{-2}', '3i-2j'],
    ['\\binom{3}{-2}', '(3,-2)'],
    ['\\binom{5}{2}', '5i+2j'],
    ['\\begin{pmatrix}1\\\\0\\\\-2\\end{pmatrix}', 'i-2k'],
    ['\\begin{pmatrix}1\\\\0\\\\-2\\end{pmatrix}', '(1,0,-2)'],
    ['2\\begin{pmatrix}3\\\\-2\\end{pmatrix}', '6i-4j'],
    [`a${COLUMN}`, '3ai-2aj'],
    [`${COLUMN}+${COLUMN}`, '6i-4j'],
    ['\\binom{5}{2}', '10'],
  ])('%s is %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(true)
    expect(equalExpressions(b, a)).toBe(true)
  })

  test.each([
    [COLUMN, '3i+2j'],
    [COLUMN, '3i-2k'],
    [COLUMN, '-2i+3j'],
    [COLUMN, '3i'],
    [COLUMN, '\\binom{-2}{3}'],
    [COLUMN, '3-2'],
    [COLUMN, 'i^2-2j'],
    ['\\begin{pmatrix}3&-2\\end{pmatrix}', '3i-2j'],
    ['\\begin{pmatrix}1\\\\0\\\\-2\\end{pmatrix}', 'i-2j'],
    ['\\binom{5}{2}', '(5,2)'],
    ['\\binom{5}{2}', '\\binom{5}{3}+1'],
  ])('%s is not %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(false)
    expect(equalExpressions(b, a)).toBe(false)
  })
})

describe('inequalities side by side, and sets without an end', () => {
  test.each([
    ['x<-2, x>3', 'x<-2 or x>3'],
    ['x>3, x<-2', 'x<-2 or x>3'],
    ['x≤-2, x≥3', '(-∞,-2] ∪ [3,∞)'],
    ['-2>x, 3<x', 'x<-2 or x>3'],
    ['1<x<2, 4<x<5', '1<x<2 or 4<x<5'],
    ['x>-2, x<3', '-2<x<3'],
    ['x>2, x>3', 'x>3'],
    ['-∞<x<∞', 'ℝ'],
    ['x ∈ ℝ', 'ℝ'],
    ['-∞<x<5', 'x<5'],
    ['-∞<x≤5', '(-∞,5]'],
    ['x>-∞', 'ℝ'],
  ])('%s is %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(true)
    expect(equalExpressions(b, a)).toBe(true)
  })

  test.each([
    ['x<-2, x>3', 'x<-2 or x≥3'],
    ['x<-2 and x>3', 'x<-2 or x>3'],
    ['x>-2, x<3', 'x>-2 or x<3'],
    ['x<-2, y>3', 'x<-2 or y>3'],
    ['x≤3, x≥3', 'ℝ'],
    ['-∞<x<5', 'ℝ'],
    ['x<∞, x>2', 'ℝ'],
  ])('%s is not %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(false)
    expect(equalExpressions(b, a)).toBe(false)
  })
})
