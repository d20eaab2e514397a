const dayMs = 86_400_000
const daysOfWeek = 7
/** From so many days on, time is told in weeks. */
const weeksFrom = 14

const dayNumber = (moment: Date) =>
  Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayMs)

/** Whole days from one moment to another by the reader's calendar: 1 is tomorrow, -1 was yesterday. */
export const daysUntil = (moment: Date, now: Date) => dayNumber(moment) - dayNumber(now)

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options)
const weekdayLong = format({ weekday: 'long' })
const weekdayShort = format({ weekday: 'short' })
const dayAndMonth = format({ day: 'numeric', month: 'long' })

/** "Fri" and "22", as they stand on a leaf of a calendar. */
export const leafOf = (moment: Date) => ({
  weekday: weekdayShort.format(moment),
  day: String(moment.getDate()),
})

export type Due = { readonly words: string; readonly is_soon: boolean }

/** When something is due: "Due tomorrow". What is due by tomorrow, or was, is soon. */
export function dueOf(moment: Date, now: Date): Due {
  const days = daysUntil(moment, now)
  const weekday = weekdayLong.format(moment)
  if (days < -1) {
    const day = days > -daysOfWeek ? weekday : dayAndMonth.format(moment)
    return { words: `Was due on ${day}`, is_soon: true }
  }
  if (days === -1) return { words: 'Was due yesterday', is_soon: true }
  if (days === 0) return { words: 'Due today', is_soon: true }
  if (days === 1) return { words: 'Due tomorrow', is_soon: true }
  const day = days < daysOfWeek ? weekday : dayAndMonth.format(moment)
  return { words: `Due on ${day}`, is_soon: false }
}

/** How long ago something was: "9 days ago", "3 weeks ago". */
export function agoWords(moment: Date, now: Date): string {
  const days = -daysUntil(moment, now)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < weeksFrom) return `${days} days ago`
  return `${Math.floor(days / daysOfWeek)} weeks ago`
}

const fullDate = format({ day: 'numeric', month: 'long', year: 'numeric' })

/** The day of something that was: "today", "yesterday", "on 12 November", with the year where it is another. */
export function dayWords(moment: Date, now: Date): string {
  const days = -daysUntil(moment, now)
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  const isThisYear = moment.getFullYear() === now.getFullYear()
  return `on ${(isThisYear ? dayAndMonth : fullDate).format(moment)}`
}
