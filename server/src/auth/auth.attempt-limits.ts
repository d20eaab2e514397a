import type { Place } from '#auth/sessions/sessions.places.queries.ts'
import { hashOf, newId } from '#platform/ids.ts'
import { networkOf } from '#platform/network-address.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/**
 * Limits failures: `free` failures are allowed within the time; each next attempt then waits 1, 2,
 * 4 … seconds after the last one, up to the longest wait.
 */
type Limit = {
  readonly within_ms: number
  readonly free: number
  readonly longest_wait_s: number
}

const quarter = { within_ms: 15 * minuteMs, longest_wait_s: 60 } as const
const day = { within_ms: dayMs, longest_wait_s: 15 * 60 } as const

/**
 * Limits of failed attempts. `own`: at one account from one place, which is an address or, once the
 * account has signed in from it, a browser. `account`: at one account from all addresses together
 * that it has not signed in from; more than two addresses can use up, so that an attacker needs
 * many to make a new one wait. `address` and `network`: from one address, and from all /64 of one
 * /48, at any account.
 */
export const failureLimits = {
  own: [
    { ...quarter, free: 5 },
    { ...day, free: 40 },
  ],
  account: [
    { ...quarter, free: 50 },
    { ...day, free: 300 },
  ],
  address: [{ ...quarter, free: 50 }],
  network: [{ ...quarter, free: 500 }],
} as const satisfies Record<string, readonly Limit[]>

/** Identifies what failures are counted by, hashed; each failure leaves a row with this id. */
export type Counter = {
  readonly id: string
  readonly key: string
  readonly limits: readonly Limit[]
}

type Attempt = {
  /** The name that somebody who guesses knows the account by, where guesses at one account can be told apart. */
  readonly name: string | undefined
  readonly address: string
  /** The secret that identifies a browser. */
  readonly device: string | undefined
}

/** Holds the counters of an attempt, by where its account has signed in from before. */
export type Counters = { readonly [At in Place | 'elsewhere']: readonly Counter[] }

/** Returns the key under which failures at an account from unknown places are counted. */
export const accountKey = (name: string): string => hashOf(accountOf(name))

const accountOf = (name: string) => `account ${name.toLowerCase()}`

const doorOf = (by: string, limits: readonly Limit[]): Counter => ({
  id: newId(),
  key: hashOf(by),
  limits,
})

/**
 * Returns the counters of an attempt. A browser that the account has signed in from has a counter
 * of its own and needs no other, so nobody else can use up its allowance. An address that the
 * account has signed in from is not affected by failures at the account from elsewhere.
 */
export function countersOf({ name, address, device = '' }: Attempt): Counters {
  const { own, account } = failureLimits
  const whom = name === undefined ? undefined : accountOf(name)
  const network = networkOf(address)
  const here = [
    doorOf(`address ${address}`, failureLimits.address),
    ...(network === undefined ? [] : [doorOf(`network ${network}`, failureLimits.network)]),
  ]
  const pair = whom === undefined ? [] : [doorOf(`${whom} from ${address}`, own)]
  const total = whom === undefined ? [] : [doorOf(whom, account)]
  return {
    device: [doorOf(`${whom ?? 'any account'} at ${device}`, own)],
    address: [...pair, ...here],
    elsewhere: [...pair, ...total, ...here],
  }
}
