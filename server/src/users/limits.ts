import type { Count } from '#auth/auth.requests.ts'

const hour = 3_600_000

/** A parent may have this many children here. */
export const maxChildren = 10

/** A whole school may sit behind one address. */
const perAddress = { most: 60, within_ms: hour }

/** Guesses at a child's code or password, right ones too: by who guesses, and at whom. */
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

export const challengeCounts = (address: string): Count[] => [
  { by: `contact challenge from ${address}`, ...perAddress },
]

export const contactCounts = (address: string): Count[] => [
  { by: `contact from ${address}`, most: 10, within_ms: hour },
]

export const createChildCounts = (parent_id: string): Count[] => [
  { by: `child by ${parent_id}`, most: 3 * maxChildren, within_ms: hour },
]

/** Links that confirm an address: by the mailbox they go to, and by who asks. */
export const addressCounts = (email: string, address: string): Count[] => [
  { by: `address to ${email}`, most: 5, within_ms: hour },
  { by: `address from ${address}`, ...perAddress },
]
