import { readMaths } from '@learngrove/maths'
import { expect, test } from 'vitest'
import { judge } from '#marking.ts'

const BOTTOM = 'The fraction has no bottom yet.'
const TOP = 'The fraction has no top yet.'

test.each([
  ['7/', BOTTOM],
  ['x=6/□', BOTTOM],
  ['x = 6/(□)', BOTTOM],
  ['6/ = 3', BOTTOM],
  ['\\frac{3}{}', BOTTOM],
  ['\\frac{3}{\\placeholder{}}', BOTTOM],
  ['x=□/2', TOP],
  ['x=/2', TOP],
  ['\\frac{}{2}', TOP],
  ['x^□', 'The power has no exponent yet.'],
  ['x^', 'The power has no exponent yet.'],
  ['sqrt(□)', 'There is nothing under the root yet.'],
  ['x=3 □', 'There is still an empty box in this line.'],
  ['2x=', 'Nothing stands on the right side yet.'],
  ['2x+', 'Something is still missing at the end.'],
  ['x=(', 'Your answer stops too early: something is still missing.'],
])('of %s it is said what is missing', (typed, message) => {
  expect(readMaths(typed)).toMatchObject({ ok: false, message })
})

test.each(['x/2', '1/2 + 3/4', '2x = 6', 'x^2', 'sqrt(2)', '-1/2', '\\frac{1}{2}', '3 1/2'])(
  '%s is read',
  (typed) => {
    expect(readMaths(typed).ok).toBe(true)
  },
)

const number = { text: 'How much?', max_score: 1, hints: [], method_answer: [] }

test.each(['3 1/2', '3  1/2', '3\u00a01/2', '3½', '3\\frac{1}{2}', '3 \\frac12'])(
  '%s is three and a half, and never thirty-one halves',
  (value) => {
    const [asked, other] = ['3.5', '15.5'].map((answer) =>
      judge({ ...number, type: 'number', answer }, { value }),
    )
    expect([asked?.verdict, other?.verdict]).toEqual(['right', 'wrong'])
    expect(asked?.reading?.latex).toBe('3\\frac{1}{2}')
    const equation = { ...number, type: 'expression' as const, variables: ['x'], answer: 'x=7/2' }
    expect(judge(equation, { value: `x = ${value}` }).verdict).toBe('right')
  },
)
