import type { Input, Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { takeCase } from './cases.queries.ts'
import { insertEntry } from './entries.queries.ts'
import { readCase } from './read-case.ts'
import { assertCanRead } from './read-standing.ts'

type Take = typeof safeguarding.take

/** Assigns a case to the caller, even in place of another; repeating it changes nothing. */
export async function beOnCase(
  context: Context<Take['audience']>,
  { id }: Input<Take>['params'],
): Promise<Output<Take>> {
  const { db, actor, school_id, now } = context
  await assertCanRead(context)
  await transaction(db, async (tx) => {
    if (!(await takeCase(tx, { id, school_id, by_id: actor.id }))) return
    await insertEntry(tx, { case_id: id, action: 'taken', by_id: actor.id, now })
  })
  const found = await readCase(context, id)
  if (found.closed_at) throw new AppError('CASE_CLOSED')
  return found
}
