import { expect, test } from 'vitest'
import { marksWords, nextReviewWords, practisedWords, recallFigure } from './practice.words.ts'

const now = new Date(2026, 10, 22, 14)
const on = (days: number) => new Date(2026, 10, 22 + days, 9).toISOString()

test.each([
  [null, 'Still growing'],
  [on(-30), 'Today'],
  [on(0), 'Today'],
  [on(1), 'Tomorrow'],
  [on(13), 'In 13 days'],
  [on(14), 'In 2 weeks'],
  [on(60), 'In 9 weeks'],
  [on(61), 'In 2 months'],
  [on(400), 'In 13 months'],
])('a review on %s is said as %s', (at, words) => {
  expect(nextReviewWords(at, now)).toBe(words)
})

test.each([
  [9, 12, '9 of 12 marks'],
  [9.4, 12, '9½ of 12 marks'],
  [11.9, 12, '11½ of 12 marks'],
  [0.4, 1, '½ of 1 mark'],
  [12, 12, '12 of 12 marks'],
])('%d of %d marks is said as %s', (given, max, words) => {
  expect(marksWords(given, max)).toBe(words)
})

test('a topic says its marks and when, and only when if nothing of it counts', () => {
  const skill = {
    course_tagging_id: 'topic',
    title: 'Powers',
    course_id: 'maths',
    plant: 'bud' as const,
    mastery: 0.6,
    recall: 0.95,
    marks_given: 3,
    max_score: 4,
    last_practised_at: on(-1),
    next_review_at: null,
  }
  expect(practisedWords(skill, now)).toBe('3 of 4 marks, yesterday')
  expect(practisedWords({ ...skill, max_score: 0 }, now)).toBe('Practised yesterday')
})

test('what is just below the mark is not said to be at it', () => {
  expect(recallFigure(0.8999)).toBe(89)
  expect(recallFigure(0.9)).toBe(90)
  expect(recallFigure(1)).toBe(100)
})
