import { readTalk, type TalkState } from '@learngrove/tutor/mind'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Reads where the tutor is in a thread; a new thread begins at the first state. */
export async function findTalk(db: Db, thread_id: string): Promise<TalkState> {
  const row = await db
    .selectFrom('tutor_talks')
    .select('state')
    .where('thread_id', '=', thread_id)
    .executeTakeFirst()
  return readTalk(row?.state)
}

/** Keeps where the tutor is in a thread, over what was kept before. */
export async function keepTalk(
  db: Db,
  { thread_id, state }: { thread_id: string; state: TalkState },
): Promise<void> {
  const kept = sql<string>`${JSON.stringify(state)}::jsonb`
  await db
    .insertInto('tutor_talks')
    .values({ thread_id, state: kept })
    .onConflict((conflict) => conflict.column('thread_id').doUpdateSet({ state: kept }))
    .execute()
}
