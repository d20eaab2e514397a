const minutesAnHour = 60

/**
 * Returns a moment by the school's own clock: a day counted from today (-1 is yesterday) and
 * minutes after its midnight. The days of a streak are days of that clock.
 */
export type SchoolDays = (day: number, minute: number) => Date

export const hours = (count: number) => count * minutesAnHour

export function schoolDays(now: Date, time_zone: string): SchoolDays {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(time_zone)
    .toPlainDate()
  return (day, minute) => {
    const plainTime = Temporal.PlainTime.from('00:00').add({ minutes: minute })
    const moment = today.add({ days: day }).toZonedDateTime({ timeZone: time_zone, plainTime })
    return new Date(moment.epochMilliseconds)
  }
}
