import { AppError } from '#platform/errors.ts'

/** So many wait for a password to be looked at or hashed: more would wait longer than anybody does. */
export const mostWaiting = 100

/** When it may be tried again where too many wait, in seconds. */
const busyS = 5

/**
 * Makes what runs so many pieces of work at a time, and the others in the order in which they came.
 * Refuses with `UNAVAILABLE`, before anything is done, where as many wait as may.
 */
export function turns(count: number, most_waiting: number) {
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
