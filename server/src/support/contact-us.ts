import type { Input } from '@learngrove/contract/route'
import type { support } from '@learngrove/contract/support'
import { writeLetter } from '#mail/email-template.ts'
import { readSender } from '#mail/mail-from.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { useTicket } from '#platform/tickets/tickets.ts'
import { isSolved } from './proof-of-work.ts'
import { insertContactMessage } from './support.contact.queries.ts'
import { contactCounts, unprovenContactCounts } from './support.limits.ts'

/** Both calls and the form send it; the call by mail has no name and no honeypot field. */
type Contact = Input<typeof support.contactUs>['body']

/**
 * Keeps a message to us and mails it. Each solved challenge is good for one message; without one,
 * as a form without scripts sends it, few are accepted. A sender who fills in the honeypot field is
 * told so, since a browser may have filled it in for a person.
 */
export async function contactUs(context: Context<'public'>, body: Contact): Promise<void> {
  const { db, actor, now, address, school_id = null } = context
  const { challenge, solution, from_email, name = '', message, website = '' } = body
  if (website !== '') throw new AppError('NOT_A_PERSON')
  const isProven = challenge !== undefined || solution !== undefined
  if (isProven && !isSolved(challenge ?? '', solution ?? '')) throw new AppError('NOT_A_PERSON')
  const counts = isProven ? contactCounts(address) : unprovenContactCounts(address)
  await countRequest(db, counts, now)
  const letter = await letterOf(context, { from_email, name, message })
  const id = newId()
  const row = { id, school_id, user_id: actor?.id ?? null, from_email, name, message }
  await transaction(db, async (tx) => {
    const shown = { purpose: 'contact_challenge', secret: challenge ?? '', now } as const
    if (isProven && !(await useTicket(tx, shown))) throw new AppError('NOT_A_PERSON')
    await insertContactMessage(tx, { ...row, created_at: now })
    await context.mail.post(tx, letter)
  })
}

type Words = Pick<Contact, 'from_email' | 'message'> & { readonly name: string }

/** Writes the e-mail that we get. A stranger's words are in its body alone, never in its subject. */
async function letterOf(context: Context<'public'>, { from_email, name, message }: Words) {
  const sender = await readSender(context)
  const written = writeLetter(sender, {
    subject: 'A message from the contact form',
    paragraphs: [
      `From: ${name === '' ? from_email : `${name} (${from_email})`}`,
      ...message.split(/\n{2,}/),
    ],
  })
  const recipient = context.config.contact_mail
  return { kind: 'mail', school_id: context.school_id ?? null, recipient, ...written } as const
}
