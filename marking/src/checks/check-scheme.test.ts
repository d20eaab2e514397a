import { expect, test } from 'vitest'
import { schemeProblems } from '#checks/check-scheme.ts'
import { expressionQuestion } from '#testing.ts'

const SOLVE = { answer: 'x=3', start: '2x+4=10' }
const scheme = [{ code: 'A1', marks: 2, text: 'The value.', line: 'x=3' }]

test.each<object>([
  SOLVE,
  { ...SOLVE, scheme },
  { ...SOLVE, method_marks: 'none', answer_alone: 1 },
])('a sound question has no problems: %j', (question) => {
  expect(schemeProblems(expressionQuestion(question))).toEqual([])
})

test.each<[object, RegExp]>([
  [{ method_marks: 'progress' }, /^method_marks: without a start/],
  [{ ...SOLVE, method_marks: 'none', scheme }, /^method_marks: the scheme says/],
  [{ ...SOLVE, answer_alone: 3 }, /^answer_alone: more marks/],
  [{ ...SOLVE, answer_alone: 3, scheme }, /^answer_alone: more marks/],
])('%j', (question, problem) => {
  expect(schemeProblems(expressionQuestion(question)).join('\n')).toMatch(problem)
})
