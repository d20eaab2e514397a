import { expect, test } from 'vitest'
import { quizLike } from '#home/testing.ts'
import { dateWords, marksWords, reviewNumbers } from './library-words.ts'

const now = new Date(2026, 10, 22, 14)
const on = (day: number) => new Date(2026, 10, day, 9).toISOString()

test('a quiz says when it was finished, set or begun; a practice of the path has no day of its own', () => {
  const finished = quizLike({ status: { is_completed: true, graded_at: on(12) } })
  expect(dateWords(finished, now)).toBe('Finished on 12 November')
  expect(dateWords(quizLike({ date_assigned: on(21) }), now)).toBe('Set yesterday')
  expect(dateWords(quizLike({ group_type_id: 3, created_at: on(22) }), now)).toBe('Begun today')
  expect(dateWords(quizLike({ group_type_id: 2 }), now)).toBe('')
  const old = quizLike({ status: { graded_at: '2025-03-04T09:00:00Z' } })
  expect(dateWords(old, now)).toBe('Finished on 4 March 2025')
})

test('reviews of one topic are numbered as they were made, one alone is not', () => {
  const review = (id: string, title: string, day: number) =>
    quizLike({ id, title, group_type_id: 3, created_at: on(day) })
  const quizzes = [
    review('c', 'Fractions', 20),
    review('a', 'Fractions', 3),
    review('b', 'Ratio', 4),
  ]
  expect([...reviewNumbers([...quizzes, quizLike({ id: 'd', title: 'Fractions' })])]).toEqual([
    ['a', 1],
    ['c', 2],
  ])
})

test.each([
  [10.3, 11, '10½ of 11 marks'],
  [10.2, 11, '10 of 11 marks'],
  [10.9, 11, '10½ of 11 marks'],
  [11, 11, '11 of 11 marks'],
  [0.4, 3, '½ of 3 marks'],
  [0, 3, '0 of 3 marks'],
])('%d of %d is said as %s', (marks_given, max_score, words) => {
  expect(marksWords({ marks_given, max_score, num_waiting: 0 })).toBe(words)
})

test('marks that are provisional say so', () => {
  const said = marksWords({ marks_given: 4, max_score: 5, num_waiting: 1 })
  expect(said).toBe('4 of 5 marks, 1 not decided yet')
})
