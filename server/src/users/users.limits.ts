import { type Count, fromAddress } from '#platform/throttle/throttle.ts'

const hour = 3_600_000
const day = 24 * hour

/** How many children a parent may have here. */
export const maxChildren = 10

/** Limit for one address; a whole school may share it. */
export const perAddress = { most: 60, within_ms: hour }

/** Limit of addresses that one person names, for themselves and their children: too few to write to strangers. */
const addressesOfPerson = { most: maxChildren, within_ms: day }

/** Limit of unconfirmed addresses that the whole site writes to: more than a busy day needs. */
const addressesOfSite = { most: 500, within_ms: hour }

/**
 * Returns the counters of links that confirm an address: by mailbox, by who asks from where, and
 * for the whole site.
 */
export const addressCounts = (
  email: string,
  by: { actor_id: string; address: string },
): Count[] => [
  { by: `address to ${email}`, most: 5, within_ms: hour },
  { by: `address named by ${by.actor_id}`, ...addressesOfPerson },
  { by: 'addresses that are named', ...addressesOfSite },
  ...fromAddress('address', by.address, perAddress),
]
