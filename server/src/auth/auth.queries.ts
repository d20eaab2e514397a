import { type Insertable, sql } from 'kysely'
import { writesAudit } from '#admin/admin.audit.ts'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import type { Tables } from '#platform/tables.ts'
import { type KnownUser, signsIn, userColumns } from '#users/users.queries.ts'

export async function insertSession(db: Db, session: Insertable<Tables['sessions']>) {
  await db.insertInto('sessions').values(session).execute()
}

export type NewSignIn = {
  readonly account: { readonly id: string; readonly school_id: string }
  /** Where the way in was a password: what it was found to fit. */
  readonly password_hash?: string | null | undefined
  readonly token_hash: string
  readonly device: string
  readonly way: string
  readonly now: Date
}

/**
 * Starts a session and writes down the sign-in, in one statement; returns the user as they were
 * before it, or nothing where the password has just been changed.
 */
export async function insertSignIn(
  db: Db,
  { account, password_hash, token_hash, device, way, now }: NewSignIn,
): Promise<KnownUser | undefined> {
  const { id, school_id } = account
  const event = { action: 'signed_in', school_id, actor_id: id, subject_id: id } as const
  const { rows } = await sql<KnownUser>`
    with seen as (${signsIn(id, now, password_hash)}
    ), started as (
      insert into sessions (token_hash, user_id, device, created_at, last_used_at)
      select ${token_hash}, id, ${device}, ${now}::timestamptz, ${now}::timestamptz from seen
      returning user_id
    ), told as (${writesAudit({ ...event, data: { way }, now }, sql`from started`)}
    )
    select ${userColumns} from users join schools on schools.id = users.school_id
    where users.id = (select user_id from started)`.execute(db)
  return rows[0]
}

export async function touchSession(db: Db, { token_hash, now }: { token_hash: string; now: Date }) {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', token_hash)
    .execute()
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

/** Whom somebody says that they are. */
export type Who =
  | { readonly name: string }
  | { readonly mobile_number: string }
  | { readonly id: string | null }

export type Account = {
  readonly id: string
  readonly school_id: string
  readonly user_role_id: number
  readonly password_hash: string | null
}

type Door = {
  readonly account: Account | undefined
  /** When this account and this address last failed, and how often since a moment, each by its hash. */
  readonly failures: readonly { key_hash: string; failures: number; last_failed_at: Date }[]
}

type DoorRow = {
  readonly [Column in keyof Account]: Account[Column] | null
} & {
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
    who,
    school_id,
    keys,
    since,
  }: { who: Who; school_id: string | undefined; keys: readonly string[]; since: Date },
): Promise<Door> {
  const { rows } = await sql<DoorRow>`
    select account.*, failed.*
    from (select) as one
    left join (
      select users.id, users.school_id, users.user_role_id, users.password_hash
      from users join schools on schools.id = users.school_id
      where ${isWho(who)}
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
  return { account: accountOf(rows[0]), failures: rows.flatMap(failureOf) }
}

function isWho(who: Who) {
  if ('id' in who) return sql`users.id = ${who.id}::uuid`
  if ('mobile_number' in who) return sql`users.mobile_number = ${who.mobile_number}`
  const name = who.name.toLowerCase()
  return sql`(lower(users.email) = ${name} or lower(users.username) = ${name})`
}

function accountOf(row?: DoorRow): Account | undefined {
  const { id, school_id, user_role_id, password_hash } = row ?? {}
  if (!id || !school_id || !user_role_id) return undefined
  return { id, school_id, user_role_id, password_hash: password_hash ?? null }
}

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

export async function deleteOldFailures(db: Db, before: Date) {
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', before).execute()
}
