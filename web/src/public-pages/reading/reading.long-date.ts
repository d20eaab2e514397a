const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-21` as it is written out: `21 November 2026`. */
export const longDate = (day: string): string => format.format(new Date(`${day}T00:00:00Z`))
