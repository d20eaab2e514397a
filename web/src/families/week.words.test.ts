import { expect, test } from 'vitest'
import { minutesOn, rangeWords, sentenceOf, timeChange, timeWords } from './week.words.ts'

const weekOf = (minutes: readonly number[], now = 0, of = 0, answered = 10) => ({
  days: minutes.map((each, index) => ({ date: `2026-11-${16 + index}`, minutes: each })),
  tried_again: { now, of, before: 0, before_of: 0 },
  minutes_before: 0,
  subjects: [
    {
      course_id: 'c',
      subject_id: 's',
      subject_name: 'Mathematics',
      topics: [],
      right_first: { now: 0, of: answered, before: 0, before_of: 0 },
      weeks: [],
    },
  ],
})

test.each([
  [
    [10, 0, 12, 0, 0, 0, 0],
    5,
    5,
    'Sofia practised on two days this week and always tried again after a miss.',
  ],
  [
    [10, 0, 0, 0, 0, 0, 0],
    4,
    5,
    'Sofia practised on one day this week and nearly always tried again after a miss.',
  ],
  [
    [9, 9, 9, 0, 0, 0, 0],
    5,
    9,
    'Sofia practised on three days this week and mostly tried again after a miss.',
  ],
  [
    [9, 9, 9, 9, 9, 9, 9],
    1,
    9,
    'Sofia practised on seven days this week and tried some again after a miss.',
  ],
  [[10, 0, 0, 0, 0, 0, 0], 2, 2, 'Sofia practised on one day this week.'],
  [[10, 0, 0, 0, 0, 0, 0], 0, 9, 'Sofia practised on one day this week.'],
])('%j minutes, %i of %i tried again', (minutes, now, of, sentence) => {
  expect(sentenceOf('Sofia', weekOf(minutes, now, of))).toBe(sentence)
})

test.each([
  ['2026-11-21', 0, 'rest'],
  ['2026-11-22', 0, 'nothing yet'],
  ['2026-11-22', 1, '1 minute'],
  ['2026-11-23', 0, 'still to come'],
])('%s with %i minutes, seen on the 22nd: %s', (date, minutes, words) => {
  expect(minutesOn(date, minutes, '2026-11-22')).toBe(words)
})

test('a week without practice is quiet, and one of seconds is not', () => {
  const none = [0, 0, 0, 0, 0, 0, 0]
  expect(sentenceOf('Leo', weekOf(none, 0, 0, 0))).toBe('It is a quiet week for Leo so far.')
  expect(sentenceOf('Leo', weekOf(none, 0, 0, 2))).toBe('Leo answered a few questions this week.')
})

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [130, '2 h 10'],
])('%i minutes are %s', (minutes, words) => {
  expect(timeWords(minutes)).toBe(words)
})

test('less time is said without a direction', () => {
  expect(timeChange({ minutes: 30, minutes_before: 5 })).toMatchObject({ direction: 'up' })
  expect(timeChange({ minutes: 5, minutes_before: 30 })).toEqual({
    direction: 'same',
    words: '25 min less than by now last week',
  })
})

test('a week that begins in one month and ends in another names both', () => {
  const days = (from: string, to: string) => [from, to].map((date) => ({ date, minutes: 0 }))
  expect(rangeWords(days('2026-11-16', '2026-11-22'))).toBe('16 to 22 November')
  expect(rangeWords(days('2026-11-30', '2026-12-06'))).toBe('30 November to 6 December')
})
