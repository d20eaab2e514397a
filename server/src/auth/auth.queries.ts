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

type Door = {
  readonly account: { id: string; password_hash: string | null; user_role_id: number } | undefined
  /** When this account and this address last failed, and how often since a moment, each by its hash. */
  readonly failures: readonly { key_hash: string; failures: number; last_failed_at: Date }[]
}

type DoorRow = {
  readonly id: string | null
  readonly password_hash: string | null
  readonly user_role_id: number | null
  readonly key_hash: string | null
  readonly failures: number | null
  readonly last_failed_at: Date | null
}

/**
 * The account that somebody signs in to, on a school's own site only one of that school, and the
 * failures that count against the try: in one statement, since every sign-in asks for both.
 */
export async function findDoor(
  db: Db,
  {
    name,
    school_id,
    keys,
    since,
  }: { name: string; school_id: string | undefined; keys: readonly string[]; since: Date },
): Promise<Door> {
  const lower = name.toLowerCase()
  const { rows } = await sql<DoorRow>`
    select account.id, account.password_hash, account.user_role_id, failed.*
    from (select) as one
    left join (
      select users.id, users.password_hash, users.user_role_id
      from users join schools on schools.id = users.school_id
      where (lower(users.email) = ${lower} or lower(users.username) = ${lower})
        and users.is_active and schools.is_active
        and users.school_id = coalesce(${school_id ?? null}::uuid, users.school_id)
      limit 1
    ) as account on true
    left join (
      select key_hash, count(*)::int as failures, max(failed_at) as last_failed_at
      from sign_in_failures
      where key_hash = any(${keys}) and failed_at > ${since}
      group by key_hash
    ) as failed on true`.execute(db)
  const [{ id, password_hash, user_role_id } = EMPTY] = rows
  const account =
    id === null || user_role_id === null ? undefined : { id, password_hash, user_role_id }
  return { account, failures: rows.flatMap(failureOf) }
}

const EMPTY = { id: null, password_hash: null, user_role_id: null }

const failureOf = ({ key_hash, failures, last_failed_at }: DoorRow) =>
  key_hash === null || failures === null || last_failed_at === null
    ? []
    : [{ key_hash, failures, last_failed_at }]

export async function insertFailures(db: Db, { keys, now }: { keys: string[]; now: Date }) {
  await db
    .insertInto('sign_in_failures')
    .values(keys.map((key_hash) => ({ id: newId(), key_hash, failed_at: now })))
    .execute()
}

export async function deleteFailures(db: Db, key_hash: string) {
  await db.deleteFrom('sign_in_failures').where('key_hash', '=', key_hash).execute()
}
