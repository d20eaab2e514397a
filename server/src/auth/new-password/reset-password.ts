import type { auth } from '@learngrove/contract/auth'
import type { Input } from '@learngrove/contract/route'
import { changedLetter } from '#auth/auth.emails.ts'
import { deleteSessions } from '#auth/sessions/sessions.queries.ts'
import { findLink } from '#auth/sign-in/sign-in.find-link.ts'
import { addressOf, confirmAddress, tellIfTaken } from '#auth/sign-up/sign-up.confirm-address.ts'
import { postLetter } from '#mail/send-email.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { assertStrong } from '#platform/passwords/password-strength.ts'
import { hashPassword } from '#platform/passwords/passwords.ts'
import { useTicket } from '#platform/tickets/tickets.ts'
import { changeUser } from '#users/users.accounts.ts'
import { findCredentials } from '#users/users.credentials.queries.ts'
import { dropLinks } from './new-password.links.ts'

type Reset = Input<typeof auth.resetPassword>['body']

/** Sets a new password by the link that was mailed, or by an invitation, and ends every session. A weak password leaves the link valid. */
export async function resetPassword(
  context: Context<'public'>,
  { token, new_password }: Reset,
): Promise<void> {
  const { now } = context
  const found = await findLink(context, token, ['password_reset', 'invitation'])
  const ticket = found?.ticket
  const user = ticket?.user_id && (await findCredentials(context.db, ticket.user_id))
  if (!found || !ticket || !user) throw new AppError('LINK_EXPIRED')
  const shown = { purpose: found.purpose, secret: token, now }
  if (await tellIfTaken(context, { ticket, shown })) throw new AppError('LINK_EXPIRED')
  const { id, school_id, first_name, last_name, username } = user
  // A link that a parent was given for their child was not mailed to an address of the child's.
  const mailed_to = addressOf(ticket)
  const email = mailed_to ?? user.email
  await assertStrong(new_password, [first_name, last_name, username, email])
  const password_hash = await hashPassword(new_password)
  await transaction(context.db, async (db) => {
    if (!(await useTicket(db, shown))) throw new AppError('LINK_EXPIRED')
    if (mailed_to !== undefined) {
      await confirmAddress({ ...context, db }, { id, school_id, email: mailed_to, now })
    }
    await changeUser(db, id, { password_hash })
    await deleteSessions(db, { user_id: id })
    await dropLinks(db, { user_id: id, now })
    const event = { action: 'password_reset', school_id, actor_id: id, subject_id: id } as const
    await audit(db, { ...event, now })
    if (email === null) return
    const letter = { recipient: email, school_id, words: changedLetter({ first_name }) }
    await postLetter({ ...context, db }, letter)
  })
}
