import { expect, test } from 'vitest'
import { atTimeOf, daysToOffer, usualDueDay } from './days-to-offer.ts'

const here = (text: string) => new Date(text)
const days = (due: Date | null, now: Date) =>
  daysToOffer(due?.toISOString() ?? null, now).map((day) => day.toString().slice(0, 21))

test('the days of school after a Friday are Monday and Tuesday, at the same hour', () => {
  const friday = here('2026-11-27T15:30:00')
  expect(days(friday, here('2026-11-26T10:00:00'))).toEqual([
    'Mon Nov 30 2026 15:30',
    'Tue Dec 01 2026 15:30',
  ])
})

test('what is long past is offered from today on', () => {
  expect(days(here('2026-11-02T16:00:00'), here('2026-11-25T10:00:00'))).toEqual([
    'Thu Nov 26 2026 16:00',
    'Fri Nov 27 2026 16:00',
  ])
})

test('without a date it is four o’clock', () => {
  expect(atTimeOf(here('2026-11-25T10:12:00'), null).getHours()).toBe(16)
})

test.each([
  ['2026-11-25', '2026-12-02'],
  ['2026-11-28', '2026-12-07'],
  ['2026-11-29', '2026-12-07'],
])('work that is set on %s is due on %s', (today, due) => {
  expect(usualDueDay(today)).toBe(due)
})
