import { expect, test } from 'vitest'
import { dayIn, streakOf } from '#gamification/gamification.streak.ts'
import { planSessions } from './plan-sessions.ts'
import { randomFrom } from './random.ts'
import { schoolDays } from './school-days.ts'
import { makeStudent } from './student-model.ts'

const time_zone = 'Europe/London'
const hourMs = 3_600_000
const plan = {
  assignments: [],
  paths: [
    [1, 2, 3, 4, 5].map((each) => ({ worksheet: `w${each}`, quiz_id: `q${each}`, course_id: 'c' })),
  ],
  streak: 11,
}

const momentsOf = (seed: number, now: Date): Date[] => {
  const at = schoolDays(now, time_zone)
  const sessions = planSessions(makeStudent(randomFrom(seed), 0.55), plan)
  return sessions.map(({ day, minute }) => at(day, minute))
}

// Two weeks by the hour, over the night on which British clocks go forward.
const beginning = Date.parse('2027-03-21T00:20:00Z')
const hoursToLoadAt = Array.from({ length: 14 * 24 }, (_, hour) => hour)

test.each([1, 2, 3, 4, 5])('the streak is as long as planned at any hour (%i)', (seed) => {
  const lengths = hoursToLoadAt.map((hour) => {
    const now = new Date(beginning + hour * hourMs)
    const days = momentsOf(seed, now).map((moment) => dayIn(time_zone, moment))
    return streakOf(days, dayIn(time_zone, now)).days
  })
  expect(new Set(lengths)).toEqual(new Set([plan.streak]))
})

test('nothing is practised in the future, not even a minute after midnight', () => {
  const now = new Date('2027-01-10T00:01:00Z')
  expect(momentsOf(1, now).filter((moment) => moment >= now)).toEqual([])
})
