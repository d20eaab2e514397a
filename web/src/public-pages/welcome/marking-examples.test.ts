import { judge } from '@learngrove/marking'
import { expect, test } from 'vitest'
import { examples } from './marking-examples.ts'

const question = {
  type: 'expression',
  text: 'Write three quarters as you like.',
  max_score: 1,
  answer: '3/4',
  variables: [],
  hints: [],
  method_answer: [],
} as const

test.each(examples)('$typed is marked as the front page says', ({ typed, verdict }) => {
  const judged = judge(question, { value: typed })
  expect(judged.verdict).toBe(verdict)
  expect(judged.marks_given).toBe(verdict === 'right' ? 1 : 0)
  expect(judged.reading?.latex).toBeTruthy()
})
