import { type Count, fromAddress } from '#platform/throttle/throttle.ts'

const hour = 3_600_000
const day = 24 * hour

/** A parent may have this many children here. */
export const maxChildren = 10

/** A whole school may sit behind one address. */
export const perAddress = { most: 60, within_ms: hour }

/** Addresses that one person names, for themselves and their children: too few to write to strangers. */
const addressesOfPerson = { most: maxChildren, within_ms: day }

/** All of us together write to so many addresses that nobody has confirmed: more than a busy day needs. */
const addressesOfSite = { most: 500, within_ms: hour }

/** Links that confirm an address: by the mailbox they go to, by who asks from where, and for the whole site. */
export const addressCounts = (
  email: string,
  by: { actor_id: string; address: string },
): Count[] => [
  { by: `address to ${email}`, most: 5, within_ms: hour },
  { by: `address named by ${by.actor_id}`, ...addressesOfPerson },
  { by: 'addresses that are named', ...addressesOfSite },
  ...fromAddress('address', by.address, perAddress),
]
