import { expect, test } from 'vitest'
import { equalExpressions } from '#maths.ts'
import { parse } from '#notation/parse.ts'
import { printTextbook } from '#notation/print-textbook.ts'

test.each([
  ['2*(x+1)', '2(x + 1)'],
  ['2*3', '2 \\times 3'],
  ['x*2', 'x \\times 2'],
  ['3*(-2)', '3 \\times (-2)'],
  ['x*(-2)', 'x(-2)'],
  ['5-(-3)', '5 - (-3)'],
  ['a-(b+c)', 'a - (b + c)'],
  ['-(x+1)', '-(x + 1)'],
  ['(x+1)/3', '\\frac{x + 1}{3}'],
  ['(1/2)/3', '\\frac{1}{2} \\div 3'],
  ['6÷(1/2)', '6 \\div \\frac{1}{2}'],
  ['0.5/2', '0.5 \\div 2'],
  ['(x+1)^2', '(x + 1)^{2}'],
  ['(-3)^2', '(-3)^{2}'],
  ['sin(x)^2', '\\sin^{2}(x)'],
  ['sqrt(2)^2', '(\\sqrt{2})^{2}'],
  ['2 1/2 x', '2\\frac{1}{2}x'],
  ['x*(2*y)', 'x \\times 2y'],
  ['x*(1/2)', 'x \\times \\frac{1}{2}'],
  ['|x+1|', '\\left|x + 1\\right|'],
  ['log_2(8)', '\\log_{2}\\left(8\\right)'],
])('%s is set as %s', (text, latex) => {
  expect(printTextbook(parse(text))).toBe(latex)
  expect(equalExpressions(text, latex)).toBe(true)
})
