import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Which session: by the hash of what the browser holds, on the host of a school or of none. */
export type WhichSession = {
  readonly session_hash: string
  readonly school_id: string | undefined
  readonly now: Date
}

type Session = { readonly id: string; readonly time_zone: string }

/** Tells whether a session can be talked in: its time is not over, nobody has taken it, and it is of this host. */
const isLive = ({ school_id, now }: Omit<WhichSession, 'session_hash'>) => sql<boolean>`(
  guest_chat_sessions.expires_at > ${now}::timestamptz and guest_chat_sessions.taken_by is null
  and guest_chat_sessions.school_id is not distinct from ${school_id ?? null}::uuid)`

export function findSession(db: Db, which: WhichSession): Promise<Session | undefined> {
  return db
    .selectFrom('guest_chat_sessions')
    .select(['id', 'time_zone'])
    .where('session_hash', '=', which.session_hash)
    .where(isLive(which))
    .executeTakeFirst()
}

type Use = WhichSession & Session & { readonly expires_at: Date }

/**
 * Begins a session or, if it has begun and is live, puts its end off, in one statement. Undefined where it
 * can be talked in no longer.
 */
export async function useSession(db: Db, use: Use): Promise<Session | undefined> {
  const { id, session_hash, school_id = null, time_zone, now, expires_at } = use
  return db
    .insertInto('guest_chat_sessions')
    .values({
      ...{ id, session_hash, school_id, time_zone, expires_at },
      created_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('session_hash')
        .doUpdateSet({ last_used_at: now, expires_at, time_zone })
        .where(isLive(use)),
    )
    .returning(['id', 'time_zone'])
    .executeTakeFirst()
}

/** Finds a session by its secret for taking it over, and holds it until the transaction ends. */
export function lockSession(db: Db, { session_hash, now }: { session_hash: string; now: Date }) {
  return db
    .selectFrom('guest_chat_sessions')
    .select(['id', 'taken_by', 'taken_threads'])
    .$narrowType<{ taken_threads: string[] }>()
    .where('session_hash', '=', session_hash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes down whose the talks of a session have become, and which. */
export async function markTaken(
  db: Db,
  { id, taken_by, thread_ids }: { id: string; taken_by: string; thread_ids: readonly string[] },
): Promise<void> {
  await db
    .updateTable('guest_chat_sessions')
    .set({ taken_by, taken_threads: JSON.stringify(thread_ids) })
    .where('id', '=', id)
    .execute()
}

/** Deletes the sessions whose time is over, with all that was said in them. Returns how many. */
export async function deleteExpiredGuests(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('guest_chat_sessions')
    .where('expires_at', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
