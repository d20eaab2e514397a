import { printTextbook } from '@learngrove/maths/notation'
import { describe, expect, it } from 'vitest'
import { readExpression } from '#notation/read-maths.ts'
import { findMaths } from '#reading/find-maths.ts'
import { findProblem } from '#reading/find-problem.ts'
import { problemLatex } from '#skills/problem.ts'

describe('findProblem', () => {
  it.each([
    ['solve 2x+4=10 pls', 'linear', '2x + 4 = 10'],
    ['Solve the equation \\(5y - 3 = 12\\)', 'linear', '5y - 3 = 12'],
    ['(x+1)/3 = 2', 'linear', '\\frac{x + 1}{3} = 2'],
    ['x²-5x+6=0, help', 'quadratic', 'x^{2} - 5x + 6 = 0'],
    ['what is ½ + ⅓', 'arithmetic', '\\frac{1}{2} + \\frac{1}{3}'],
    ['work out 3 + 4 × 2', 'arithmetic', '3 + 4 \\times 2'],
    ['2 1/2 ÷ 3/4', 'arithmetic', '2\\frac{1}{2} \\div \\frac{3}{4}'],
    ['simplify 6/8', 'arithmetic', '\\frac{6}{8}'],
    ['find the derivative of y = 3x^2 + 2x', 'derivative', '3x^{2} + 2x'],
    ["f(x) = xe^x, find f'(x)", 'derivative', 'xe^{x}'],
    ['$\\frac{d}{dx} \\sin(2x)$', 'derivative', '\\sin(2x)'],
  ])('reads "%s"', (text, kind, maths) => {
    const { problem } = findProblem(text)
    expect(problem?.kind).toBe(kind)
    expect(problem && problemLatex(problem)).toBe(maths)
  })

  it.each([
    ['25% of 80', 'of'],
    ['increase £80 by 25%', 'increase'],
    ['a £60 coat has 20% off £60', 'decrease'],
    ['After a 20% increase the price is £60. What was the original price?', 'reverse_increase'],
    ['A coat costs £40 after a 20% discount. What was the original price?', 'reverse_decrease'],
    ['20% of a number is 15. What is the number?', 'reverse_of'],
    ['what percentage is 15 of 60', 'share'],
  ])('reads the percentage in "%s"', (text, form) => {
    expect(findProblem(text).problem).toMatchObject({ kind: 'percentage', form })
  })

  it.each([
    'I got x = 3',
    'Can you help me with question 3?',
    'It costs $5 and $10',
    'I have 5 minutes and a headache',
    'give me 2 hints',
    'what is photosynthesis',
    'x',
    `2${'+2'.repeat(400)}`,
    '9999999999999999 + 1',
    '((((((((((((((((((((((((((1))))))))))))))))))))))))))',
    '2^99999',
    '1/0',
  ])('finds no problem in "%s"', (text) => {
    expect(findProblem(text).problem).toBeUndefined()
  })

  it('knows that there is something beyond it', () => {
    expect(findProblem('solve x^3 - 2x = 7').is_beyond).toBe(true)
    expect(findProblem('hello there').is_beyond).toBe(false)
  })
})

describe('findMaths', () => {
  it.each([
    ['x = 2 or x = 3', ['x = 2', 'x = 3']],
    ['x = ±3', ['x = +3', 'x = -3']],
    ['1/2 + 1/3 = 3/6 + 2/6 = 5/6', ['1/2 + 1/3', '3/6 + 2/6', '5/6']],
    ['2x = 10 - 4 = 6', ['2x = 10 - 4', '2x = 6']],
    ['I think a = 4', ['a = 4']],
    ['is it 5?', ['5']],
    ['a cat and I', []],
  ])('finds the pieces of "%s"', (text, pieces) => {
    expect(findMaths(text).map((piece) => piece.text)).toEqual(pieces)
  })
})

describe('latex', () => {
  it.each([
    ['2(x+3)^2', '2(x + 3)^{2}'],
    ['-3^2', '-3^{2}'],
    ['(-3)^2', '(-3)^{2}'],
    ['7-(2-x)', '7 - (2 - x)'],
    ['3*-2', '3 \\times (-2)'],
    ['1/2 ÷ 1/3', '\\frac{1}{2} \\div \\frac{1}{3}'],
    ['sin^2 x', '\\sin^{2}(x)'],
    ['e^2x', 'e^{2x}'],
  ])('writes "%s"', (text, written) => {
    const node = readExpression(text)
    expect(node && printTextbook(node)).toBe(written)
  })
})
