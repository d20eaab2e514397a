import { finishLetter, knownAddressLetter } from '#auth/auth.emails.ts'
import { type Poster, postLetter } from '#mail/send-email.ts'
import { transaction } from '#platform/database.ts'
import { newToken } from '#platform/ids.ts'
import { issueTicket } from '#platform/tickets/tickets.ts'
import { isEmailTaken } from '#users/users.credentials.queries.ts'
import { sealSignUp, type WaitingSignUp } from './sign-up.waiting.ts'

/**
 * Mails the link that finishes a sign-up. Until it is opened there is no account, and after three
 * days nothing that was typed is left. The owner of a known address gets an e-mail with the way to
 * sign in instead. The work is the same for both, so that the caller cannot tell them apart.
 */
export async function mailSignUp(
  context: Poster & { readonly now: Date },
  typed: WaitingSignUp,
): Promise<void> {
  const { now } = context
  const { email, school_id } = typed
  const secret = newToken()
  const data = sealSignUp(secret, typed)
  await transaction(context.db, async (db) => {
    const isTaken = await isEmailTaken(db, { email })
    await issueTicket(db, { purpose: 'signup', data, secret, now })
    const words = isTaken ? knownAddressLetter({}) : finishLetter({ secret })
    await postLetter({ ...context, db }, { recipient: email, school_id, words })
  })
}
