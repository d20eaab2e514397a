import { describe, expect, test } from 'vitest'
import { isEqual } from '#maths.ts'
import type { Node } from '#notation/node.ts'
import { parse } from '#notation/parse.ts'
import { beginWork } from '#values/work.ts'

function verdicts(a: Node, b: Node): readonly (boolean | undefined)[] {
  return [
    [a, b],
    [b, a],
  ].map(([x = a, y = b]) => {
    beginWork()
    return isEqual(x, y)
  })
}

const bothWays = (a: string, b: string) => verdicts(parse(a), parse(b))

const SAME = [true, true]
const OTHER = [false, false]

/** Where a formula may turn: near, far and between, on both sides of zero. */
const PLACES = ['0.002', '1/7', '2', '3', '5', '7', '17/7', '12', '29', '50', '100', '729', '1000']

describe.each(PLACES.flatMap((k) => [`(x-${k})`, `(x+${k})`]))('a kink where %s is zero', (u) => {
  test.each([
    [`|${u}|`, `-${u}`],
    [`|${u}|`, u],
    [`sqrt(${u}^2)`, u],
    [`sqrt(${u}^2)`, `-${u}`],
    [`(${u}^4)^(1/4)`, u],
    [`(${u}^2)^(1/2)`, `-${u}`],
    [`(${u}^2)^(3/2)`, `${u}^3`],
    [`|${u}|^3`, `${u}^3`],
    [`x|${u}|`, `x${u}`],
    [`sqrt(${u}^2 x^2)`, `x${u}`],
    [`||${u}|-1|`, `|${u}|-1`],
    [`y=|${u}|`, `y=-${u}`],
    [`y>=|${u}|`, `y>=${u}`],
    [`ln|${u}|`, `ln(${u}) + |${u}| - ${u} + sqrt(${u}^2) + ${u}`],
  ])('%s is not %s', (a, b) => {
    expect(bothWays(a, b)).toEqual(OTHER)
  })

  test.each([
    [`|${u}|`, `sqrt(${u}^2)`],
    [`|${u}|`, `|-${u}|`],
    [`|${u}|^2`, `${u}^2`],
    [`(${u}^4)^(1/2)`, `${u}^2`],
    [`(${u}^6)^(1/3)`, `${u}^2`],
    [`|2${u}|`, `2|${u}|`],
    [`y=|${u}|`, `y=sqrt(${u}^2)`],
  ])('%s is %s', (a, b) => {
    expect(bothWays(a, b)).toEqual(SAME)
  })
})

describe('on both sides of every kink', () => {
  test.each([
    ['|x^2-9|', '9-x^2'],
    ['|x^2-9|', 'x^2-9'],
    ['|x^3-x|', 'x^3-x'],
    ['|x-5|+|x-8|', '2x-13'],
    ['|x-5|-|x-8|', '3'],
    ['|x-y|', 'x-y'],
    ['|x-y-50|', '50+y-x'],
    ['|x|+|y|', '|x+y|'],
    ['sqrt(x^2+2xy+y^2)', 'x+y'],
    ['sqrt(a^2+b^2)', 'a+b'],
    ['sqrt((2x-31)^2)', '31-2x'],
    ['sqrt(x-5)', 'sqrt(5-x)'],
    ['floor(x)', 'x'],
    ['ceil(x)', 'floor(x)+1'],
    ['floor(2x)', '2floor(x)'],
    ['sgn(x-40)', '-1'],
    ['arcsin(sin(x))', 'x'],
    ['|x-200|<5', 'x<205'],
    ['z=|x-y-40|', 'z=40+y-x'],
  ])('%s is not %s', (a, b) => {
    expect(bothWays(a, b)).toEqual(OTHER)
  })

  test.each([
    ['|xy|', '|x||y|'],
    ['|a-b-100|', '|b-a+100|'],
    ['sqrt(x^2+2xy+y^2)', '|x+y|'],
    ['floor(x+1)', 'floor(x)+1'],
    ['-floor(-x)', 'ceil(x)'],
    ['sqrt(50x^2)', '5sqrt(2)|x|'],
    ['sqrt(x)sqrt(x)', 'x'],
    ['log(x(x-5))', 'log x + log(x-5)'],
    ['sqrt(x+1)-sqrt(x)', '1/(sqrt(x+1)+sqrt(x))'],
    ['1/(sqrt(x)-3)', '(sqrt(x)+3)/(x-9)'],
    ['|x-200|<5', '195<x<205'],
    ['|x-20|=x-20', 'x>=20'],
    ['sqrt((x-30)^2)=x-30', 'x>=30'],
  ])('%s is %s', (a, b) => {
    expect(bothWays(a, b)).toEqual(SAME)
  })

  const larger: Node = { type: 'call', name: 'max', args: [parse('x'), parse('70')] }
  const smaller: Node = { type: 'call', name: 'min', args: [parse('-x'), parse('-70')] }

  test('the larger of two is one of them on one side only', () => {
    expect(verdicts(larger, parse('x'))).toEqual(OTHER)
    expect(verdicts(larger, parse('70'))).toEqual(OTHER)
    expect(verdicts(larger, parse('(x+70+|x-70|)/2'))).toEqual(SAME)
    expect(verdicts(larger, { type: 'signed', sign: '-', of: smaller })).toEqual(SAME)
  })
})

