/** A day of the Gregorian calendar as YYYY-MM-DD, with no time and no zone. */
export type IsoDate = string

const DAY_MS = 86_400_000
const DATE_LENGTH = 10

function toTime(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function fromTime(time: number): IsoDate {
  return new Date(time).toISOString().slice(0, DATE_LENGTH)
}

/** Whether the text is a day that exists: 2026-02-30 is not one. Years 0001 to 9999. */
export function isIsoDate(text: string): text is IsoDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false
  const time = toTime(text)
  return !Number.isNaN(time) && fromTime(time) === text
}

/** The day so many days later, or earlier when the count is below zero. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return fromTime(toTime(date) + days * DAY_MS)
}

/** The same day of another month, or that month's last day when it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const from = new Date(toTime(date))
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1)
  const last = lastDayOfMonth(fromTime(first))
  return addDays(fromTime(first), Math.min(from.getUTCDate(), Number(last.slice(-2))) - 1)
}

/** The last day of the date's month. */
export function lastDayOfMonth(date: IsoDate): IsoDate {
  const from = new Date(toTime(date))
  return fromTime(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, 0))
}

/** The first day of the date's month. */
export function firstDayOfMonth(date: IsoDate): IsoDate {
  return `${date.slice(0, 8)}01`
}

/** The weekday from Monday, 0, to Sunday, 6. */
export function weekdayOf(date: IsoDate): number {
  return (new Date(toTime(date)).getUTCDay() + 6) % 7
}

/** The date moved into the bounds, each of which may be missing. */
export function clampDate(date: IsoDate, min?: IsoDate, max?: IsoDate): IsoDate {
  if (min !== undefined && date < min) return min
  if (max !== undefined && date > max) return max
  return date
}

/** The day it is where the reader sits. */
export function todayHere(now: Date = new Date()): IsoDate {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
