import { expect, test } from 'vitest'
import { dayIn, streakOf } from './gamification.streak.ts'

// 2026-11-16 is a Monday.
test.each([
  ['no day at all', [], '2026-11-18', 0, false],
  ['today alone', ['2026-11-18'], '2026-11-18', 1, true],
  ['yesterday, today still open', ['2026-11-17'], '2026-11-18', 1, false],
  ['three in a row', ['2026-11-16', '2026-11-17', '2026-11-18'], '2026-11-18', 3, true],
  ['one day missed is frozen', ['2026-11-16', '2026-11-18'], '2026-11-18', 2, true],
  ['two missed in a week break', ['2026-11-16', '2026-11-19'], '2026-11-19', 1, true],
  [
    'one missed in each of two weeks',
    ['2026-11-13', '2026-11-14', '2026-11-16', '2026-11-18'],
    '2026-11-18',
    4,
    true,
  ],
] as const)('%s', (_name, days, today, count, active) => {
  expect(streakOf(days, today)).toMatchObject({ days: count, active })
})

test('the week begins on Monday and says which days are done', () => {
  const { week, freezes_left } = streakOf(['2026-11-16', '2026-11-18'], '2026-11-18')
  expect(week.map(({ date }) => date)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
  expect(week.map(({ is_done }) => is_done)).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
    false,
  ])
  expect(week[1]).toMatchObject({ is_frozen: true })
  expect(freezes_left).toBe(0)
})

test('a practice just after midnight counts for the new day where the student is', () => {
  const moment = new Date('2026-11-21T22:30:00Z')
  expect(dayIn('Europe/London', moment)).toBe('2026-11-21')
  expect(dayIn('Europe/Athens', moment)).toBe('2026-11-22')
})

test('a day more never makes a streak shorter', () => {
  const days: string[] = []
  for (let day = 1; day <= 28; day++) {
    const before = streakOf(days, '2026-11-28').days
    days.push(`2026-11-${String(day).padStart(2, '0')}`)
    expect(streakOf(days, '2026-11-28').days).toBeGreaterThanOrEqual(before)
  }
})
