import type { Input, Output } from '@learngrove/contract/route'
import type { users } from '@learngrove/contract/users'
import { countRequest } from '#auth/auth.requests.ts'
import { dropTickets, issueTicket } from '#auth/auth.tickets.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { postLetter } from '#platform/mail/post-letter.ts'
import { deviceMark } from './device-mark.ts'
import { askConsentLetter, nameForLetter } from './families.letters.ts'
import { consentCounts, waitingKeptMs } from './limits.ts'
import { findMailbox, lockUser } from './users.accounts.queries.ts'
import { findConsentState } from './users.consents.queries.ts'

type ConsentState = typeof users.consentState

/** How far a grown-up's consent to the caller's account is. */
export async function readConsentState({
  db,
  actor,
}: Context<ConsentState['audience']>): Promise<Output<ConsentState>> {
  const state = await findConsentState(db, actor.id)
  if (!state?.awaits_consent) {
    return { awaits_consent: false, is_year_missing: false, deleted_at: null }
  }
  const { since, is_year_missing } = state
  const deleted_at = since && new Date(since.getTime() + waitingKeptMs)
  return { awaits_consent: true, is_year_missing, deleted_at }
}

/**
 * Mails the grown-up whom a child names a link by which they agree to its account, or refuse it. The
 * one before is no longer good. The letter carries nothing that the child wrote but a plain first name.
 */
export async function askConsent(
  context: Context<['student']>,
  { email }: Input<typeof users.askConsent>['body'],
): Promise<void> {
  const { db, actor, now, address } = context
  if (!actor.awaits_consent) throw new AppError('NOTHING_TO_ASK')
  const child = await findMailbox(db, actor.id)
  const own = [child.email, child.pending_email].map((each) => each?.toLowerCase())
  if (own.includes(email)) throw new AppError('OWN_ADDRESS')
  await countRequest(db, consentCounts(actor.id, email, address), now)
  await transaction(db, async (tx) => {
    // Asked for twice at once, only one of the links is good in the end.
    await lockUser(tx, actor.id)
    await dropTickets(tx, { purpose: 'consent', user_id: actor.id, now })
    const data = { email, device: deviceMark(context) }
    const ticket = { purpose: 'consent', user_id: actor.id, data, now } as const
    const { secret } = await issueTicket(tx, ticket)
    const words = askConsentLetter({ child: nameForLetter(child.first_name, 'A child'), secret })
    const letter = { recipient: email, school_id: child.school_id, words }
    await postLetter({ ...context, db: tx }, letter)
  })
}
