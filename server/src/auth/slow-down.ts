import { AppError } from '#platform/errors.ts'
import { hashOf } from '#platform/ids.ts'

const minuteMs = 60_000

/** Failures older than this are forgotten. */
const windowMs = 15 * minuteMs

/** How many failures pass before each further one makes the next try wait. */
const freeFailures = { account: 5, address: 50 } as const

const longestWaitS = 60

export type Doors = { readonly account?: string; readonly address: string }

/** What failures are counted by: the account that was tried, if one was named, and the address that tried, both hashed. */
export const doorsOf = (name: string | undefined, address: string): Doors => ({
  ...(name !== undefined && { account: hashOf(`account ${name.toLowerCase()}`) }),
  address: hashOf(`address ${address}`),
})

/** Since when failures count. */
export const failuresSince = (now: Date): Date => new Date(now.getTime() - windowMs)

/** What stands against a try: who failed, how often, and when last. */
export type Failures = readonly {
  readonly key_hash: string
  readonly failures: number
  readonly last_failed_at: Date
}[]

/** Refuses a try that comes too soon after many failures. Nobody is locked out for ever. */
export function slowDown(rows: Failures, doors: Doors, now: Date): void {
  for (const { key_hash, failures, last_failed_at } of rows) {
    const free = key_hash === doors.account ? freeFailures.account : freeFailures.address
    const wait = waitAfter(failures - free)
    const passed = (now.getTime() - last_failed_at.getTime()) / 1000
    if (passed < wait) {
      throw new AppError('TOO_MANY_REQUESTS', { retry_after_s: Math.ceil(wait - passed) })
    }
  }
}

/** Seconds to wait after so many failures too many: 1, 2, 4 … up to a minute. */
export const waitAfter = (excess: number): number =>
  excess < 0 ? 0 : Math.min(2 ** excess, longestWaitS)
