import { z } from 'zod'
import { goneAddressLetter, movedLetter } from '#auth/auth.emails.ts'
import { deleteSessions } from '#auth/sessions/sessions.queries.ts'
import { type Poster, postLetter } from '#mail/send-email.ts'
import { audit } from '#platform/audit/audit.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { dropTickets, type LinkPurpose, type Ticket, useTicket } from '#platform/tickets/tickets.ts'
import { isUniqueViolation } from '#platform/unique-violation.ts'
import { confirmEmail, isEmailTaken } from '#users/users.credentials.queries.ts'

const mailed = z.object({ email: z.string() })

/** Returns the address that a ticket was mailed to, if it was mailed. */
export const addressOf = ({ data }: Ticket): string | undefined =>
  mailed.safeParse(data).data?.email

/**
 * Confirms the address that an opened link was mailed to, since only its owner can open it. Writes
 * to the address that it replaces, and ends every session: whoever opened the link gets a new one.
 * Inside a transaction `context.db` is the transaction. Refuses with `LINK_EXPIRED` if they have
 * named another address since, or somebody else has just confirmed it.
 */
export async function confirmAddress(
  context: Poster,
  { id, school_id, email, now }: { id: string; school_id: string; email: string; now: Date },
): Promise<void> {
  const tx = context.db
  const confirmed = await confirmEmail(tx, { id, email }).catch(refuseTaken)
  if (!confirmed) throw new AppError('LINK_EXPIRED')
  if (!confirmed.was_pending) return
  // Links that went to the earlier address may no longer be opened.
  await dropTickets(tx, { purpose: 'password_reset', user_id: id, now })
  await dropTickets(tx, { purpose: 'magic_link', user_id: id, now })
  const event = { action: 'email_verified', school_id, actor_id: id, subject_id: id } as const
  await audit(tx, { ...event, now })
  const { old_email, first_name } = confirmed
  if (old_email === null || old_email.toLowerCase() === email.toLowerCase()) return
  await deleteSessions(tx, { user_id: id })
  const letter = { recipient: old_email, school_id, words: movedLetter({ first_name }) }
  await postLetter(context, letter)
}

function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('LINK_EXPIRED', { cause: error }) : error
}

type Shown = { readonly purpose: LinkPurpose; readonly secret: string; readonly now: Date }

/**
 * Tells whether the address of a link has become somebody else's since it was mailed. If so it uses
 * the link up and explains by e-mail, since the answer may only say that the link has expired.
 */
export async function tellIfTaken(
  context: Poster,
  { ticket, shown }: { ticket: Ticket; shown: Shown },
): Promise<boolean> {
  const email = addressOf(ticket)
  if (email === undefined || ticket.user_id === null) return false
  if (!(await isEmailTaken(context.db, { email, except: ticket.user_id }))) return false
  await transaction(context.db, async (db) => {
    if (!(await useTicket(db, shown))) return
    const letter = { recipient: email, school_id: null, words: goneAddressLetter() }
    await postLetter({ ...context, db }, letter)
  })
  return true
}
