import { expect, test } from 'vitest'
import { changeOf, meaningOf } from './week-trend.ts'

const subject = (
  now: number,
  of: number,
  weeks: readonly (number | null)[],
  before = 5,
  before_of = 10,
) => ({
  course_id: 'c',
  subject_id: 's',
  subject_name: 'Mathematics',
  topics: [],
  right_first: { now, of, before, before_of },
  weeks: [...weeks, of > 0 ? now / of : null],
})

const steady = [0.5, 0.52, 0.48, 0.5, 0.5]

test.each([
  ['few answers', subject(9, 9, steady), /^Only 9 questions/],
  ['one answer', subject(1, 1, steady), /^Only 1 question,/],
  ['no answer', subject(0, 0, steady), /^Nothing to compare/],
  ['few weeks', subject(9, 10, [null, null, null, 0.5, 0.5]), /^It takes a few weeks/],
  ['about the same', subject(6, 10, steady), /^No change/],
  ['chance is enough for ten answers', subject(8, 10, steady), /^No change/],
  ['and not for forty', subject(32, 40, steady), /^A real change/],
  ['far below', subject(8, 40, steady), /^Lower than usual/],
  ['wide ups and downs hide it', subject(32, 40, [0.2, 0.9, 0.3, 0.8, 0.5]), /^No change/],
  ['after weeks without a miss', subject(19, 20, [1, 1, 1, 1, 1]), /^No change/],
])('%s', (_name, given, words) => {
  expect(meaningOf(given)).toMatch(words)
})

test.each([
  [subject(32, 40, steady), 'up', 'up from 5 of 10 last week'],
  [subject(8, 40, steady), 'down', 'down from 5 of 10 last week'],
  [subject(7, 10, steady), 'same', '5 of 10 last week'],
  [subject(3, 10, steady), 'same', '5 of 10 last week'],
  [subject(5, 5, steady), 'same', '5 of 10 last week'],
  [subject(32, 40, steady, 9, 10), 'same', '9 of 10 last week'],
  [subject(10, 20, steady), 'same', 'about as 5 of 10 last week'],
  [subject(5, 10, steady, 0, 0), 'same', 'nothing answered last week'],
  [subject(0, 0, steady), 'same', 'nothing answered this week'],
] as const)('a change is told beside last week', (given, direction, words) => {
  expect(changeOf(given)).toEqual({ direction, words })
})

test('an arrow never stands beside words that say there is no change', () => {
  for (let of = 1; of <= 60; of += 3) {
    for (let now = 0; now <= of; now++) {
      const given = subject(now, of, steady)
      if (changeOf(given).direction === 'same') continue
      expect(meaningOf(given)).toMatch(/^(A real change|Lower than usual)/)
    }
  }
})
