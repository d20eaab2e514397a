import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/**
 * Holds the oldest last use and the oldest start of an open session, for families and for staff,
 * and the time of asking.
 */
export type Since = {
  readonly used: Date
  readonly staff: Date
  readonly family: Date
  readonly now: Date
}

/** The use of a session is recorded late by so much at most, so it stays open longer by that. */
const slackMinutes = 1

/** Tells whether a session of `sessions` is still open for its user of `users`. */
export const isOpen = ({ used, staff, family, now }: Since) => sql<boolean>`(
  sessions.last_used_at > ${used}::timestamptz and sessions.created_at > case
    when users.user_role_id in (${sql.lit(userRole.student)}, ${sql.lit(userRole.parent)})
    then ${family}::timestamptz else ${staff}::timestamptz end
  and not exists (
    select from schools where schools.id = users.school_id and sessions.last_used_at <=
      ${now}::timestamptz - make_interval(mins => idle_minutes + ${slackMinutes}::int)))`

export async function deleteSession(db: Db, token_hash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute()
}

/** Lists the open sessions of a user, the last used first. */
export function listSessions(db: Db, { user_id, since }: { user_id: string; since: Since }) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'device', 'sessions.created_at', 'last_used_at', 'token_hash'])
    .where('user_id', '=', user_id)
    .where(isOpen(since))
    .orderBy('last_used_at', 'desc')
    .orderBy('sessions.created_at', 'desc')
    .execute()
}

/** Ends one session of a user. Returns whether there was one. */
export async function deleteOwnSession(db: Db, { id, user_id }: { id: string; user_id: string }) {
  const deleted = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Ends the sessions of a user: all of them, or all but one. */
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

/** Ends every session of these users. */
export async function deleteSessionsOf(db: Db, user_ids: readonly string[]) {
  await db
    .deleteFrom('sessions')
    .where(sql<boolean>`user_id = any(${[...user_ids]}::uuid[])`)
    .execute()
}

/** Deletes the sessions that are no longer open. */
export async function deleteEndedSessions(db: Db, since: Since) {
  await db
    .deleteFrom('sessions')
    .using('users')
    .whereRef('users.id', '=', 'sessions.user_id')
    .where(sql<boolean>`not ${isOpen(since)}`)
    .execute()
}
