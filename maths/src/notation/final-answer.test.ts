import { describe, expect, test } from 'vitest'
import { finalAnswer } from '#notation/final-answer.ts'
import { layoutText } from '#notation/layout-text.ts'

describe('the answer that a text gives', () => {
  test.each([
    ['So the sum is $\\boxed{42}$.', '42'],
    ['First \\boxed{3}. No, that was too quick: it is \\boxed{4}.', '4'],
    ['\\boxed{1}, \\boxed{2}', '1, 2'],
    ['$\\boxed{5} \\text{ and } \\boxed{7}$', '5 and 7'],
    ['\\boxed{\\frac{1}{2}}', '\\frac{1}{2}'],
    ['$\\boxed{30}$ percent', '30%'],
    ['We get \\boxed{8}. Final Answer: The final answer is $9$. I hope it is correct.', '9'],
    ['The answer is $x^2$. Let me explain: $x^2 = x \\cdot x$.', 'x^2'],
    ['Answer: 12.5', '12.5'],
    ['Answer: x = 5', 'x = 5'],
    ['The final answer is 7,000.', '7,000'],
    ['Therefore $x \\geq 4$ is the solution.', 'x \\geq 4'],
    ['Hence x = 3', 'x = 3'],
    ['so my answer is \\(7\\)', '7'],
    ['$3$ and $4$', '3 and 4'],
    ['$28$ %', '28%'],
    ['Answer: she needs 3 buses.', '3'],
    ['Final answer: there are 1,200 tickets', '1,200'],
    ['The point is $ {1,3} $', '1,3'],
    ['root(3)(x)', 'root(3)(x)'],
  ])('%s', (text, answer) => {
    expect(finalAnswer(text)).toBe(answer)
  })

  test.each([
    // Nothing says which of these is meant, or a word may turn it round.
    'Either $x=5$ or, if not, $x=6$',
    'It is not $5$',
    'x = 5',
    '2x + 4 = 10',
    'sin x',
    '5 or 6',
  ])('%s stays as it is', (text) => {
    expect(finalAnswer(text)).toBe(text)
  })
})

test.each([
  'Answer: she needs at least 3 buses.',
  'Answer: not 3 but more',
  'Answer: 3 of the 5 buses',
  'Answer: the 3rd bus',
  'Answer: about 3 buses',
  'Answer: 3 and a half buses',
])('%s keeps its words, which say more than the number', (text) => {
  expect(finalAnswer(text)).toMatch(/[a-z]{3}/)
})

describe('matrices on one line', () => {
  test.each([
    ['[[1, 2], [3, 4]]', ' ⟦1 &  2 ¦ 3 &  4⟧ '],
    ['[(1,2),(3,4)]', '[(1,2),(3,4)]'],
    ['[[x+1]+2]', '[[x+1]+2]'],
    ['\\begin{vmatrix}1&2\\\\3&4\\end{vmatrix}', ' \\det  ⟦1 & 2 ¦ 3 & 4⟧ '],
    ['[[1,2],[3]]', ' ⟦1 & 2 ¦ 3⟧ '],
  ])('%s', (text, laid) => {
    expect(layoutText(text)).toBe(laid)
  })
})
