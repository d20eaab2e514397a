/** Days of practice in a row. A day is `YYYY-MM-DD` in the student's own time zone. */

/** One missed day a week is forgiven. */
const freezesAWeek = 1

const dayMs = 24 * 3_600_000
const daysOfWeek = 7

/** The day that a moment lies on, in a time zone. */
export function dayIn(time_zone: string, moment: Date): string {
  const format = formats.get(time_zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: time_zone })
  formats.set(time_zone, format)
  return format.format(moment)
}

/** To make a formatter costs more than to use it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>()

const numberOf = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)
const textOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)

/** 1970 began on a Thursday, three days after a Monday. */
const weekOf = (number: number) => Math.floor((number + 3) / daysOfWeek)
const mondayOf = (week: number) => week * daysOfWeek - 3

/**
 * The streak up to today: the days practised without a gap, where one missed day
 * a week is frozen and neither counts nor breaks. Today may still be missing.
 */
export function streakOf(days: readonly string[], today: string) {
  const done = new Set(days.map(numberOf))
  const now = numberOf(today)
  const frozen = new Set<number>()
  const freezesIn = (day: number) =>
    [...frozen].filter((each) => weekOf(each) === weekOf(day)).length
  const earliest = Math.min(...done)
  let count = 0
  for (let day = now; day >= earliest; day--) {
    if (done.has(day)) count++
    else if (day !== now) {
      if (freezesIn(day) >= freezesAWeek) break
      frozen.add(day)
    }
  }
  const monday = mondayOf(weekOf(now))
  return {
    active: done.has(now),
    days: count,
    freezes_left: Math.max(0, freezesAWeek - freezesIn(now)),
    week: Array.from({ length: daysOfWeek }, (_, index) => {
      const day = monday + index
      return {
        date: textOf(day),
        is_done: done.has(day),
        is_frozen: count > 0 && frozen.has(day),
        is_today: day === now,
      }
    }),
  }
}
