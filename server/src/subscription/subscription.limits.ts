import type { Context } from '#platform/context.ts'
import { type Count, fromAddress } from '#platform/throttle/throttle.ts'

const hour = 3_600_000

/** Limit for one address; a whole class may share it, and each student checks a code more than once. */
export const maxByAddress = 120
export const maxByPerson = 60

/** Returns the counters of codes that are checked or redeemed: by the signed-in user, else by the address. */
export const codeCounts = ({ actor, address }: Pick<Context, 'actor' | 'address'>): Count[] =>
  actor
    ? [{ by: `activation code by ${actor.id}`, most: maxByPerson, within_ms: hour }]
    : fromAddress('activation code', address, { most: maxByAddress, within_ms: hour })
