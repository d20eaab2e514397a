import { expect, test } from 'vitest'
import { judge } from '#marking.ts'
import { expressionQuestion } from '#testing.ts'

test.each([
  ['2 < x <= 5', '(2,5]', 'right'],
  ['2 < x <= 5', 'x ∈ (2,5]', 'right'],
  ['2 < x <= 5', 'x ∈ (2,5)', 'wrong'],
  ['x < 2 or x > 5', '(-∞,2) U (5,∞)', 'right'],
  ['x < 2 or x > 5', '(-∞,2] U [5,∞)', 'wrong'],
  ['(-∞,2)∪(5,∞)', 'x < 2 or x > 5', 'right'],
  ['x ∈ ℝ', '(-∞,∞)', 'right'],
  ['[[1,2],[3,4]]', '\\begin{pmatrix}1 & 2\\\\3 & 4\\end{pmatrix}', 'right'],
  ['[[1,2],[3,4]]', '\\begin{pmatrix}1 & 2\\\\4 & 3\\end{pmatrix}', 'wrong'],
  ['[[1,2],[3,4]]', '[[1,2],[3]]', 'unread'],
  ['(3,4)', '(x,y) = (3,4)', 'right'],
  ['(3,4)', '(4,3)', 'wrong'],
  ['(x,y) = (3,4)', '(3,4)', 'right'],
  ['2:3', '4:6', 'right'],
  ['x = 3', '\\boxed{3}', 'right'],
  ['x = 3', 'Answer: x = 3', 'right'],
  ['x = 3', 'So we find that $x = 3$.', 'right'],
  ['x = 3', 'It is not $3$', 'unread'],
  ['12', '12 apples', 'right'],
  ['12', '\\frac{24}{2}\\text{ apples}', 'right'],
  ['5', '5\\text{ or more}', 'unread'],
  ['5', '5\\text{ million}', 'unread'],
  ['5', '5 million', 'unread'],
  ['5', '5 thirds', 'unread'],
  ['5', '5\\text{ percent}', 'wrong'],
  ['5%', '5\\text{ percent}', 'right'],
])('%s: %s is %s', (answer, value, verdict) => {
  const question = expressionQuestion({ answer, variables: ['x', 'y'], equality: 'algebraic' })
  expect(judge(question, { value }).verdict).toBe(verdict)
})

test.each([
  ['1,5', 'x = 3/2'],
  ['x = 1,5', 'x = 3/2'],
  ['(0,5; 2)', '(1/2, 2)'],
  ['1,5 or 2', '3/2 or 2'],
])('with a decimal comma %s is %s', (value, answer) => {
  const question = expressionQuestion({ answer, variables: ['x'], equality: 'algebraic' })
  expect(judge(question, { value }, { decimal: ',' }).verdict).toBe('right')
})
