import type { Context } from '#platform/context.ts'
import { type Count, fromAddress } from '#platform/throttle/throttle.ts'

const hour = 3_600_000

/** A whole class may sit behind one address, and each of them looks at a code more than once. */
export const maxByAddress = 120
export const maxByPerson = 60

/** How often codes are looked at or redeemed: by the person who is signed in, else by the address. */
export const codeCounts = ({ actor, address }: Pick<Context, 'actor' | 'address'>): Count[] =>
  actor
    ? [{ by: `activation code by ${actor.id}`, most: maxByPerson, within_ms: hour }]
    : fromAddress('activation code', address, { most: maxByAddress, within_ms: hour })
