import type { Count } from './auth.requests.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * When a session ends that nobody ends: not used for so long, or so long after it began, even if it is
 * used. Staff see whole classes and sign in again each week; a family's lasts longer than a term, for a
 * child who is often signed out writes the password down.
 */
export const sessionLife = { unused_ms: 30 * day, staff_ms: 7 * day, family_ms: 180 * day }

/** A whole class may sit behind one address. */
const perAddress = { most: 60, within_ms: hour }

/** What goes to one mailbox or one telephone: enough for whoever lost some, too few to annoy. */
const perMailbox = { most: 5, within_ms: hour }
const perNumber = { most: 5, within_ms: 15 * minute }

export const signupCounts = (address: string): Count[] => [
  { by: `signup from ${address}`, ...perAddress },
]

export const otpCounts = (mobile_number: string, address: string): Count[] => [
  { by: `code to ${mobile_number}`, ...perNumber },
  { by: `code from ${address}`, ...perAddress },
]

export const mailCounts = (
  what: 'magic link' | 'password link' | 'address',
  email: string,
  address: string,
): Count[] => [
  { by: `${what} to ${email}`, ...perMailbox },
  { by: `${what} from ${address}`, ...perAddress },
]

/** Six digits could be guessed in the long run by whoever has the first factor, so a day has an end too. */
export const secondFactorCounts = (user_id: string): Count[] => [
  { by: `second factor of ${user_id}`, most: 10, within_ms: 15 * minute },
  { by: `second factor of ${user_id} in a day`, most: 40, within_ms: 24 * hour },
]

export const setupCounts = (user_id: string): Count[] => [
  { by: `second factor set up by ${user_id}`, most: 10, within_ms: 15 * minute },
]

/** Counted apart: whoever makes codes wait does not keep the owner from a recovery code. */
export const recoveryCounts = (user_id: string): Count[] => [
  { by: `recovery code of ${user_id}`, most: 10, within_ms: hour },
]
