import type { Place } from '#auth/sessions/sessions.places.queries.ts'
import { type Count, fromAddress, type Limit } from '#platform/throttle/throttle.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * Lifetimes of sessions: a session ends when it is unused for so long, or so long after it began
 * even if it is used. Staff see whole classes and sign in again each week. A family's session
 * outlasts a term, because a child who is often signed out writes the password down.
 */
export const sessionLife = { unused_ms: 30 * day, staff_ms: 7 * day, family_ms: 180 * day }

/** Limit for one address; a whole class may share it. */
const perAddress = { most: 60, within_ms: hour }

/** Limit for one mailbox or telephone, asked for from one place: enough for somebody who lost a few. */
const perMailbox = { most: 5, within_ms: hour }
const perNumber = { most: 5, within_ms: 15 * minute }

/** How many times that limit is allowed from all unknown places together: few enough not to annoy the owner. */
const strangersTimes = 2

/** Limit of text messages of the whole site to people who may never have asked: more than a busy day needs. */
const textsOfSite = { most: 200, within_ms: hour }
const signupMailsOfSite = { most: 2000, within_ms: hour }

/** Limit of codes that one person has sent, to show that a number is theirs. */
const textsOfPerson = { most: 10, within_ms: day }

export const signupCounts = (address: string, email?: string): Count[] => [
  ...fromAddress('signup', address, perAddress),
  ...(email === undefined
    ? []
    : [
        { by: 'mails to sign up', ...signupMailsOfSite },
        { by: `sign-up to ${email}`, ...perMailbox },
      ]),
]

type Sent = {
  readonly to: string
  readonly address: string
  /** Where the owner has signed in from before, if the caller is there. */
  readonly place: Place | undefined
}

/**
 * Returns the counters of a message. A browser that the owner has signed in with has an allowance
 * of its own, which nobody else can use up; an address that they have signed in from is not
 * affected by requests from elsewhere.
 */
function messageCounts(what: string, { to, address, place }: Sent, limit: Limit): Count[] {
  if (place === 'device') return [{ by: `${what} to ${to} at a known device`, ...limit }]
  const { most, within_ms } = limit
  const strangers = { by: `${what} to ${to}`, most: strangersTimes * most, within_ms }
  return [
    { by: `${what} to ${to} from ${address}`, ...limit },
    ...(place === 'address' ? [] : [strangers]),
    ...fromAddress(what, address, perAddress),
  ]
}

/**
 * Returns the counters of codes to sign in with, and of codes that a signed-in person has sent to a
 * number of their choice.
 */
export const otpCounts = (sent: Sent, actor_id: string | undefined): Count[] => [
  ...messageCounts('code', sent, perNumber),
  ...(actor_id === undefined
    ? []
    : [
        { by: `codes for ${actor_id}`, ...textsOfPerson },
        { by: 'codes to new numbers', ...textsOfSite },
      ]),
]

export const mailCounts = (what: 'magic link' | 'password link', sent: Sent): Count[] =>
  messageCounts(what, sent, perMailbox)

/**
 * Returns the counters of the second factor. Somebody who has the first factor could guess six
 * digits in the long run, so there is a daily limit too.
 */
export const secondFactorCounts = (user_id: string): Count[] => [
  { by: `second factor of ${user_id}`, most: 10, within_ms: 15 * minute },
  { by: `second factor of ${user_id} in a day`, most: 40, within_ms: 24 * hour },
]

export const setupCounts = (user_id: string): Count[] => [
  { by: `second factor set up by ${user_id}`, most: 10, within_ms: 15 * minute },
]

/**
 * Returns the counters of recovery codes. They are counted apart, so that an attacker who makes
 * codes wait does not keep the owner from a recovery code.
 */
export const recoveryCounts = (user_id: string): Count[] => [
  { by: `recovery code of ${user_id}`, most: 10, within_ms: hour },
]
