import { knownAddressLetter, verifyLetter } from '#auth/auth.emails.ts'
import { type Poster, postLetter } from '#mail/send-email.ts'
import { issueTicket } from '#platform/tickets/tickets.ts'
import { isEmailTaken } from '#users/users.credentials.queries.ts'

export type Unverified = {
  readonly id: string
  readonly school_id: string
  readonly username: string | null
  /** The address that they named; it is in `pending_email`. */
  readonly email: string
  readonly now: Date
}

/**
 * Mails the link that makes an address theirs. Where the address is somebody else's already, that
 * owner gets a letter instead; the work is the same, so that nothing tells the one who asked.
 * Inside a transaction `context.db` is the transaction.
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
