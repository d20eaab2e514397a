import type { Input, Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import { dayIn } from '#gamification/gamification.streak.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { closeCase } from './cases.queries.ts'
import { insertEntry } from './entries.queries.ts'
import { readCase } from './read-case.ts'
import { assertCanRead } from './read-standing.ts'

type Close = typeof safeguarding.close

/** Closes a case with its outcome. Refuses with CASE_CLOSED, NOTE_NEEDED, NOT_READ and DAY_IS_PAST. */
export async function endCase(
  context: Context<Close['audience']>,
  { params: { id }, body }: Input<Close>,
): Promise<Output<Close>> {
  const { db, actor, school_id, now } = context
  await assertCanRead(context)
  const { outcome } = body
  const look_again_on = body.outcome === 'in_hand' ? body.look_again_on : null
  if (look_again_on && look_again_on < dayIn(actor.time_zone, now)) {
    throw new AppError('DAY_IS_PAST')
  }
  await transaction(db, async (tx) => {
    const ending = { outcome, look_again_on }
    if (!(await closeCase(tx, { id, school_id, by_id: actor.id, ...ending, now }))) {
      const found = await readCase({ ...context, db: tx }, id)
      if (found.closed_at) throw new AppError('CASE_CLOSED')
      throw new AppError(found.has_note ? 'NOT_READ' : 'NOTE_NEEDED')
    }
    await insertEntry(tx, { case_id: id, action: 'closed', by_id: actor.id, ...ending, now })
  })
  return readCase(context, id)
}
