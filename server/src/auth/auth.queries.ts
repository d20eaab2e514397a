import { type Insertable, sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import type { Tables } from '#platform/tables.ts'
import { type KnownUser, signsIn, userColumns } from '#users/users.queries.ts'

export async function insertSession(db: Db, session: Insertable<Tables['sessions']>) {
  await db.insertInto('sessions').values(session).execute()
}

/** Starts a session and writes down the sign-in, in one statement; returns the user as they were before it. */
export async function insertSignIn(
  db: Db,
  { user_id, token_hash, now }: { user_id: string; token_hash: string; now: Date },
): Promise<KnownUser> {
  const { rows } = await sql<KnownUser>`
    with seen as (${signsIn(user_id, now)}
    ), started as (
      insert into sessions (token_hash, user_id, created_at, last_used_at)
      select ${token_hash}, id, ${now}::timestamptz, ${now}::timestamptz from seen
      returning user_id
    )
    select ${userColumns} from users join schools on schools.id = users.school_id
    where users.id = (select user_id from started)`.execute(db)
  const [user] = rows
  if (!user) throw new Error('The account went while its owner signed in')
  return user
}

export async function touchSession(db: Db, { token_hash, now }: { token_hash: string; now: Date }) {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', token_hash)
    .execute()
}

export async function deleteSession(db: Db, token_hash: string) {
  await db.deleteFrom('sessions').where('token_hash', '=', token_hash).execute()
}

type Found = Pick<Actor, 'id' | 'school_id' | 'user_role_id' | 'teacher_role_id' | 'time_zone'> & {
  readonly last_used_at: Date
}

/** The user of a session that is still open. Every request asks this, so it is written out. */
export async function findActor(
  db: Db,
  { token_hash, used_since }: { token_hash: string; used_since: Date },
): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select users.id, users.school_id, users.user_role_id, users.teacher_role_id,
      coalesce(users.time_zone, schools.time_zone) as time_zone, sessions.last_used_at
    from sessions
    join users on users.id = sessions.user_id
    join schools on schools.id = users.school_id
    where sessions.token_hash = ${token_hash} and sessions.last_used_at > ${used_since}
      and users.is_active and schools.is_active`.execute(db)
  return rows[0]
}

/** The account that somebody signs in to; on a school's own site only one of that school. */
export function findAccount(
  db: Db,
  { name, school_id }: { name: string; school_id: string | undefined },
) {
  return db
    .selectFrom('users')
    .innerJoin('schools', 'schools.id', 'users.school_id')
    .select(['users.id', 'users.password_hash', 'users.user_role_id'])
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['users.email']), '=', name.toLowerCase()),
        eb(eb.fn<string>('lower', ['users.username']), '=', name.toLowerCase()),
      ]),
    )
    .where('users.is_active', '=', true)
    .where('schools.is_active', '=', true)
    .$if(school_id !== undefined, (query) => query.where('users.school_id', '=', school_id ?? ''))
    .executeTakeFirst()
}

/** When this account and this address last failed, and how often since a moment, each by its hash. */
export function countFailures(db: Db, { keys, since }: { keys: string[]; since: Date }) {
  return db
    .selectFrom('sign_in_failures')
    .select(['key_hash', sql<number>`count(*)::int`.as('failures')])
    .select((eb) => eb.fn.max('failed_at').as('last_failed_at'))
    .where('key_hash', 'in', keys)
    .where('failed_at', '>', since)
    .groupBy('key_hash')
    .execute()
}

export async function insertFailures(db: Db, { keys, now }: { keys: string[]; now: Date }) {
  await db
    .insertInto('sign_in_failures')
    .values(keys.map((key_hash) => ({ id: newId(), key_hash, failed_at: now })))
    .execute()
}

export async function deleteFailures(db: Db, key_hash: string) {
  await db.deleteFrom('sign_in_failures').where('key_hash', '=', key_hash).execute()
}
