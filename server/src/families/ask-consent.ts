import type { families } from '@learngrove/contract/families'
import type { Input, Output } from '@learngrove/contract/route'
import { deviceMark } from '#accounts/accounts.device-mark.ts'
import { postLetter } from '#mail/send-email.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { dropTickets, issueTicket } from '#platform/tickets/tickets.ts'
import { findMailbox, lockUser } from '#users/users.accounts.queries.ts'
import { findConsentState } from '#users/users.consents.queries.ts'
import { askConsentLetter, nameForLetter } from './families.emails.ts'
import { consentCounts, waitingKeptMs } from './families.limits.ts'

type ConsentState = typeof families.consentState

/** Reads the state of a grown-up's consent to the caller's account. */
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
 * Mails the grown-up whom a child names a link to agree to its account, or to refuse it. The link
 * before is revoked. The e-mail holds nothing that the child wrote but a plain first name.
 */
export async function askConsent(
  context: Context<['student']>,
  { email }: Input<typeof families.askConsent>['body'],
): Promise<void> {
  const { db, actor, now, address } = context
  if (!actor.awaits_consent) throw new AppError('NOTHING_TO_ASK')
  const child = await findMailbox(db, actor.id)
  const own = [child.email, child.pending_email].map((each) => each?.toLowerCase())
  if (own.includes(email)) throw new AppError('OWN_ADDRESS')
  await countRequest(db, consentCounts(actor.id, email, address), now)
  await transaction(db, async (tx) => {
    // Under a lock, so that of two requests at once only one link is valid in the end.
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
