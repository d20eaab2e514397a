import type { Context } from '#platform/context.ts'
import { type Count, fromAddress } from '#platform/throttle/throttle.ts'
import { addressCounts } from '#users/users.limits.ts'

const day = 86_400_000

/** How many invitations a school mails in a day: a large one at the start of its year. */
const invitationsOfSchool = { most: 400, within_ms: day }

/** Returns the counters of invitations: by the mailbox, and by the school, which may invite many at once. */
export const invitationCounts = (
  { actor, address, school_id }: Pick<Context<'any'>, 'actor' | 'address' | 'school_id'>,
  about: string,
): Count[] => [
  { by: `invitations of ${school_id}`, ...invitationsOfSchool },
  ...addressCounts(about, { actor_id: actor.id, address }).slice(0, 1),
]

const hour = 3_600_000
/** More than anybody mistypes, and far less than would find a code. A class shares the address of its school. */
const codesOfStudent = { most: 10, within_ms: hour }
const codesOfAddress = { most: 400, within_ms: hour }

export const codeCounts = ({ actor, address }: Pick<Context<'any'>, 'actor' | 'address'>) => [
  { by: `class codes tried by ${actor.id}`, ...codesOfStudent },
  ...fromAddress('class codes', address, codesOfAddress),
]

/** How many sheets of cards a school makes in an hour: each card is a password that is hashed. */
const sheetsOfSchool = { most: 60, within_ms: hour }

export const cardCounts = (school_id: string): Count[] => [
  { by: `cards of ${school_id}`, ...sheetsOfSchool },
]
