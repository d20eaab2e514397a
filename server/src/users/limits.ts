import { type Count, fromAddress } from '#auth/auth.requests.ts'

const hour = 3_600_000
const day = 24 * hour

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

export const challengeCounts = (address: string): Count[] =>
  fromAddress('contact challenge', address, perAddress)

export const contactCounts = (address: string): Count[] =>
  fromAddress('contact', address, { most: 10, within_ms: hour })

/** Messages that nothing shows a person to have written: few from an address, and few of all together. */
export const unprovenContactCounts = (address: string): Count[] => [
  ...fromAddress('unproven contact', address, { most: 3, within_ms: hour }),
  { by: 'unproven contact', most: 60, within_ms: hour },
]

/** Letters to whoever wants to hear of an opening: by the mailbox, by who asks, and for the whole site. */
export const openingCounts = (email: string, address: string): Count[] => [
  { by: `opening to ${email}`, most: 3, within_ms: day },
  ...fromAddress('opening', address, { most: 10, within_ms: hour }),
  { by: 'opening', most: 300, within_ms: hour },
]

export const createChildCounts = (parent_id: string): Count[] => [
  { by: `child by ${parent_id}`, most: 3 * maxChildren, within_ms: hour },
]

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

/** Codes that one person shows to have a number: not more than the texts that they can have sent. */
export const codeTryCounts = (actor_id: string): Count[] => [
  { by: `code tried by ${actor_id}`, most: 20, within_ms: day },
]

/** An account that no grown-up agrees to is kept so long, and then deleted. */
export const waitingKeptMs = 30 * day

/** Letters that ask a grown-up for consent: by the child, by the mailbox they go to, and by who asks. */
export const consentCounts = (child_id: string, email: string, address: string): Count[] => [
  { by: `consent for ${child_id}`, most: 5, within_ms: day },
  { by: `consent to ${email}`, most: 5, within_ms: day },
  { by: `consent from ${address}`, ...perAddress },
]

/** Letters that a child forgot its password: enough to be heard, too few to annoy. */
export const askGrownUpCounts = (username: string, address: string): Count[] => [
  { by: `grown-up of ${username.toLowerCase()}`, most: 3, within_ms: day },
  { by: `grown-up from ${address}`, ...perAddress },
]
