import { addDays, type IsoDate, weekdayOf } from '#ui/date/iso-date.ts'

const saturday = 6
/** Counted from Monday, 0. */
const saturdayFromMonday = 5
const dayMs = 86_400_000
const usualHour = 16

const isSchoolDay = (date: Date) => date.getDay() !== 0 && date.getDay() !== saturday

/** The hour and minute at which work is due: those of its date, else four o'clock. */
export function atTimeOf(day: Date, due_date: string | null): Date {
  const like = due_date === null ? undefined : new Date(due_date)
  const at = new Date(day)
  at.setHours(like?.getHours() ?? usualHour, like?.getMinutes() ?? 0, 0, 0)
  return at
}

/** Work has a week, if nothing else is said. */
const usualDays = 7

/** The first day of school from a week on: when work is due if nothing else is said. */
export function usualDueDay(today: IsoDate): IsoDate {
  let day = addDays(today, usualDays)
  while (weekdayOf(day) >= saturdayFromMonday) day = addDays(day, 1)
  return day
}

/** The next days of school after what was due, or after today if that is past: what is offered as a new date. */
export function daysToOffer(due_date: string | null, now: Date, count = 2): Date[] {
  const due = due_date === null ? now : new Date(due_date)
  const days: Date[] = []
  for (let at = Math.max(due.getTime(), now.getTime()); days.length < count; ) {
    at += dayMs
    const day = atTimeOf(new Date(at), due_date)
    if (isSchoolDay(day)) days.push(day)
  }
  return days
}
