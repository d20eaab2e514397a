import { expect, test } from 'vitest'
import { figuresOf, type Statistics } from './week-statistics.words.ts'

const week = (fields: Partial<Statistics>): Statistics => ({
  avg_mark: 81.4,
  qns_count: 42,
  topic_count: 3,
  avg_mark_difference: 4.2,
  qns_count_difference: 12,
  topic_count_difference: 2,
  ...fields,
})

const saidOf = (fields: Partial<Statistics>) =>
  figuresOf(week(fields)).map(({ now, beside }) => `${now}; ${beside}`)

test('figures stand beside the whole week before', () => {
  expect(saidOf({})).toEqual([
    '81 %; 77 % last week',
    '42; 30 questions in all of last week',
    '3; 1 topic in all of last week',
  ])
  expect(saidOf({ avg_mark_difference: 0.2 })[0]).toBe('81 %; as last week')
})

test('an empty week says so, and so does an empty week before', () => {
  expect(
    saidOf({
      avg_mark: null,
      avg_mark_difference: null,
      qns_count: 0,
      qns_count_difference: -30,
      topic_count: 0,
      topic_count_difference: -1,
    }),
  ).toEqual([
    'None yet; nothing answered this week',
    '0; 30 questions in all of last week',
    '0; 1 topic in all of last week',
  ])
  expect(
    saidOf({ avg_mark_difference: null, qns_count_difference: 42, topic_count_difference: 3 }),
  ).toEqual([
    '81 %; nothing answered last week',
    '42; none in all of last week',
    '3; none in all of last week',
  ])
})
