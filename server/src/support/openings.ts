import type { Input } from '@learngrove/contract/route'
import type { support } from '@learngrove/contract/support'
import { z } from 'zod'
import { readSender } from '#mail/mail-from.ts'
import { postLetter } from '#mail/send-email.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { issueTicket, useTicket } from '#platform/tickets/tickets.ts'
import { readSiteFace } from '#schools/schools.site.ts'
import { askLetter } from './openings.emails.ts'
import { openingCounts } from './support.limits.ts'
import { deleteOpeningReader, insertOpeningReader } from './support.openings.queries.ts'

type Ask = Input<typeof support.askOpening>['body']
type Answer = Input<typeof support.answerOpening>

const asked = z.object({ brand: z.string(), email: z.string(), origin: z.string() })

/**
 * Mails a link by which somebody confirms that they want to hear of the opening, or has their
 * address deleted. Until then only the link holds the address. A brand that is open has no such
 * list.
 */
export async function askOpening(
  context: Context<'public'>,
  { email: typed, website = '' }: Ask,
): Promise<void> {
  const { db, now, address, asked_at, school_id = null } = context
  const { door } = await readSiteFace(db, asked_at.hostname, '/')
  const { key: brand, is_coming_soon } = door.brand
  if (!is_coming_soon) throw new AppError('NOT_FOUND')
  if (website !== '') throw new AppError('NOT_A_PERSON')
  const email = typed.toLowerCase()
  await countRequest(db, openingCounts(email, address), now)
  const { origin } = await readSender(context)
  await transaction(db, async (tx) => {
    const data = { brand, email, origin }
    const { secret } = await issueTicket(tx, { purpose: 'opening', data, now })
    const words = askLetter(secret)
    await postLetter({ ...context, db: tx }, { recipient: email, school_id, words })
  })
}

/** Keeps the address of a reader who confirms, or deletes it. A link works for one answer. */
export async function answerOpening(
  { db, now }: Context<'public'>,
  { params, body }: Answer,
): Promise<void> {
  await transaction(db, async (tx) => {
    const shown = { purpose: 'opening', secret: params.token, now } as const
    const ticket = await useTicket(tx, shown)
    if (!ticket) throw new AppError('LINK_EXPIRED')
    // Safe to read: written by `askOpening`.
    const reader = asked.parse(ticket.data)
    if (!body.is_wanted) return deleteOpeningReader(tx, reader)
    await insertOpeningReader(tx, { id: newId(), ...reader, confirmed_at: now })
  })
}
