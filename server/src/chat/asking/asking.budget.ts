/** Returns the bounds of a user's own day, by which their messages are counted. */
export function dayOf(now: Date, time_zone: string): { since: Date; seconds_left: number } {
  const moment = Temporal.Instant.fromEpochMilliseconds(now.getTime())
  const midnight = moment.toZonedDateTimeISO(time_zone).startOfDay()
  // Not 24 hours on: a day on which the clocks change is longer or shorter.
  const next = midnight.add({ days: 1 }).startOfDay()
  return {
    since: new Date(midnight.epochMilliseconds),
    seconds_left: Math.ceil((next.epochMilliseconds - now.getTime()) / 1000),
  }
}
