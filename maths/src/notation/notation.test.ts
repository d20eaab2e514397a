import { describe, expect, test } from 'vitest'
import { isEqual, parseMaths, readMaths } from '#maths.ts'
import { isAlike } from '#notation/node.ts'
import { printLatex } from '#notation/print-latex.ts'

const latexOf = (text: string, decimal: '.' | ',' = '.'): string => {
  const read = readMaths(text, { decimal })
  return read.ok ? read.latex : read.message
}

const MATRIX = '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}'

/** What is typed, what it is printed as, and what is read out. */
const TABLE: readonly (readonly [string, string, string])[] = [
  ['[[1,2],[3,4]]', MATRIX, 'the matrix with row 1: 1, 2; row 2: 3, 4; end of matrix'],
  ['[[1;2];[3;4]]', MATRIX, 'the matrix with row 1: 1, 2; row 2: 3, 4; end of matrix'],
  [
    '\\left[\\begin{array}{cc}1&2\\\\3&4\\end{array}\\right]',
    MATRIX,
    'the matrix with row 1: 1, 2; row 2: 3, 4; end of matrix',
  ],
  ['<1,-2>', '\\left\\langle 1,\\; -2\\right\\rangle', 'the vector 1, minus 2'],
  ['⟨1,2⟩', '\\left\\langle 1,\\; 2\\right\\rangle', 'the vector 1, 2'],
  [
    'x ∈ [-2,7]',
    'x \\in \\left[-2,\\; 7\\right]',
    'x is in the interval from minus 2 included to 7 included',
  ],
  ['x∉ℝ', 'x \\notin \\mathbb{R}', 'x is not in the real numbers'],
  [
    '(1,2)∪[3,4)',
    '\\left(1,\\; 2\\right) \\cup \\left[3,\\; 4\\right)',
    'the union of the point 1, 2 and the interval from 3 included to 4 left out',
  ],
  [
    '\\mathbb{R}\\setminus\\{0\\}',
    '\\mathbb{R} \\setminus \\left\\{0\\right\\}',
    'the real numbers without the set of 0',
  ],
  ['A∩B', 'A \\cap B', 'the intersection of A and B'],
  ['∅', '\\emptyset', 'the empty set'],
  ['no real solutions', '\\emptyset', 'the empty set'],
  ['all real numbers', '\\mathbb{R}', 'the real numbers'],
  ['2:3:5', '2 : 3 : 5', '2 to 3 to 5'],
  ['5\\text{ apples}', '5\\text{ apples}', '5 apples'],
  ['12\\mbox{ cm}^2', '12\\text{ cm}^{2}', '12 cm squared'],
  ['12 apples', '12\\text{ apples}', '12 apples'],
  ['€5', '5\\text{ €}', '5 €'],
  ["f'(x)", "f'\\left(x\\right)", 'f prime of x'],
  ["{x'}^2", "x'^{2}", 'x prime squared'],
  ['⌊x⌋', '\\left\\lfloor x\\right\\rfloor', 'floor of x'],
  ['ν+Ω', '\\nu + \\Omega', 'nu plus Omega'],
  ['arsinh x', '\\operatorname{arsinh}\\left(x\\right)', 'inverse hyperbolic sine of x'],
  ['P(X ≤ 3)', 'P\\left(X \\le 3\\right)', 'P of X is less than or equal to 3'],
  ['\\vec{a}+\\hat{\\imath}', 'a + i', 'a plus i'],
  ['0.1\\overline{6}', '0.1\\overline{6}', '0.1 and then 6 recurring'],
  ['\\binom{5}{2}', '\\binom{5}{2}', '5 choose 2'],
  ['dy/dx', '\\frac{dy}{dx}', 'dy by dx'],
  [']2;5[', '\\left(2,\\; 5\\right)', 'the point 2, 5'],
  ['⌈x⌉', '\\left\\lceil x\\right\\rceil', 'ceiling of x'],
  ['x ≈ 3.1', 'x \\approx 3.1', 'x is about 3.1'],
]

describe('read, printed and spoken', () => {
  test.each(TABLE)('%s', (typed, latex, speech) => {
    const read = readMaths(typed)
    expect(read.ok ? [read.latex, read.speech] : read.message).toEqual([latex, speech])
  })
})

