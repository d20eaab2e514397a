import { hashOf } from '#platform/ids.ts'

const minuteMs = 60_000

/** Failures older than this are forgotten. */
const windowMs = 15 * minuteMs

/** How many failures pass before each further one makes the next try wait. */
export const freeFailures = { account: 5, address: 50 } as const

/** After those, seconds to wait since the last failure: 1, 2, 4 … up to this. Nobody is locked out for ever. */
export const longestWaitS = 60

export type Doors = { readonly account?: string; readonly address: string }

/** What failures are counted by: the account that was tried, if one was named, and the address that tried, both hashed. */
export const doorsOf = (name: string | undefined, address: string): Doors => ({
  ...(name !== undefined && { account: hashOf(`account ${name.toLowerCase()}`) }),
  address: hashOf(`address ${address}`),
})

/** Since when failures count. */
export const failuresSince = (now: Date): Date => new Date(now.getTime() - windowMs)
