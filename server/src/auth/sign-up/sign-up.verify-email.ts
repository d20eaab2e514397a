import { knownAddressLetter, verifyLetter } from '#auth/auth.emails.ts'
import { type Poster, postLetter } from '#mail/send-email.ts'
import { issueTicket } from '#platform/tickets/tickets.ts'
import { isEmailTaken } from '#users/users.credentials.queries.ts'

export type Unverified = {
  readonly id: string
  readonly school_id: string
  readonly username: string | null
  /** The address that they named, as in `pending_email`. */
  readonly email: string
  readonly now: Date
}

/**
 * Mails the link that confirms an address. If the address is somebody else's already, that owner
 * gets an e-mail instead; the work is the same, so that the caller cannot tell. Inside a
 * transaction `context.db` is the transaction.
 */
export async function mailVerification(
  context: Poster,
  { id, school_id, username, email, now }: Unverified,
): Promise<void> {
  const { db } = context
  const isTaken = await isEmailTaken(db, { email, except: id })
  const { secret } = await issueTicket(db, {
    purpose: 'verify_email',
    user_id: id,
    data: { email },
    now,
  })
  const words = isTaken ? knownAddressLetter({}) : verifyLetter({ username, secret })
  await postLetter(context, { recipient: email, school_id, words })
}
