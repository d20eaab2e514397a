import { providers } from '@learngrove/contract/auth'
import { z } from 'zod'
import { readSender } from '#mail/mail-from.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf } from '#platform/ids.ts'
import { mergeTicketData } from '#platform/tickets/tickets.queries.ts'
import { readTicket, useTicket } from '#platform/tickets/tickets.ts'

export type Provider = (typeof providers)[number]

/** The identity that a provider verified. */
const vouched = z.object({
  issuer: z.string(),
  subject: z.string().min(1),
  /** Only an address that the provider says is verified; in lower case. */
  email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
})

export type VerifiedIdentity = z.output<typeof vouched>

/** What is remembered while somebody is at a provider's site. */
const state = z.object({
  provider: z.enum(providers),
  /** The site that the sign-in began at, which is also where the provider sends the browser back to. */
  origin: z.string(),
  redirect_uri: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The name that Apple sends once, beside its code. */
  name: z.object({ first_name: z.string(), last_name: z.string() }).optional(),
  /** The code that was exchanged before the sign-in, hashed, and what it returned. */
  exchanged: z.string().optional(),
  vouched: vouched.optional(),
})

export type State = z.output<typeof state>

export const purpose = 'provider_state'

export const refused = (): AppError => new AppError('PROVIDER_REFUSED')

/** Returns the origin that this request was made at, if it is one of our own sites; else nothing. */
export async function ownOrigin(context: Context<'public'>): Promise<string | undefined> {
  const { protocol, host } = context.asked_at
  const { origin } = await readSender(context)
  return origin === `${protocol}://${host}` ? origin : undefined
}

type Shown = {
  readonly provider: Provider
  readonly secret: string | undefined
  /** Tells whether reading it uses it up. */
  readonly is_used: boolean
}

/** Reads the state of a sign-in that comes back to the same site from the same provider. */
export async function readState(
  { db, now, asked_at }: Context<'public'>,
  { provider, secret, is_used }: Shown,
): Promise<State | undefined> {
  if (secret === undefined) return undefined
  const show = is_used ? useTicket : readTicket
  const ticket = await show(db, { purpose, secret, now })
  if (!ticket) return undefined
  const data = state.parse(ticket.data)
  const isSame =
    data.provider === provider && data.origin === `${asked_at.protocol}://${asked_at.host}`
  return isSame ? data : undefined
}

type Kept = Pick<State, 'name' | 'exchanged' | 'vouched'>

/** Adds what was not known yet. Returns whether it did: of two at once only one adds it. */
export const addToState = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  secret: string,
  data: Kept,
): Promise<boolean> =>
  mergeTicketData(db, { purpose, secret_hash: hashOf(`${purpose} ${secret}`), data, now })
