import { describe, expect, test } from 'vitest'
import { equalExpressions, isEqual, parseMaths } from '#maths.ts'
import { readMaths } from '#notation/read-maths.ts'

describe('sums, products and integrals with their signs', () => {
  test.each([
    [
      '\\sum_{k=1}^{n} k^2',
      '\\sum_{k=1}^{n} k^{2}',
      'the sum from k equals 1 to n of k squared, end of sum',
    ],
    ['Σ_{k=1}^{5}(2k+1)', '\\sum_{k=1}^{5} \\left(2k + 1\\right)', undefined],
    ['∑_{i=0}^{n-1} a_i', '\\sum_{i=0}^{n - 1} a_{i}', undefined],
    ['\\sum\\limits_{k=1}^{5} k + 1', '\\sum_{k=1}^{5} k + 1', undefined],
    ['2\\sum_{k=1}^3 k', '2\\left(\\sum_{k=1}^{3} k\\right)', undefined],
    ['\\prod_{k=1}^{4} k', '\\prod_{k=1}^{4} k', undefined],
    [
      '\\int_0^1 x^2 \\, dx',
      '\\int_{0}^{1} x^{2}\\,dx',
      'the integral from 0 to 1 of x squared with respect to x, end of integral',
    ],
    ['∫_{-1}^{2} (3x+1) dx', '\\int_{-1}^{2} 3x + 1\\,dx', undefined],
    ['∫x^2dx', '\\int x^{2}\\,dx', 'the integral of x squared with respect to x, end of integral'],
    ['\\int 2x\\,\\mathrm{d}x', '\\int 2x\\,dx', undefined],
    ['\\int_0^1 dx', '\\int_{0}^{1} 1\\,dx', undefined],
    ['\\int_0^1\\int_0^x y\\,dy\\,dx', '\\int_{0}^{1} \\int_{0}^{x} y\\,dy\\,dx', undefined],
  ])('%s', (text, latex, speech) => {
    const reading = readMaths(text)
    expect(reading).toMatchObject({ ok: true, latex, ...(speech && { speech }) })
    // What is printed is read as the same again.
    expect(readMaths(latex)).toMatchObject({ ok: true, latex })
  })

  test('the letter of the sign needs not be one of the question', () => {
    expect(readMaths('\\sum_{k=1}^{n} k', { variables: ['n'] }).ok).toBe(true)
    expect(readMaths('\\int_0^1 t^2 dt', { variables: [] }).ok).toBe(true)
    expect(readMaths('\\sum_{k=1}^{n} m', { variables: ['n'] }).ok).toBe(false)
    expect(readMaths('k+\\sum_{k=1}^{n} k', { variables: ['n'] }).ok).toBe(false)
  })

  test.each<[string, RegExp]>([
    ['\\sum k', /where it begins/],
    ['\\sum_{k}^{5} k', /where it begins/],
    ['\\int x^2', /as in dx/],
    ['∫_0^1 x', /as in dx/],
    ['∫', /as in dx/],
    ['\\sum_{k=1}^', /./],
    ['\\int_', /./],
  ])('%s is unread, and the note says what is missing', (text, note) => {
    const reading = readMaths(text)
    expect(reading.ok ? '' : reading.message).toMatch(note)
  })

  test.each([
    ['\\sum_{k=1}^{5} k', '15'],
    ['\\sum_{k=1}^{5} k + 1', '16'],
    ['\\sum_{k=1}^{5} (k + 1)', '20'],
    ['\\sum_{k=0}^{3} 2^k', '15'],
    ['\\sum_{k=1}^{n} k', 'n(n+1)/2'],
    ['\\sum_{k=1}^{n} k^2', 'n(n+1)(2n+1)/6'],
    ['\\sum_{k=1}^{n} (2k-1)', 'n^2'],
    ['\\sum_{k=0}^{n} x^k', '(x^{n+1}-1)/(x-1)'],
    ['\\sum_{k=0}^{n} \\binom{n}{k}', '2^n'],
    ['\\sum_{j=1}^{n} j', '\\sum_{k=1}^{n} k'],
    ['\\prod_{k=1}^{n} k', 'n!'],
    ['\\int_0^1 x^2 dx', '1/3'],
    ['\\int_0^1 t^2 dt', '\\int_0^1 x^2 dx'],
    ['\\int_1^2 \\frac{1}{x} dx', 'ln 2'],
    ['\\int_0^{π} sin(x) dx', '2'],
    ['\\int_0^a x dx', 'a^2/2'],
    ['2\\int_0^1 x dx + 3', '4'],
    ['\\int_0^1\\int_0^x y\\,dy\\,dx', '1/6'],
    ['\\int_1^0 x dx', '-1/2'],
    ['\\int_1^\\infty \\frac{1}{x^2} dx', '1'],
    ['\\int_0^∞ e^{-x} dx', '1'],
    ['\\int_0^∞ x^2 e^{-x} dx', '2'],
    ['\\int_{-∞}^0 e^x dx', '1'],
    ['\\int_0^{-∞} e^x dx', '-1'],
    ['\\int_{-∞}^∞ e^{-x^2} dx', '√π'],
    ['\\int_{-∞}^∞ \\frac{1}{1+x^2} dx', 'π'],
    ['\\int_0^∞ e^{-ax} dx', '1/a'],
  ])('%s is %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(true)
    expect(equalExpressions(b, a)).toBe(true)
  })

  test.each([
    ['\\sum_{k=1}^{5} k', '16'],
    ['\\sum_{k=1}^{n} k', 'n(n-1)/2'],
    ['\\sum_{k=1}^{n} k^2', 'n^2(n+1)^2/4'],
    ['\\int_0^1 x^2 dx', '0.3333333'],
    ['\\int_0^1 x^2 dx', '1/2'],
    ['\\int_0^2 x dx', '\\int_0^1 x dx'],
    ['\\int_{-1}^{1} \\frac{1}{x} dx', '0'],
    ['\\int_1^∞ \\frac{1}{x^2} dx', '2'],
    ['\\int_0^∞ e^{-x} dx', '0.999999'],
    ['\\int_{-∞}^∞ e^{-x^2} dx', '√π/2'],
    ['\\int_{-∞}^∞ x dx', '0'],
    ['\\int_{-∞}^∞ \\frac{1}{x} dx', '0'],
    ['\\int_0^∞ sin(x) dx', '1'],
    ['\\int 2x dx', 'x^3'],
    ['\\sum_{k=1}^{99999} k', '4999950001'],
  ])('%s is not %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(false)
    expect(equalExpressions(b, a)).toBe(false)
  })

  test.each([
    '\\int_1^∞ \\frac{1}{x} dx',
    '\\int_0^∞ \\frac{1}{x^2} dx',
    '\\int_{-1}^∞ \\frac{1}{x^2} dx',
    '\\int_0^∞ sin(x) dx',
    '\\int_{-∞}^∞ x dx',
    '\\int_0^∞ x dx',
  ])('%s has no value, and is left open', (text) => {
    const [integral, one] = [parseMaths(text), parseMaths('1')]
    expect(integral.ok && one.ok && isEqual(integral.expression, one.expression)).toBeUndefined()
  })
})
