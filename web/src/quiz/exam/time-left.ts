/** The minutes before the end at which the time is said, and at no other. */
const saidAt: readonly number[] = [10, 5, 1]

const minuteSeconds = 60

/** Whole seconds until the end; 0 from then on. */
export const secondsUntil = (ends_at: string, now_ms: number): number =>
  Math.max(0, Math.ceil((Date.parse(ends_at) - now_ms) / 1000))

/**
 * The minutes that are said when the clock goes from one second to another: the last of those it comes to.
 * Nothing is said when the page opens, nor of what went by while it slept, but the latest.
 */
export function saidBetween(before: number, now: number): number | undefined {
  const passed = saidAt.filter((minutes) => {
    const at = minutes * minuteSeconds
    return before > at && now <= at
  })
  return now === 0 ? undefined : passed.at(-1)
}

export const leftWords = (minutes: number): string =>
  minutes === 1 ? 'One minute left.' : `${minutes} minutes left.`

/** Minutes and seconds that are left, as on a clock: `27:31`, and with hours `1:05:00`. */
export function clockOf(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const tail = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`
}

/** Minutes in words: `45 min`, `56 min 15 s`. */
export function minutesWords(minutes: number): string {
  const [whole, seconds] = [Math.floor(minutes), Math.round((minutes % 1) * minuteSeconds)]
  return seconds === 0 ? `${whole} min` : `${whole} min ${seconds} s`
}
