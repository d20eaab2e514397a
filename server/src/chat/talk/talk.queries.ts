import { readTalk, type TalkState } from '@learngrove/tutor/mind'
import { sql } from 'kysely'
import type { Audience } from '#chat/asker.ts'
import type { Db } from '#platform/database.ts'

/** Who is at most in this year of school is given shorter answers. */
const lastYoungYear = 6

export type Talk = {
  readonly state: TalkState
  readonly audience: Audience
  readonly is_young: boolean
}

/** Reads where the tutor is in a thread, and whether its owner is young; a new thread begins at the first state. */
export async function findTalk(db: Db, thread_id: string): Promise<Talk> {
  const row = await db
    .selectFrom('chat_threads')
    .leftJoin('users', 'users.id', 'chat_threads.user_id')
    .leftJoin('academic_levels', 'academic_levels.id', 'users.academic_level_id')
    .leftJoin('tutor_talks', 'thread_id', 'chat_threads.id')
    .select(['audience', 'state', 'position'])
    .$narrowType<{ audience: Audience }>()
    .where('chat_threads.id', '=', thread_id)
    .executeTakeFirstOrThrow()
  const { audience, state, position } = row
  const is_young = position !== null && position <= lastYoungYear
  return { state: readTalk(state), audience, is_young }
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
