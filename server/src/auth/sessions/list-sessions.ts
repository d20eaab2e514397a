import type { auth } from '@learngrove/contract/auth'
import type { Output } from '@learngrove/contract/route'
import type { Context } from '#platform/context.ts'
import { listSessions } from './sessions.queries.ts'
import { openSince } from './sessions.ts'

/** Lists the caller's sessions. */
export async function listOwnSessions({
  db,
  actor,
  now,
}: Context<'any'>): Promise<Output<typeof auth.sessions>> {
  const rows = await listSessions(db, { user_id: actor.id, since: openSince(now) })
  return {
    sessions: rows.map(({ token_hash, ...session }) => ({
      ...session,
      is_this: token_hash === actor.token_hash,
    })),
  }
}
