import { expect, test } from 'vitest'
import { texToPlain } from '#ui/maths/tex-to-plain.ts'

test.each([
  ['3(x-2)=2x+5', '3(x-2)=2x+5'],
  ['\\frac{1}{2}', '1/2'],
  ['\\frac12', '1/2'],
  ['x=3\\:\\frac12', 'x=3 1/2'],
  ['x=\\frac{7}{\\square}', 'x=7/□'],
  ['2\\frac12', '2 1/2'],
  ['2\\frac{1}{2}', '2 1/2'],
  ['\\frac{x+1}{2}', '(x+1)/2'],
  ['\\frac{1}{2x}', '1/(2x)'],
  ['\\frac12x', '(1/2)x'],
  ['x\\frac12', 'x(1/2)'],
  ['3\\div\\frac12', '3/(1/2)'],
  ['3-\\frac12', '3-1/2'],
  ['\\frac{\\frac12}{3}', '(1/2)/3'],
  ['x^2', 'x^2'],
  ['x^{10}', 'x^10'],
  ['x^{n+1}', 'x^(n+1)'],
  ['x^{-1}', 'x^(-1)'],
  ['\\sqrt{50}', 'sqrt(50)'],
  ['\\sqrt2', 'sqrt(2)'],
  ['\\sqrt[3]{8}', 'cbrt(8)'],
  ['\\sqrt[4]{16}', '(16)^(1/4)'],
  ['2\\times3\\cdot4\\div5', '2*3*4/5'],
  ['2\\pi r', '2pi r'],
  ['\\sin x', 'sin x'],
  ['\\sin\\left(2x\\right)', 'sin(2x)'],
  ['\\left|x\\right|\\le3', '|x|<=3'],
  ['90^{\\circ}', '90°'],
  ['90^\\circ', '90°'],
  ['5\\%', '5%'],
  ['1{,}000', '1,000'],
  ['x=3\\text{ or }x=-2', 'x=3 or x=-2'],
  ['12\\text{ cm}^2', '12 cm ^2'],
  ['x_1+x_{12}', 'x_1+x_12'],
  ['\\frac{\\placeholder{}}{2}', '□/2'],
  ['\\exponentialE^{2x}', 'e^(2x)'],
  ['a−b', 'a-b'],
  ['\\frac{1', '1/()'],
  ['', ''],
])('%j is typed %j', (tex, plain) => {
  expect(texToPlain(tex)).toBe(plain)
})

test('nothing makes it fail or hang', () => {
  const signs = ['\\frac', '{', '}', '^', '_', '\\', '[', ']', 'x', '1', '\\sqrt', '\\text', ' ']
  let seed = 7
  for (let round = 0; round < 3000; round += 1) {
    let tex = ''
    for (let i = 0; i < 9; i += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      tex += signs[(seed >> 8) % signs.length]
    }
    expect(typeof texToPlain(tex)).toBe('string')
  }
})
