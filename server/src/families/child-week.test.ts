import { describe, expect, test } from 'vitest'
import { figuresOf, mondaysUpTo, weeksShown } from './child-week.ts'
import type { Practised } from './families.week.queries.ts'

// 2026-11-18 is a Wednesday.
const today = '2026-11-18'

const on = (day: string, counts: Partial<Practised> = {}): Practised => ({
  day,
  course_id: 'maths',
  subject_id: 'mathematics',
  subject_name: 'Mathematics',
  topic_id: 'ratio',
  topic: 'Ratio',
  objective: 'Share an amount in a ratio.',
  answered: 4,
  right_first: 2,
  missed_first: 2,
  tried_again: 1,
  hints: 2,
  hints_after_try: 1,
  seconds: 600,
  ...counts,
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-18', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  const mondays = mondaysUpTo(day)
  expect(mondays).toHaveLength(weeksShown)
  expect(mondays.at(-1)).toBe(monday)
  expect(mondays).toEqual(mondays.toSorted())
})

test('without practice there is nothing to tell', () => {
  const figures = figuresOf([], today)
  expect(figures.days).toHaveLength(7)
  expect(figures).toMatchObject({ minutes: 0, minutes_before: 0, strength: null, to_ask: null })
  expect(figures.subjects).toEqual([])
})

test('minutes stand on their day, and beside the last week up to the same weekday', () => {
  const figures = figuresOf(
    [on('2026-11-09'), on('2026-11-11'), on('2026-11-12'), on('2026-11-16', { seconds: 90 })],
    today,
  )
  expect(figures.days[0]).toEqual({ date: '2026-11-16', minutes: 2 })
  expect(figures.days.slice(1).every(({ minutes }) => minutes === 0)).toBe(true)
  expect(figures.minutes_before).toBe(20)
})

test('what is counted out of something stands beside the whole week before', () => {
  const { tried_again, hints_after_try } = figuresOf(
    [on('2026-11-15'), on('2026-11-16'), on('2026-11-17')],
    today,
  )
  expect(tried_again).toEqual({ now: 2, of: 4, before: 1, before_of: 2 })
  expect(hints_after_try).toEqual({ now: 2, of: 4, before: 1, before_of: 2 })
})

test('a subject has a share for each week, and none for a week without answers', () => {
  const [subject] = figuresOf(
    [on('2026-11-02'), on('2026-11-16', { right_first: 4 })],
    today,
  ).subjects
  expect(subject).toMatchObject({
    topics: ['Ratio'],
    right_first: { now: 4, of: 4, before: 0, before_of: 0 },
    weeks: [null, null, null, 0.5, null, 1],
  })
})

describe('a strength', () => {
  test.each([
    ['most was right at once', { answered: 5, right_first: 4 }, 'Ratio'],
    ['too little was answered', { answered: 4, right_first: 4 }, undefined],
    ['too little was right at once', { answered: 10, right_first: 6 }, undefined],
  ])('%s', (_name, counts, topic) => {
    expect(figuresOf([on('2026-11-16', counts)], today).strength?.topic).toBe(topic)
  })

  test('of last week is none of this week', () => {
    const row = on('2026-11-15', { answered: 9, right_first: 9 })
    expect(figuresOf([row], today).strength).toBeNull()
  })
})

test('what to ask about is rather what is not a strength already', () => {
  const strong = on('2026-11-16', { answered: 9, right_first: 9 })
  const other = { topic_id: 'angles', topic: 'Angles', objective: 'Find an angle.' }
  expect(figuresOf([strong], today).to_ask?.topic).toBe('Ratio')
  expect(figuresOf([strong, on('2026-11-17', other)], today).to_ask?.topic).toBe('Angles')
})
