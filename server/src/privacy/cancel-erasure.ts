import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { takenBackLetter } from './privacy.emails.ts'
import { findRequest, mailboxesOf, moveRequest } from './privacy.queries.ts'
import { notBegun, readPerson } from './request.ts'
import { postLetters } from './send-emails.ts'

/** Cancels an erasure that has not begun: anybody who could have requested it can. */
export async function cancelErasure(context: Context<'any'>, id: string): Promise<void> {
  const { db, actor, now } = context
  const request = await findRequest(db, id)
  if (request?.kind !== 'erasure' || request.subject_id === null) throw new AppError('NOT_FOUND')
  const person = await readPerson(context, request.subject_id)
  await transaction(db, async (tx) => {
    const to = { status: 'cancelled', finished_at: now }
    if (!(await moveRequest(tx, id, notBegun, to))) throw new AppError('NOT_FOUND')
    const { school_id } = request
    const event = { school_id, actor_id: actor.id, subject_id: person.id, now }
    await audit(tx, { action: 'erasure_cancelled', ...event })
    const readers = await mailboxesOf(tx, person)
    await postLetters({ ...context, db: tx }, school_id, readers, takenBackLetter)
  })
}
