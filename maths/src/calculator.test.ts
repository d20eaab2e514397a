import { expect, test } from 'vitest'
import { calculate } from './calculator.ts'

const first = (text: string) => {
  const result = calculate(text)
  return result.ok ? result.forms[0]?.plain : result.message
}
const all = (text: string) => {
  const result = calculate(text)
  return result.ok ? result.forms.map(({ plain }) => plain) : []
}

test.each([
  ['2+3*4', '14'],
  ['(2+3)*4', '20'],
  ['2(3+4)', '14'],
  ['-3^2', '-9'],
  ['(-3)^2', '9'],
  ['3/4 + 1/8', '7/8'],
  ['0.1+0.2', '0.3'],
  ['2 1/2 + 1/3', '17/6'],
  ['sqrt(16)', '4'],
  ['√2', '1.414213562'],
  ['cbrt(27)', '3'],
  ['2^10', '1024'],
  ['2^-2', '1/4'],
  ['20%*50', '10'],
  ['5!', '120'],
  ['2pi', '6.283185307'],
  ['3*10^5', '300000'],
  ['10^15', '1*10^15'],
  ['1.5*10^-8', '1.5*10^-8'],
])('%s is %s', (text, wanted) => {
  expect(first(text)).toBe(wanted)
})

test.each([
  ['sin 30', '1/2'],
  ['sin(-30)', '-1/2'],
  ['cos 60', '1/2'],
  ['cos(180)', '-1'],
  ['tan 45', '1'],
  ['tan(135°)', '-1'],
  ['sin 45', '0.7071067812'],
  ['cos 90', '0'],
  ['sin^-1(0.5)', '30'],
  ['arccos(0)', '90'],
  ['arctan(1)', '45'],
  ['arcsin(0.2)', '11.53695903'],
  ['5sin(30)+1', '7/2'],
])('angles are in degrees: %s is %s', (text, wanted) => {
  expect(first(text)).toBe(wanted)
})

test('a result is written in each way that says something new', () => {
  expect(all('7/4')).toEqual(['7/4', '1 3/4', '1.75'])
  expect(all('1/3')).toEqual(['1/3', '0.3333333333', '3.333333333*10^-1'])
  expect(all('12')).toEqual(['12', '1.2*10^1'])
})

test('the value before is used by its name, exactly', () => {
  const third = calculate('1/3')
  if (!third.ok) throw new Error(third.message)
  const whole = calculate('3ans', third.value)
  expect(whole.ok && whole.forms[0]?.plain).toBe('1')
})

test.each([
  ['', /Type something/],
  ['1/0', /divided by zero/],
  ['5/(2-2)', /divided by zero/],
  ['tan 90', /no value/],
  ['sqrt(-4)', /under the root/],
  ['x+1', /numbers, not letters/],
  ['9^9^9', /too large/],
  ['(2+3', /./],
  ['2+*3', /./],
  ['1'.repeat(600), /too long/],
])('what has no value is said kindly: %s', (text, words) => {
  const result = calculate(text)
  expect(result.ok).toBe(false)
  if (!result.ok) expect(result.message).toMatch(words)
})

test('whatever is typed, it answers', () => {
  const signs = [
    '1',
    '2',
    '.',
    '+',
    '-',
    '*',
    '/',
    '^',
    '(',
    ')',
    'sin',
    'ans',
    '%',
    '!',
    'sqrt',
    '°',
  ]
  let seed = 7
  const next = (of: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % of
  }
  for (let round = 0; round < 400; round++) {
    const text = Array.from({ length: 1 + next(9) }, () => signs[next(signs.length)]).join('')
    const result = calculate(text)
    if (result.ok) expect(result.forms.length, text).toBeGreaterThan(0)
    else expect(result.message, text).not.toBe('')
  }
})
