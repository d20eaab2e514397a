import { describe, expect, test } from 'vitest'
import { equalExpressions } from '#maths.ts'

describe('letters that count', () => {
  test.each([
    ['n!', 'n(n-1)!'],
    ['(n+1)!', '(n+1)n!'],
    ['n!/(n-1)!', 'n'],
    ['n!/(n-2)!', 'n^2-n'],
    ['(n+1)!-n!', 'n n!'],
    ['(n!)^2', 'n! n!'],
    ['\\binom{n}{2}', 'n(n-1)/2'],
    ['\\binom{n}{k}', 'n!/(k!(n-k)!)'],
    ['\\binom{n}{k}', '\\binom{n}{n-k}'],
    ['n!/(r!(n-r)!)', '\\binom{n}{r}'],
    ['x^n/n!', 'x^{n}/(n(n-1)!)'],
    ['2!3!', '12'],
    ['5!/3!', '20'],
  ])('%s is %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(true)
    expect(equalExpressions(b, a)).toBe(true)
  })

  test.each([
    ['n!', 'n(n+1)!'],
    ['(n+1)!', 'n n!'],
    ['(2n)!', '2 n!'],
    ['n!/(n-2)!', 'n^2'],
    ['n!/(n-2)!', 'n^2-n+(n-2)(n-3)(n-4)'],
    ['\\binom{n}{2}', 'n(n+1)/2'],
    ['\\binom{n}{k}', '\\binom{k}{n}'],
    ['(n!)^2', '(n^2)!'],
    ['x^n/n!', 'x^n/n'],
  ])('%s is not %s', (a, b) => {
    expect(equalExpressions(a, b)).toBe(false)
    expect(equalExpressions(b, a)).toBe(false)
  })
})
