import type { Db } from '#platform/database.ts'
import { dropTickets, dropTicketsOf } from '#platform/tickets/tickets.ts'

/** What else signs in for a user; a new password revokes it all. */
const purposes = [
  'magic_link',
  'password_reset',
  'invitation',
  'login_token',
  'otp',
  'second_factor',
  'copy',
] as const

export async function dropLinks(db: Db, at: { user_id: string; now: Date }): Promise<void> {
  for (const purpose of purposes) await dropTickets(db, { purpose, ...at })
}

/** Revokes the same for several users at once. */
export const dropLinksOf = (
  db: Db,
  at: { readonly user_ids: readonly string[]; readonly now: Date },
): Promise<void> => dropTicketsOf(db, { purposes, ...at })
