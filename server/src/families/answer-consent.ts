import type { families } from '@learngrove/contract/families'
import { policyVersion } from '@learngrove/contract/policy'
import { userRole } from '@learngrove/contract/roles'
import type { Input, Output } from '@learngrove/contract/route'
import { z } from 'zod'
import { deviceMark } from '#accounts/accounts.device-mark.ts'
import { postLetter } from '#mail/send-email.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { type Db, transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { dropTickets, readTicket, useTicket } from '#platform/tickets/tickets.ts'
import { findMailbox } from '#users/users.accounts.queries.ts'
import {
  deleteWaiting,
  findWaiting,
  insertMailedConsent,
  openWithConsent,
} from '#users/users.consents.queries.ts'
import { consentTexts } from '#users/users.consents.ts'
import { lockStudent } from './families.children.queries.ts'
import { consentedLetter, nameForLetter } from './families.emails.ts'

type ReadConsent = typeof families.readConsent
type GiveConsent = typeof families.giveConsent

type Shown = { readonly token: string }

const asked = z.object({ email: z.string(), device: z.string() })

const ticketOf = ({ token }: Shown, now: Date) =>
  ({ purpose: 'consent', secret: token, now }) as const

/** Reads the child that a link asks a grown-up for. */
export async function readConsent(
  { db, now }: Context<ReadConsent['audience']>,
  shown: Input<ReadConsent>['params'],
): Promise<Output<ReadConsent>> {
  const ticket = await readTicket(db, ticketOf(shown, now))
  const child = ticket?.user_id ? await findWaiting(db, ticket.user_id) : undefined
  if (!child) throw new AppError('LINK_EXPIRED')
  return child
}

/**
 * Records a grown-up's consent to a child's account, with the name that they give and the address
 * that they were asked at, and opens the account. Refused on the device that the child asked on,
 * and to a caller who is signed in as a student.
 */
export async function giveMailedConsent(
  context: Context<GiveConsent['audience']>,
  { params, body }: Input<GiveConsent>,
): Promise<void> {
  const { db, actor, now } = context
  if (body.policy_version !== policyVersion) throw new AppError('POLICY_CHANGED')
  if (actor?.user_role_id === userRole.student) throw new AppError('SAME_DEVICE')
  await transaction(db, async (tx) => {
    const { child_id, email, device } = await claim(tx, params, now)
    if (device === deviceMark(context)) throw new AppError('SAME_DEVICE')
    if (!(await openWithConsent(tx, child_id))) throw new AppError('LINK_EXPIRED')
    const text = { text_name: consentTexts.child, text_version: policyVersion }
    const giver = { giver_name: body.name, giver_email: email }
    const consent = { id: newId(), given_for: child_id, ...giver, ...text, given_at: now }
    await insertMailedConsent(tx, consent)
    await dropTickets(tx, { purpose: 'consent', user_id: child_id, now })
    const child = await findMailbox(tx, child_id)
    const event = { action: 'consent_given', school_id: child.school_id, actor_id: null } as const
    await audit(tx, { ...event, subject_id: child_id, data: { ...text, way: 'mail' }, now })
    const words = consentedLetter({ child: nameForLetter(child.first_name, 'the child') })
    const letter = { recipient: email, school_id: child.school_id, words }
    await postLetter({ ...context, db: tx }, letter)
  })
}

/** Refuses a child's account for a grown-up: nothing of it is kept. */
export async function refuseConsent(
  { db, now }: Context<'public'>,
  shown: Input<typeof families.refuseConsent>['params'],
): Promise<void> {
  await transaction(db, async (tx) => {
    const { child_id } = await claim(tx, shown, now)
    const school_id = await deleteWaiting(tx, child_id)
    if (school_id === undefined) throw new AppError('LINK_EXPIRED')
    const event = { action: 'consent_refused', school_id, actor_id: null } as const
    await audit(tx, { ...event, subject_id: child_id, now })
  })
}

/** Uses a link up. The child's row is locked first, as everywhere, to avoid deadlocks. */
async function claim(db: Db, shown: Shown, now: Date) {
  const found = await readTicket(db, ticketOf(shown, now))
  if (!found?.user_id || !(await lockStudent(db, found.user_id))) throw new AppError('LINK_EXPIRED')
  if (!(await useTicket(db, ticketOf(shown, now)))) throw new AppError('LINK_EXPIRED')
  return { child_id: found.user_id, ...asked.parse(found.data) }
}
