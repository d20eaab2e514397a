import { expect, test } from 'vitest'
import { plainToTex } from '#ui/maths/plain-to-tex.ts'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'

test.each([
  ['x = 11', 'x = 11'],
  ['3(x-2)=2x+5', '3\\left(x- 2\\right) = 2x+ 5'],
  ['1/2', '\\frac{1}{2}'],
  ['1 1/2', '1\\frac{1}{2}'],
  ['(x+1)/2', '\\frac{x+ 1}{2}'],
  ['1/2x', '\\frac{1}{2}x'],
  ['1/(2x)', '\\frac{1}{2x}'],
  ['2x/3', '\\frac{2x}{3}'],
  ['x^2', 'x^{2}'],
  ['x²', 'x^{2}'],
  ['x^-1', 'x^{- 1}'],
  ['x^(n+1)', 'x^{n+ 1}'],
  ['3*-2', '3 \\times - 2'],
  ['8÷2', '8 \\div 2'],
  ['1/2÷1/3', '\\frac{1}{2} \\div \\frac{1}{3}'],
  ['1/2*3/4', '\\frac{1}{2} \\times \\frac{3}{4}'],
  ['8÷2/x', '\\frac{8 \\div 2}{x}'],
  ['sqrt(50)', '\\sqrt{50}'],
  ['√2', '\\sqrt{2}'],
  ['2πr', '2\\pi r'],
  ['2pi r', '2\\pi r'],
  ['x=3 or x=-2', 'x = 3\\text{ or }x = - 2'],
  ['x<=3', 'x \\le 3'],
  ['|x|', '\\left|x\\right|'],
  ['1,000', '1{,}000'],
  ['45%', '45\\%'],
  ['90°', '90^{\\circ}'],
  ['sin(2x)', '\\sin \\left(2x\\right)'],
])('%j is shown as %j', (plain, tex) => {
  expect(plainToTex(plain)).toBe(tex)
})

test.each(['', '3(x-2', '2x+', '*3', 'x=', '3 4', 'a@b', `${'('.repeat(60)}x${')'.repeat(60)}`])(
  '%j cannot be read yet',
  (plain) => {
    expect(plainToTex(plain)).toBeUndefined()
  },
)

test.each([
  '3(x-2)=2x+5',
  '(x+1)/2',
  '1/(2x)',
  '2 1/2',
  'x^(n+1)',
  'sqrt(50)',
  '(1/2)x',
  'x^2-4x+3=0',
])('%j comes back as it was typed', (plain) => {
  expect(texToPlain(plainToTex(plain) ?? '').replaceAll(' ', '')).toBe(plain.replaceAll(' ', ''))
})
