import { expect, test } from 'vitest'
import type { ExpressionKey } from '#expressions/expression-key.ts'
import { formProblems } from '#expressions/key-problems.ts'

const KEY: ExpressionKey = {
  answer: '4(x+1)',
  variables: ['x'],
  form: 'factorised',
  form_share: 0.5,
  alternatives: [
    { answer: '4x+4', verdict: 'ungraded' },
    { answer: '4(x-1)', verdict: 'wrong' },
  ],
}

test('a sound key has no problems', () => {
  expect(formProblems(KEY)).toEqual([])
})

test.each<[Partial<ExpressionKey>, RegExp]>([
  [{ answer: '4x+4' }, /^answer: 4x\+4 is not factorised/],
  [{ form: ['factorised', 'expanded'] }, /is not expanded/],
  [{ form_share: 2 }, /^form_share/],
  [{ alternatives: [{ answer: '4(y+1)', verdict: 'right' }] }, /^alternative 1: 4\(y\+1\)/],
  [{ alternatives: [{ answer: '(x+1)4', verdict: 'wrong' }] }, /which comes first$/],
  [{ alternatives: [{ answer: '2x', verdict: 'right', form: 'lowest_terms' }] }, /^$/],
  [{ constant_share: 0.5 }, /^constant_share: no antiderivative/],
  [{ answer: 'x^2', form: 'antiderivative', alternatives: [] }, /no letter for the constant/],
  [{ answer: '3c', variables: ['x', 'c'], form: 'antiderivative' }, /does not hold x/],
  [{ answer: '1/(1+1/x)', form: 'single_fraction' }, /is not single_fraction/],
])('%j', (change, problem) => {
  expect(formProblems({ ...KEY, ...change }).join('\n')).toMatch(problem)
})
