import { AppError } from '#platform/errors.ts'

/** How many may wait for a password to be checked or hashed; more would wait longer than anybody does. */
export const mostWaiting = 100

/** When to try again if too many wait, in seconds. */
const busyS = 5

/**
 * Limits how many pieces of work run at a time; the others run in order of arrival. Refuses with
 * `UNAVAILABLE`, before anything is done, if as many wait as may.
 */
export function limitConcurrency(count: number, most_waiting: number) {
  const waiting: (() => void)[] = []
  let free = count
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else if (waiting.length >= most_waiting)
      throw new AppError('UNAVAILABLE', { retry_after_s: busyS })
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
