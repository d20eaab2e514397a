import { randomInt } from 'node:crypto'
import type { Db } from '#platform/database.ts'
import { hashOf, newId, newToken } from '#platform/ids.ts'
import { keyedHashOf } from '#platform/secret-key.ts'
import {
  claimTicket,
  countTicketTry,
  countTry,
  endCodes,
  endTickets,
  endTicketsOf,
  findTicket,
  insertTicket,
} from './tickets.queries.ts'

const second = 1000
const minute = 60 * second

/** Purposes of tickets, and their lifetimes in milliseconds. */
export const ticketLife = {
  magic_link: 15 * minute,
  verify_email: 3 * 24 * 60 * minute,
  signup: 3 * 24 * 60 * minute,
  password_reset: 60 * minute,
  invitation: 7 * 24 * 60 * minute,
  login_token: 60 * second,
  otp: 5 * minute,
  link_code: 24 * 60 * minute,
  provider_state: 10 * minute,
  contact_challenge: 30 * minute,
  second_factor: 5 * minute,
  consent: 7 * 24 * 60 * minute,
  copy: 60 * second,
  opening: 3 * 24 * 60 * minute,
  setup: 24 * 60 * minute,
  answer_photo: 15 * minute,
  calendar: 400 * 24 * 60 * minute,
} as const

export type TicketPurpose = keyof typeof ticketLife

/** Purposes of codes that are typed by hand: they are short enough for all to be tried against a plain hash. */
type CodePurpose = 'otp' | 'link_code'

export type LinkPurpose = Exclude<TicketPurpose, CodePurpose>

/** The purpose of a secret; a short one is stored as a hash with the server's key. */
type For =
  | { readonly purpose: LinkPurpose }
  | { readonly purpose: CodePurpose; readonly secret_key: string }

const secretHash = (of: For, secret: string): string => {
  const text = `${of.purpose} ${secret}`
  return 'secret_key' in of ? keyedHashOf(of.secret_key, text) : hashOf(text)
}

export type Ticket = {
  readonly id: string
  readonly user_id: string | null
  readonly data: unknown
  readonly expires_at: Date
}

/** How many attempts a code that can be guessed allows; the next one uses it up. */
export const maxTries = 5

type Issue = For & {
  readonly user_id?: string | undefined
  readonly data?: object
  readonly now: Date
  /** The secret; without one, a secret that cannot be guessed is made. */
  readonly secret?: string
}

/** Issues a secret that works once; only its hash is stored. */
export async function issueTicket(
  db: Db,
  issue: Issue,
): Promise<{ secret: string; expires_at: Date }> {
  const { purpose, user_id, data = {}, now, secret = newToken() } = issue
  const expires_at = new Date(now.getTime() + ticketLife[purpose])
  const secret_hash = secretHash(issue, secret)
  const row = { id: newId(), purpose, secret_hash, user_id: user_id ?? null, created_at: now }
  await insertTicket(db, { ...row, data: JSON.stringify(data), expires_at })
  return { secret, expires_at }
}

type Shown = For & { readonly secret: string; readonly now: Date }

/** Returns the purpose and hash that find a secret's ticket. */
const placeOf = (shown: Shown) => ({
  purpose: shown.purpose,
  secret_hash: secretHash(shown, shown.secret),
  now: shown.now,
})

/** Reads the ticket of a secret without using it up. */
export const readTicket = (db: Db, shown: Shown): Promise<Ticket | undefined> =>
  findTicket(db, placeOf(shown))

/** Uses a secret up. Of two who show it at once, one gets the ticket. */
export const useTicket = (db: Db, shown: Shown): Promise<Ticket | undefined> =>
  claimTicket(db, placeOf(shown))

/** Binds a code that people type to what it was sent to. */
export const secretFor = (about: string, code: string): string => `${about} ${code}`

type Tried = {
  readonly purpose: CodePurpose
  readonly secret_key: string
  /** What the code was sent to: `about` in the ticket's data. */
  readonly about: string
  readonly code: string
  /** The user that it has to belong to, if known: a code of anybody else is not touched. */
  readonly of_user?: string
  readonly now: Date
}

/**
 * Tries a code that can be guessed, and uses it up if it matches. The attempt is counted before it
 * is made, so that guesses in parallel are no more than guesses in sequence.
 */
export async function tryCode(
  db: Db,
  { purpose, secret_key, about, code, of_user, now }: Tried,
): Promise<Ticket | undefined> {
  await countTry(db, { purpose, about, of_user, now, maxTries })
  const shown = { purpose, secret_key, secret: secretFor(about, code), now } as const
  return claimTicket(db, { ...placeOf(shown), of_user })
}

/**
 * Counts an attempt with a secret before it is made. Returns its number, from 1, or nothing if all
 * five were made or the secret is no longer valid.
 */
export const countTryWith = (db: Db, shown: Shown): Promise<number | undefined> =>
  countTicketTry(db, { ...placeOf(shown), maxTries })

/** Revokes earlier tickets of a user, so that only the newest works. */
export const dropTickets = (db: Db, at: { purpose: TicketPurpose; user_id: string; now: Date }) =>
  endTickets(db, at)

/** Revokes tickets of several users at once. */
export const dropTicketsOf = (
  db: Db,
  at: {
    readonly purposes: readonly TicketPurpose[]
    readonly user_ids: readonly string[]
    readonly now: Date
  },
) => endTicketsOf(db, at)

/** Revokes earlier codes that were sent to the same recipient for the same account, and nobody else's. */
export const dropCodes = (
  db: Db,
  at: { purpose: TicketPurpose; about: string; of_user: string | undefined; now: Date },
) => endCodes(db, at)

const codeDigits = 6

/** Makes a one-time code for a text message. */
export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
