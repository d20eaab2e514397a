import type { Db } from '#platform/database.ts'

export async function deleteSession(db: Db, token_hash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute()
}

/** The sessions of a user that are still open, the one used last first. */
export function listSessions(
  db: Db,
  { user_id, used_since }: { user_id: string; used_since: Date },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at', 'token_hash'])
    .where('user_id', '=', user_id)
    .where('last_used_at', '>', used_since)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

/** Ends one session of a user; returns whether there was one. */
export async function deleteOwnSession(db: Db, { id, user_id }: { id: string; user_id: string }) {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Ends the sessions of a user, all of them or all but one. */
export async function deleteSessions(
  db: Db,
  { user_id, except_hash }: { user_id: string; except_hash?: string | undefined },
) {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', user_id)
    .$if(except_hash !== undefined, (query) => query.where('token_hash', '!=', except_hash ?? ''))
    .execute()
}

export async function deleteSilentSessions(db: Db, used_before: Date) {
  await db.deleteFrom('sessions').where('last_used_at', '<', used_before).execute()
}
