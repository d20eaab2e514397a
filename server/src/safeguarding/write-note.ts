import type { Input, Output } from '@learngrove/contract/route'
import type { safeguarding } from '@learngrove/contract/safeguarding'
import type { Context } from '#platform/context.ts'
import { insertEntry } from './entries.queries.ts'
import { readCase } from './read-case.ts'
import { assertCanRead } from './read-standing.ts'

type Note = typeof safeguarding.note

/** Adds a note, also to a closed case, since its log only grows. */
export async function writeNote(
  context: Context<Note['audience']>,
  { params: { id }, body: { note } }: Input<Note>,
): Promise<Output<Note>> {
  const { db, actor, now } = context
  await assertCanRead(context)
  await readCase(context, id)
  await insertEntry(db, { case_id: id, action: 'note', by_id: actor.id, note, now })
  return readCase(context, id)
}
