import type { Place } from '#auth/sessions/sessions.places.queries.ts'
import { hashOf, newId } from '#platform/ids.ts'
import { networkOf } from '#platform/network-address.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** So many failures pass in such a time; then each next try waits 1, 2, 4 … up to so many seconds after the last. */
type Limit = {
  readonly within_ms: number
  readonly free: number
  readonly longest_wait_s: number
}

const quarter = { within_ms: 15 * minuteMs, longest_wait_s: 60 } as const
const day = { within_ms: dayMs, longest_wait_s: 15 * 60 } as const

/**
 * How failures are limited. `own`: at one account from one place, which is an address or, once it has
 * come in from there, a browser. `account`: at one account from all addresses together that it has not
 * come in from; more than two addresses can use up, so that it takes many to make a new one wait.
 * `address` and `network`: from one address, and from all /64 of one /48, at whatever accounts.
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

/** What failures are counted by, hashed; a failure leaves a row with this id. */
export type Door = {
  readonly id: string
  readonly key: string
  readonly limits: readonly Limit[]
}

type Knock = {
  /** What the account is known by to whoever guesses, where guessing at one account can be told. */
  readonly name: string | undefined
  readonly address: string
  /** What a browser is known by. */
  readonly device: string | undefined
}

/** The doors that a try goes through, by where its account has come in from before. */
export type Doors = { readonly [At in Place | 'elsewhere']: readonly Door[] }

/** What failures at an account from elsewhere are counted by. */
export const accountKey = (name: string): string => hashOf(accountOf(name))

const accountOf = (name: string) => `account ${name.toLowerCase()}`

const doorOf = (by: string, limits: readonly Limit[]): Door => ({
  id: newId(),
  key: hashOf(by),
  limits,
})

/**
 * A browser that an account has come in from has a door of its own and needs no other: whatever
 * anybody else does, its allowance stays. An address that it has come in from is spared what fails at
 * the account from elsewhere.
 */
export function doorsOf({ name, address, device = '' }: Knock): Doors {
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
