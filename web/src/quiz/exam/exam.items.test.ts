import { expect, test } from 'vitest'
import { openWords } from './exam.items.ts'

test.each([
  [[], 'Every question has an answer.'],
  [[4], 'Question 4 is open.'],
  [[4, 9], 'Questions 4 and 9 are open.'],
  [[4, 7, 9], 'Questions 4, 7 and 9 are open.'],
  [[1, 2, 3, 4, 5, 6, 7], '7 questions are open.'],
])('of %j it says %s', (numbers, words) => {
  expect(openWords(numbers)).toBe(words)
})
