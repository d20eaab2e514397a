const dayMs = 86_400_000
const daysOfWeek = 7

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', options)
const time = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const weekday = format({ weekday: 'long' })
const dayAndMonth = format({ day: 'numeric', month: 'long' })
const wholeDay = format({ weekday: 'long', day: 'numeric', month: 'long' })

const dayNumber = (moment: Date) =>
  Math.round(Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate()) / dayMs)

/** "14:02". */
export const timeOf = (moment: Date): string => time.format(moment)

/** "Thursday 26 November". */
export const longDay = (moment: Date): string => wholeDay.format(moment)

/** "3 December", of a day as `2026-12-03`. */
export const dayOf = (date: string): string => dayAndMonth.format(new Date(`${date}T12:00:00`))

/** "Today 14:02", "Tuesday 09:15", "3 December 09:15". */
export function whenWords(moment: Date, now: Date): string {
  const days = dayNumber(now) - dayNumber(moment)
  const words = () => {
    if (days === 0) return 'Today'
    if (days === 1) return 'Yesterday'
    return days > 0 && days < daysOfWeek ? weekday.format(moment) : dayAndMonth.format(moment)
  }
  return `${words()} ${timeOf(moment)}`
}

const minuteMs = 60_000
const hourMinutes = 60
const dayHours = 24

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** "18 minutes", "3 hours", "2 days". */
export function sinceWords(moment: Date, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - moment.getTime()) / minuteMs))
  if (minutes < hourMinutes) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / hourMinutes)
  return hours < dayHours ? counted(hours, 'hour') : counted(Math.floor(hours / dayHours), 'day')
}
