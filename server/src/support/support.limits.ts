import { type Count, fromAddress } from '#platform/throttle/throttle.ts'
import { perAddress } from '#users/users.limits.ts'

const hour = 3_600_000
const day = 24 * hour

export const challengeCounts = (address: string): Count[] =>
  fromAddress('contact challenge', address, perAddress)

export const contactCounts = (address: string): Count[] =>
  fromAddress('contact', address, { most: 10, within_ms: hour })

/** Returns the counters of messages without proof of work: few from an address, and few in total. */
export const unprovenContactCounts = (address: string): Count[] => [
  ...fromAddress('unproven contact', address, { most: 3, within_ms: hour }),
  { by: 'unproven contact', most: 60, within_ms: hour },
]

/** Returns the counters of e-mails about an opening: by the mailbox, by who asks, and for the whole site. */
export const openingCounts = (email: string, address: string): Count[] => [
  { by: `opening to ${email}`, most: 3, within_ms: day },
  ...fromAddress('opening', address, { most: 10, within_ms: hour }),
  { by: 'opening', most: 300, within_ms: hour },
]
