import { expect, test } from 'vitest'
import { holdsToFacts } from './hold-to-facts.ts'

const facts = 'Two of them are stuck:\n- {student 1}: [0 of 3](#1)\n- {student 2}: [1 of 3](#2)'

test.each([
  ['{student 2} got [1 of 3](#2) and {student 1} [0 of 3](#1), so two need you.', true],
  ['{student 1}: [0 of 3](#1).', false],
  ['{student 1}: [0 of 3](#1), {student 2}: [2 of 3](#2).', false],
  ['{student 1}: [0 of 3](#2), {student 2}: [1 of 3](#2).', false],
  ['{student 3}: [0 of 3](#1), {student 2}: [1 of 3](#2).', false],
  ['[0 of 3](#1), [1 of 3](#2), and 4 more.', false],
  ['[0 of 3](#1), [1 of 3](#2), and most of the others.', false],
  ['[0 of 3](#1), [1 of 3](#2), see https://example.org.', false],
  ['[0 of 3](#1), [1 of 3](#2) <b>now</b>', false],
])('%s: %s', (words, isHeld) => {
  expect(holdsToFacts(words, facts)).toBe(isHeld)
})
