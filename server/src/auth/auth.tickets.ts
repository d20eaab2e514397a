import { randomInt } from 'node:crypto'
import type { Db } from '#platform/database.ts'
import { hashOf, newId } from '#platform/ids.ts'
import { newToken } from './auth.sessions.ts'
import {
  claimTicket,
  countTry,
  endCodes,
  endTickets,
  findTicket,
  insertTicket,
} from './auth.tickets.queries.ts'

const second = 1000
const minute = 60 * second

/** What a secret may be used for, and how long it lives in milliseconds. */
export const ticketLife = {
  magic_link: 15 * minute,
  verify_email: 3 * 24 * 60 * minute,
  password_reset: 60 * minute,
  login_token: 60 * second,
  otp: 5 * minute,
  link_code: 24 * 60 * minute,
  provider_state: 10 * minute,
  contact_challenge: 30 * minute,
} as const

export type TicketPurpose = keyof typeof ticketLife

export type Ticket = {
  readonly id: string
  readonly user_id: string | null
  readonly data: unknown
  readonly expires_at: Date
}

/** So many tries has a code that can be guessed; the next one uses it up. */
const maxTries = 5

type Issue = {
  readonly purpose: TicketPurpose
  readonly user_id?: string | undefined
  readonly data?: object
  readonly now: Date
  /** Without one a secret that cannot be guessed is made. */
  readonly secret?: string
}

/** Makes a secret that works once; only its hash is kept. */
export async function issueTicket(
  db: Db,
  { purpose, user_id, data = {}, now, secret = newToken() }: Issue,
): Promise<{ secret: string; expires_at: Date }> {
  const expires_at = new Date(now.getTime() + ticketLife[purpose])
  const secret_hash = hashOf(`${purpose} ${secret}`)
  const row = { id: newId(), purpose, secret_hash, user_id: user_id ?? null, created_at: now }
  await insertTicket(db, { ...row, data: JSON.stringify(data), expires_at })
  return { secret, expires_at }
}

type Shown = { readonly purpose: TicketPurpose; readonly secret: string; readonly now: Date }

/** What a secret is for, without using it up. */
export const readTicket = (db: Db, { purpose, secret, now }: Shown): Promise<Ticket | undefined> =>
  findTicket(db, { purpose, secret_hash: hashOf(`${purpose} ${secret}`), now })

/** Uses a secret up. Of two who show it at once, one gets the ticket. */
export const useTicket = (db: Db, { purpose, secret, now }: Shown): Promise<Ticket | undefined> =>
  claimTicket(db, { purpose, secret_hash: hashOf(`${purpose} ${secret}`), now })

/** A secret that people type is only good together with what it was sent to. */
export const secretFor = (about: string, code: string): string => `${about} ${code}`

type Tried = {
  readonly purpose: TicketPurpose
  /** What the code was sent to: `about` in the ticket's data. */
  readonly about: string
  readonly code: string
  readonly now: Date
}

/**
 * Tries a code that can be guessed, and uses it up if it fits. The try is counted before it is
 * made, so that guesses made at once are not more than those made one after the other.
 */
export async function tryCode(
  db: Db,
  { purpose, about, code, now }: Tried,
): Promise<Ticket | undefined> {
  await countTry(db, { purpose, about, now, maxTries })
  return useTicket(db, { purpose, secret: secretFor(about, code), now })
}

/** Ends what was issued to a user before, so that only the newest works. */
export const dropTickets = (db: Db, at: { purpose: TicketPurpose; user_id: string; now: Date }) =>
  endTickets(db, at)

/** Ends the codes that were sent to the same before. */
export const dropCodes = (db: Db, at: { purpose: TicketPurpose; about: string; now: Date }) =>
  endCodes(db, at)

const codeDigits = 6

/** A one-time code, as it is sent by text message. */
export const newCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
