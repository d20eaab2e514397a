import { type Entry, refuseSignIn } from '#auth/auth.begin-session.ts'
import { knownAddressLetter } from '#auth/auth.emails.ts'
import type { CountedAttempt } from '#auth/auth.queries.ts'
import { postLetter } from '#mail/send-email.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { type Ticket, useTicket } from '#platform/tickets/tickets.ts'
import { isEmailTaken } from '#users/users.credentials.queries.ts'
import { addAccount } from './new-account.ts'
import { confirmAddress } from './sign-up.confirm-address.ts'
import { openSignUp } from './sign-up.waiting.ts'

type Opened = { readonly secret: string; readonly ticket: Ticket; readonly tried: CountedAttempt }

/**
 * Adds the account of a sign-up whose link was opened, which also confirms the address. If the
 * address has become somebody else's meanwhile, its owner gets an e-mail.
 */
export async function finishSignUp(
  context: Context<'public'>,
  { secret, ticket, tried }: Opened,
): Promise<Entry> {
  const { now } = context
  const { email, ...typed } = openSignUp(secret, ticket.data)
  const shown = { purpose: 'signup', secret, now } as const
  const { school_id, user_role_id } = typed
  if (await isEmailTaken(context.db, { email })) {
    await transaction(context.db, async (db) => {
      if (!(await useTicket(db, shown))) return
      const letter = { recipient: email, school_id, words: knownAddressLetter({}) }
      await postLetter({ ...context, db }, letter)
    })
    return refuseSignIn(context, { way: 'magic_link', account: undefined, code: 'LINK_EXPIRED' })
  }
  const id = newId()
  return {
    account: { id, school_id, user_role_id },
    tried,
    spend: async (db) => {
      if (!(await useTicket(db, shown))) throw new AppError('LINK_EXPIRED')
      await addAccount({ db, now }, { ...typed, id, pending_email: email, may_rename: true })
      await confirmAddress({ ...context, db }, { id, school_id, email, now })
    },
  }
}
