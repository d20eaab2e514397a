import { describe } from 'vitest'
import { calculusFamilies } from '#families/calculus/calculus.families.ts'
import { testDrawn, testHostile, testTyped, testUnread } from '#families/measure/check.testing.ts'

describe('calculus', () => {
  testTyped(calculusFamilies, [
    ['differentiate 3x^2+5x', '6x + 5'],
    ['differentiate x^3 - 4x with respect to x', '3x^{2} - 4'],
    ['gradient of y = x^2 - 3x at x = 2', '1'],
    ['gradient of y = x^2 - 3x + 5 at x = 0', '-3'],
    ['where is the gradient of y = x^2 - 6x + 1 equal to 0', '(3, -8)'],
    ["find f'(2) if f(x) = x^3", '12'],
    ['find the stationary points of y = x^3 - 3x + 2', '(-1, 4); (1, 0)'],
    ['find the turning point of y = x^2 - 4x + 1', '(2, -3)'],
    ['tangent to y=x^2 at x=3', 'y = 6x - 9'],
    ['differentiate sin(x)', '\\cos(x)'],
    ['integrate 6x^2 + 2x', '2x^{3} + x^{2} + c'],
    ['$\\int_0^2 3x^2 dx$', '8'],
    ['area under y = x^2 from 0 to 3', '9'],
  ])
  testUnread(calculusFamilies, [
    'what is integration',
    'why do we differentiate',
    'gradient of the line y = 2x + 1',
    'solve x^2 - 4x + 1 = 0',
    'area of a circle radius 5',
  ])
  testHostile(calculusFamilies)
  testDrawn(calculusFamilies)
})
