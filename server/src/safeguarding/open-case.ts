import type { Input, Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { markOpened } from './cases.queries.ts'
import { insertEntry } from './entries.queries.ts'
import { selectLines } from './lines.queries.ts'
import { passagesOf } from './passages.ts'
import { readCase } from './read-case.ts'
import { assertCanRead } from './read-standing.ts'

type Open = typeof safeguarding.open

/** Reads the lines around what was flagged. Every reading is recorded. */
export function openCase(
  context: Context<Open['audience']>,
  { id }: Input<Open>['params'],
): Promise<Output<Open>> {
  const { actor, school_id, now } = context
  return transaction(context.db, async (tx) => {
    const world = { ...context, db: tx }
    await assertCanRead(world)
    if (!(await markOpened(tx, { id, school_id, now }))) throw new AppError('NOT_FOUND')
    const lines = await selectLines(tx, id)
    const reading = { action: 'opened', by_id: actor.id, lines: lines.length, now } as const
    await insertEntry(tx, { case_id: id, ...reading })
    return { ...(await readCase(world, id)), passages: passagesOf(lines) }
  })
}
