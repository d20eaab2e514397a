import { quietHours } from '@learngrove/contract/assignments.limits'

/** Tells whether it is evening or night in a time zone, when nobody is reminded of work. */
export function isQuiet(now: Date, time_zone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: time_zone,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(now),
  )
  return hour >= quietHours.from || hour < quietHours.until
}
