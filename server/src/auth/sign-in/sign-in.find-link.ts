import type { Context } from '#platform/context.ts'
import { type LinkPurpose, readTicket, type Ticket } from '#platform/tickets/tickets.ts'

type Found = { readonly purpose: LinkPurpose; readonly ticket: Ticket }

/** Finds a link's ticket among these purposes, without using it up. */
export async function findLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  secret: string,
  purposes: readonly LinkPurpose[],
): Promise<Found | undefined> {
  for (const purpose of purposes) {
    const ticket = await readTicket(db, { purpose, secret, now })
    if (ticket) return { purpose, ticket }
  }
  return undefined
}
