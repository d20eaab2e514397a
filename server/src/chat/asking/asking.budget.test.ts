import { expect, test } from 'vitest'
import { dayOf } from './asking.budget.ts'

test.each([
  [
    'a summer morning',
    '2026-09-01T08:00:00Z',
    'Europe/London',
    '2026-08-31T23:00:00.000Z',
    15 * 3600,
  ],
  ['far east', '2026-09-01T16:30:00Z', 'Asia/Singapore', '2026-09-01T16:00:00.000Z', 23.5 * 3600],
  [
    'a day of 25 hours',
    '2026-10-25T00:30:00Z',
    'Europe/London',
    '2026-10-24T23:00:00.000Z',
    23.5 * 3600,
  ],
  [
    'a day of 23 hours',
    '2026-03-29T00:30:00Z',
    'Europe/London',
    '2026-03-29T00:00:00.000Z',
    22.5 * 3600,
  ],
  [
    'a day without a midnight',
    '2026-09-06T12:00:00Z',
    'America/Santiago',
    '2026-09-06T04:00:00.000Z',
    15 * 3600,
  ],
  ['its last instant', '2026-09-01T22:59:59.500Z', 'Europe/London', '2026-08-31T23:00:00.000Z', 1],
])('%s', (_name, now, time_zone, since, seconds_left) => {
  const day = dayOf(new Date(now), time_zone)
  expect({ since: day.since.toISOString(), seconds_left: day.seconds_left }).toEqual({
    since,
    seconds_left,
  })
})
