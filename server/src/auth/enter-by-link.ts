import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findDoor } from './auth.queries.ts'
import { readTicket, type Ticket, type TicketPurpose, useTicket } from './auth.tickets.ts'
import { addressOf, confirmAddress, tellIfTaken } from './confirm-address.ts'
import { type Entry, turnAway } from './enter.ts'
import { hostSchool } from './host-school.ts'
import { doorsOf, failuresSince, slowDown } from './slow-down.ts'

/** By the secret of a magic link or of a hand-over, which works once. */
export async function enterByLink(
  context: Context<'public'>,
  { login_token }: { readonly login_token?: string | undefined },
  purposes: readonly TicketPurpose[],
): Promise<Entry> {
  const { db, now, address } = context
  if (login_token === undefined) throw new AppError('INVALID_REQUEST')
  const found = await findLink(context, login_token, purposes)
  const doors = doorsOf(undefined, address)
  const { account, failures } = await findDoor(db, {
    who: { id: found?.ticket.user_id ?? null },
    school_id: await hostSchool(context),
    keys: Object.values(doors),
    since: failuresSince(now),
  })
  slowDown(failures, doors, now)
  const way = purposes[0] ?? 'magic_link'
  const expired = { doors, way, account, code: 'LINK_EXPIRED' } as const
  if (!found || !account) return turnAway(context, expired)
  const { purpose, ticket } = found
  const shown = { purpose, secret: login_token, now }
  if (await tellIfTaken(context, { ticket, shown })) return turnAway(context, expired)
  return {
    account,
    doors,
    spend: async (tx) => {
      const used = await useTicket(tx, shown)
      if (!used) throw new AppError('LINK_EXPIRED')
      const email = addressOf(used)
      if (email !== undefined)
        await confirmAddress({ ...context, db: tx }, { ...account, email, now })
    },
  }
}

type Found = { readonly purpose: TicketPurpose; readonly ticket: Ticket }

/** What a link is for, whichever of these it is, without using it up. */
export async function findLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  secret: string,
  purposes: readonly TicketPurpose[],
): Promise<Found | undefined> {
  for (const purpose of purposes) {
    const ticket = await readTicket(db, { purpose, secret, now })
    if (ticket) return { purpose, ticket }
  }
  return undefined
}
