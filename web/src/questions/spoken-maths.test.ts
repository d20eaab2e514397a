import { expect, test } from 'vitest'
import { spokenOf, spokenText } from './spoken-maths.ts'
import { aQuestion } from './testing.ts'

test('mathematics is heard in words, a gap as a blank', () => {
  const words = spokenText('The left side of $x + 2 = 5$ is **not** [[1]].')
  expect(words).not.toMatch(/[$*[\]]/)
  expect(words).toContain('equals')
  expect(words).toContain('is not blank')
})

test('gaps are heard with what they take, and parts after their stem', () => {
  const part = { type: 'number' as const, text: 'How many are red?', max_score: 1, hint_count: 0 }
  const gaps = [[{ order: 1, text: 'warm' }], [{ order: 1, text: 'cold' }]]
  expect(spokenOf(aQuestion({ text: 'It is [[1]].', gaps }))).toMatch(/blank .*warm\. cold/)
  expect(spokenOf(aQuestion({ text: 'Ten balls.', sub_questions: [part, part] }))).toBe(
    'Ten balls.. How many are red?. How many are red?',
  )
})
