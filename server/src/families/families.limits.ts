import type { Count } from '#platform/throttle/throttle.ts'
import { maxChildren, perAddress } from '#users/users.limits.ts'

const hour = 3_600_000
const day = 24 * hour

/** Limit of attempts at a child's code or password, correct ones too: by who guesses, and at whom. */
const guesses = { most: 10, within_ms: hour }

export const guessCounts = (parent_id: string, username: string | undefined): Count[] => [
  { by: `link guess by ${parent_id}`, ...guesses },
  ...(username === undefined
    ? []
    : [{ by: `link guess at ${username.toLowerCase()}`, ...guesses }]),
]

export const linkCodeCounts = (student_id: string): Count[] => [
  { by: `link code of ${student_id}`, most: 30, within_ms: hour },
]

export const createChildCounts = (parent_id: string): Count[] => [
  { by: `child by ${parent_id}`, most: 3 * maxChildren, within_ms: hour },
]

/** How long an account without a grown-up's consent is kept before it is deleted. */
export const waitingKeptMs = 30 * day

/** Returns the counters of e-mails that ask a grown-up for consent: by the child, by the mailbox, and by who asks. */
export const consentCounts = (child_id: string, email: string, address: string): Count[] => [
  { by: `consent for ${child_id}`, most: 5, within_ms: day },
  { by: `consent to ${email}`, most: 5, within_ms: day },
  { by: `consent from ${address}`, ...perAddress },
]

/** Returns the counters of e-mails that a child forgot its password: enough to be noticed, too few to annoy. */
export const askGrownUpCounts = (username: string, address: string): Count[] => [
  { by: `grown-up of ${username.toLowerCase()}`, most: 3, within_ms: day },
  { by: `grown-up from ${address}`, ...perAddress },
]