describe('as people and models write it', () => {
  test.each([
    ['$x+1$', 'x + 1'],
    ['$$x+1$$', 'x + 1'],
    ['\\(x+1\\)', 'x + 1'],
    ['\\[x+1\\]', 'x + 1'],
    ['12,\\!000', '12000'],
    ['12{,}000', '12000'],
    ['12\\,000', '12000'],
    ['\\dfrac{1}{2}', '\\frac{1}{2}'],
    ['\\cfrac12', '\\frac{1}{2}'],
    ['\\bigl(x\\bigr)', 'x'],
    ['40 percent', '40\\%'],
    ['40 pct', '40\\%'],
    ['3 \\\\times 4', '3 \\times 4'],
    ['x\\quad=\\quad 2', 'x = 2'],
    ['1, 2, and 3', '1,\\; 2,\\; 3'],
    ['(-3,100)', '\\left(-3,\\; 100\\right)'],
    ['[2,100]', '\\left[2,\\; 100\\right]'],
    ['1,2,300', '1,\\; 2,\\; 300'],
    ['1,000, 2,000', '1000,\\; 2000'],
    ['2^n 3^n', '2^{n} \\times 3^{n}'],
    ['nu', 'nu'],
    ['xi', 'xi'],
    ['\\mathrm{e}^x', 'e^{x}'],
    ['tg x', '\\tan\\left(x\\right)'],
    ['\\begin{cases}x=1\\\\y=2\\end{cases}', 'x = 1,\\; y = 2'],
    ['８+１', '8 + 1'],
    ['x′', "x'"],
  ])('%s', (typed, latex) => {
    expect(latexOf(typed)).toBe(latex)
  })

  test('a comma in a matrix separates cells, a semicolon lets it be a decimal', () => {
    expect(latexOf('[[1,5; 2]; [3; 4]]', ',')).toBe(
      '\\begin{pmatrix} 1.5 & 2 \\\\ 3 & 4 \\end{pmatrix}',
    )
  })
})

describe('what is not read says so', () => {
  test.each([
    ['[[1,2],[3]]', 'unreadable'],
    ['⟦1&2¦3⟧', 'unreadable'],
    ['\\text{apples}', 'unreadable'],
    ['x ∈', 'unreadable'],
    ['(1,2) ∪', 'unreadable'],
    ['<1,2', 'unbalanced_bracket'],
    ['\\begin{foo}', 'unreadable'],
    ['two-tailed', 'unknown_variable'],
    ['apples', 'unknown_variable'],
    ['12apples', 'unknown_variable'],
  ])('%s is %s', (typed, problem) => {
    const read = readMaths(typed)
    expect(read.ok ? read.latex : read.problem).toBe(problem)
  })

  test('f(x) is read though f is no variable, and a variable f is one', () => {
    expect(readMaths('f(x)=2', { variables: ['x'] }).ok).toBe(true)
    const product = parseMaths('f(x)', { variables: ['f', 'x'] })
    expect(product.ok && product.expression.type).toBe('product')
  })
})

test.each([
  ['1/2 ÷ 1/3', '3/2'],
  ['6 ÷ 1/2', '12'],
  ['2 1/2 ÷ 3/4', '10/3'],
  ['1/2 ÷ x/3', '3/(2x)', false],
  ['8 ÷ 4 ÷ 2', '1'],
  ['1/2 × 1/3', '1/6'],
])('%s is %s', (typed, value, is = true) => {
  const [read, wanted] = [parseMaths(typed), parseMaths(value)]
  expect(read.ok && wanted.ok && isEqual(read.expression, wanted.expression)).toBe(is)
})

test('a fraction after × is read back as one', () => {
  expect(readMaths('1/2 × 3/4')).toMatchObject({ latex: '\\frac{1}{2} \\times \\frac{3}{4}' })
})

test.each(TABLE.map(([typed]) => typed))('%s reads the same from its own LaTeX', (typed) => {
  const read = parseMaths(typed)
  const again = read.ok ? parseMaths(printLatex(read.expression)) : read
  expect(again.ok && read.ok && isEqual(read.expression, again.expression)).toBe(true)
  if (!typed.includes('^2'))
    expect(again.ok && read.ok && isAlike(read.expression, again.expression)).toBe(true)
})
