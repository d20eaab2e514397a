import { describe, expect, test } from 'vitest'
import { equalExpressions } from '#maths.ts'

describe('complex numbers in their forms', () => {
  test.each([
    ['3+4i', '4i+3'],
    ['3+4i', '5e^{i arctan(4/3)}'],
    ['(3+4i)(1-2i)', '11-2i'],
    ['(3+4i)/(1-2i)', '-1+2i'],
    ['e^{iπ}', '-1'],
    ['e^{iπ/3}', '1/2+i√3/2'],
    ['e^{iπ/3}', 'cos(π/3)+i sin(π/3)'],
    ['2e^{iπ/3}', '1+√3i'],
    ['2e^{-iπ/3}', '1-√3 i'],
    ['\\exp(iπ/2)', 'i'],
    ['2(cos 60° + i sin 60°)', '1+√3i'],
    ['2 cis(π/3)', '1+i√3'],
    ['2∠60°', '1+i√3'],
    ['4\\angle 90°', '4i'],
    ['e^{iθ}', 'cos θ + i sin θ'],
    ['e^{iθ}e^{iφ}', 'e^{i(θ+φ)}'],
    ['r e^{-iθ}', 'r(cos θ - i sin θ)'],
    ['\\overline{3+4i}', '3-4i'],
    ['\\overline{3-4i}', '3+4i'],
    ['conj(3+4i)', '3-4i'],
    ['conjugate(2i)', '-2i'],
    ['|3+4i|', '5'],
    ['|3-4i|', '5'],
    ['arg(1+i)', 'π/4'],
    ['arg(-1-i)', '-3π/4'],
    ['Re(3+4i)', '3'],
    ['Im(3+4i)', '4'],
    ['√(-4)', '2i'],
    ['√(3+4i)', '2+i'],
    ['i^i', 'e^{-π/2}'],
    ['(1+i)^8', '16'],
    ['cos(i)', 'cosh(1)'],
    ['sin(ix)', 'i sinh(x)'],
    ['z=3+4i', 'z=4i+3'],
    ['z=2i or z=-2i', 'z=±2i'],
  ])('%s is %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(true)
    expect(equalExpressions(b, a)).toBe(true)
  })

  test.each([
    ['3+4i', '3-4i'],
    ['3+4i', '4+3i'],
    ['3+4i', '7i'],
    ['3+4i', '5e^{i arctan(3/4)}'],
    ['e^{iπ/3}', 'e^{-iπ/3}'],
    ['e^{iπ/3}', '1/2-i√3/2'],
    ['2e^{iπ/3}', '2e^{iπ/6}'],
    ['2∠60°', '2∠30°'],
    ['\\overline{3+4i}', '3+4i'],
    ['|3+4i|', '7'],
    ['arg(-1-i)', 'π/4'],
    ['Im(3+4i)', '4i'],
    ['√(-4)', '-2i'],
    ['√(3+4i)', '-2-i'],
    ['e^{iθ}', 'cos θ - i sin θ'],
    ['e^{iθ}', 'cos θ + sin θ'],
  ])('%s is not %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(false)
    expect(equalExpressions(b, a)).toBe(false)
  })
})
