import { expect, test } from 'vitest'
import { toMathml } from './formula-text.ts'

test.each([
  ['3/4', '<math><mfrac><mn>3</mn><mn>4</mn></mfrac></math>'],
  ['0.75', '<math><mn>0.75</mn></math>'],
  ['1 - 1/4', '<math><mn>1</mn><mo>−</mo><mfrac><mn>1</mn><mn>4</mn></mfrac></math>'],
  [
    '3(x)',
    '<math><mn>3</mn><mo stretchy="false">(</mo><mi>x</mi><mo stretchy="false">)</mo></math>',
  ],
  ['a < 2', '<math><mi>a</mi><mo>&lt;</mo><mn>2</mn></math>'],
])('%s as MathML', (text, mathml) => {
  expect(toMathml(text)).toBe(mathml)
})