describe('fractions of polynomials are proved', () => {
  test.each([
    ['(x-17/7)(x+13/11)(x-29/13)(x-5/3)(x+7/3)(x-2)(x+3)(x-7)', '0'],
    ['(x-a)^6000', '(x-a)^5999'],
    ['6000', '5999*(x-a)^5999'],
    ['6000(x-a)^5999', '5999(x-a)^5999'],
    ['x^6000-x^6001', 'x^5999'],
    ['(1+x)^400', '1+400x'],
    ['x^-3000', 'x^-2999'],
    ['(x+y)^50', 'x^50+y^50'],
    ['x^12 - 1', '(x^6-1)(x^6+2)'],
  ])('%s is not %s', (a, b) => {
    expect(bothWays(a, b)).toEqual(OTHER)
  })

  test.each([
    ['(x-a)^6000', '(a-x)^6000'],
    ['x^6000-x^6001', 'x^6000(1-x)'],
    ['(4a-x)^3000', '(x-4a)^3000'],
    ['(x^20-1)/(x-1)', '(x^10+1)(x^10-1)/(x-1)'],
    ['x^12 - 1', '(x^6-1)(x^6+1)'],
    ['(a+b)^3-(a-b)^3', '2b(3a^2+b^2)'],
    ['1/(x^-2000)', 'x^2000'],
  ])('%s is %s', (a, b) => {
    expect(bothWays(a, b)).toEqual(SAME)
  })
})

describe('what has values at whole numbers only', () => {
  test.each([
    ['n!/(n-1)!', 'n'],
    ['(n+1)!/n!', 'n+1'],
    ['n!/(n-2)!', 'n(n-1)'],
    ['n!', 'n(n-1)!'],
    ['\\binom{n}{2}', 'n(n-1)/2'],
    ['n!m!', 'm!n!'],
  ])('%s is %s', (a, b) => {
    expect(bothWays(a, b)).toEqual(SAME)
  })

  test.each([
    ['n!/(n-1)!', 'n-1'],
    ['(n+1)!', 'n!+1'],
    ['n!', 'n(n-1)(n-2)'],
    ['(2n)!', '2n!'],
    ['n!m!', '(nm)!'],
    ['n!', 'n'],
  ])('%s is not %s', (a, b) => {
    expect(bothWays(a, b)).toEqual(OTHER)
  })
})

describe('what is too large or too small for a machine number tells nothing', () => {
  test.each([
    ['e^(-x^2-2000)', '2e^(-x^2-2000)'],
    ['10^(-400)sqrt(2)', '10^(-401)sqrt(2)'],
    ['(sqrt(2)/10)^900', '(sqrt(2)/10)^901'],
    ['exp(-1000)', '0'],
    ['sech(1000)', '0'],
  ])('%s and %s are not said to be the same', (a, b) => {
    expect(bothWays(a, b)).not.toContain(true)
  })
})
