import { expect, test } from 'vitest'
import { minutesOf, wantedMinutes } from './review-budget.ts'
import type { Revisions } from './revision.data.ts'

const revision = (title: string, minutes: number) => ({
  course_tagging_id: title,
  title,
  course_id: 'maths',
  last_practised_at: '2026-11-01T09:00:00Z',
  recall: 0.7,
  minutes,
  plant: 'wilting' as const,
  covers: [],
})

const day = (done: number, ...revisions: Revisions['revisions']): Revisions => ({
  minutes_planned: 10,
  minutes_done: done,
  revisions,
})

const drawn = (revisions: Revisions) =>
  minutesOf(revisions)
    .map((minute) => (minute === 'done' ? '#' : minute === 'free' ? '.' : 'abcd'.charAt(minute)))
    .join('')

test.each([
  [day(0), '..........'],
  [day(0, revision('a', 3), revision('b', 2), revision('c', 1)), 'aaabbc....'],
  [day(4, revision('a', 3), revision('b', 2)), '####aaabb.'],
  [day(8, revision('a', 3)), '########aa'],
  [day(10, revision('a', 3)), '##########'],
  [day(0, ...['a', 'b', 'c', 'd'].map((title) => revision(title, 3))), 'aaabbbcccd'],
])('the minutes of a day are drawn in their order', (revisions, minutes) => {
  expect(drawn(revisions)).toBe(minutes)
})

test('what the topics want is added up', () => {
  expect(wantedMinutes(day(0, revision('a', 3), revision('b', 2), revision('c', 1)))).toBe(6)
})
