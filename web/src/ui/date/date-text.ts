import { type IsoDate, isIsoDate } from './iso-date.ts'

const CENTURY = 2000

/** The date as it is typed in Britain: 23/11/2026. */
export function typedDate(date: IsoDate): string {
  const [year, month, day] = date.split('-')
  return `${day}/${month}/${year}`
}

/** Day, month and year as typed, with slashes, dots, dashes or spaces; a year of two digits is in this century. Null when it is no day. */
export function readTypedDate(text: string): IsoDate | null {
  const parts = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{2}|\d{4})$/.exec(text.trim())
  if (!parts) return isIsoDate(text.trim()) ? text.trim() : null
  const [, day = '', month = '', year = ''] = parts
  const full = year.length === 2 ? String(CENTURY + Number(year)) : year
  const date = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date) ? date : null
}

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return (date: IsoDate) => format.format(new Date(`${date}T00:00:00Z`))
}

/** The month in words: November 2026. */
export const monthWords = words({ month: 'long', year: 'numeric' })

/** The day in words, as a screen reader should say it: Monday 23 November 2026. */
export const dayWords = words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
