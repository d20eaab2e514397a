import { userRole } from '@learngrove/contract/roles'
import { type Insertable, sql } from 'kysely'
import {
  type Place,
  type PlaceSecret,
  placeKnownTo,
  remembersPlaces,
} from '#auth/sessions/sessions.places.queries.ts'
import { isOpen, type Since } from '#auth/sessions/sessions.queries.ts'
import { writesAudit } from '#platform/audit/audit.ts'
import { batched } from '#platform/batch.ts'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import {
  awaitsConsent,
  hasClassOrNone,
  type KnownUser,
  signsIn,
  userColumns,
} from '#users/users.queries.ts'
import { type Counter, type Counters, failureLimits } from './auth.attempt-limits.ts'

export async function insertSession(db: Db, session: Insertable<Tables['sessions']>) {
  await db.insertInto('sessions').values(session).execute()
}

export type NewSignIn = {
  readonly account: { readonly id: string; readonly school_id: string }
  /** The hash that the password matched, where the way in was a password. */
  readonly password_hash?: string | null | undefined
  readonly token_hash: string
  readonly device: string
  readonly way: string
  /** Tells whether this ends the second step; without it no account with a second factor gets a session. */
  readonly is_second: boolean
  /** The attempt that was counted before, and is given back. */
  readonly tried?: CountedAttempt | undefined
  /** The session that the request was made with; it ends if it is the same person's. */
  readonly replaces?: string | undefined
  /** The places that the request comes from; the account is known there from now on. */
  readonly places: readonly PlaceSecret[]
  readonly now: Date
}

const nothingTried: CountedAttempt = { ids: [] }

/**
 * Starts a session in place of the one before, gives the attempt back, remembers where it came from
 * and writes the audit, in one statement. Returns the user as they were before it, or nothing if
 * the password has just been changed or a second step is still to come.
 */
export async function insertSignIn(db: Db, sign_in: NewSignIn): Promise<KnownUser | undefined> {
  const { account, password_hash, token_hash, device, way, is_second, now } = sign_in
  const { tried = nothingTried, replaces, places } = sign_in
  const { id, school_id } = account
  const also = is_second ? sql`` : hasNoSecondFactor
  const event = { action: 'signed_in', school_id, actor_id: id, subject_id: id } as const
  const { rows } = await sql<KnownUser>`
    with signed_in as (${signsIn(id, now, password_hash, also)}
    ), started as (
      insert into sessions (token_hash, user_id, device, created_at, last_used_at)
      select ${token_hash}, id, ${device}, ${now}::timestamptz, ${now}::timestamptz from signed_in
      returning user_id
    ), audited as (${writesAudit({ ...event, data: { way }, now }, sql`from started`)}
    ), remembered as (${remembersPlaces(places, sql`from started`)}
    ), released as (${forgives(tried)} and exists (select from started)
    ) ${replaces === undefined ? sql`` : ends(replaces)}
    select ${userColumns} from users join schools on schools.id = users.school_id
    where users.id = (select user_id from started)`.execute(db)
  return rows[0]
}

const ends = (token_hash: string) => sql`, ended as (
      delete from sessions
      where token_hash = ${token_hash} and user_id = (select user_id from started)
    )`

const hasNoSecondFactor = sql`and not exists (
      select from second_factors where user_id = users.id and turned_on_at is not null)`

export async function touchSession(db: Db, { token_hash, now }: { token_hash: string; now: Date }) {
  await db
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('token_hash', '=', token_hash)
    .execute()
}

/** The roles that a school may ask for a second factor. */
const staff = [userRole.teacher, userRole.admin, userRole.curriculum]

type Found = Omit<Actor, 'callers'> & {
  readonly last_used_at: Date
  readonly idle_minutes: number | null
}

type Presented = { readonly token_hash: string; readonly since: Since }

/** Finds the user of an open session. Every request needs it, so the SQL is written out and batched. */
export const findActor = batched<Presented, Found | undefined>(async (db, presented) => {
  const hashes = presented.map(({ token_hash }) => token_hash)
  // Uses the latest times: requests of one turn count as made at the same time.
  const since = presented.reduce((last, each) =>
    each.since.used > last.since.used ? each : last,
  ).since
  const { rows } = await sql<Found>`
    select users.id, users.school_id, users.user_role_id, users.teacher_role_id,
      coalesce(users.time_zone, schools.time_zone) as time_zone,
      sessions.token_hash, sessions.last_used_at, schools.idle_minutes,
      (schools.requires_second_factor and users.user_role_id = any(${staff})
        ${hasNoSecondFactor}) as lacks_second_factor,
      ${awaitsConsent} as awaits_consent
    from sessions
    join users on users.id = sessions.user_id
    join schools on schools.id = users.school_id
    where sessions.token_hash = any(${hashes}) and ${isOpen(since)}
      and users.is_active and schools.is_active and ${hasClassOrNone}`.execute(db)
  const found = new Map(rows.map((row) => [row.token_hash, row]))
  return hashes.map((hash) => found.get(hash))
})

/** Says which account somebody claims to be. */
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

type AccountRow = { readonly [Column in keyof Account]: Account[Column] | null }

/** Finds the account that is meant; on a school's own site only one of that school. */
const account = (who: Who, school_id: string | undefined) => sql`
  select users.id, users.school_id, users.user_role_id, users.password_hash
  from users join schools on schools.id = users.school_id
  where ${isWho(who)}
    and users.is_active and schools.is_active and ${hasClassOrNone}
    and users.school_id = coalesce(${school_id ?? null}::uuid, users.school_id)
  limit 1`

export async function findAccount(
  db: Db,
  { who, school_id }: { who: Who; school_id: string | undefined },
): Promise<Account | undefined> {
  const { rows } = await sql<AccountRow>`${account(who, school_id)}`.execute(db)
  return accountOf(rows[0])
}

/** Holds an attempt that was counted before it was made: the failures that it leaves unless it succeeds. */
export type CountedAttempt = {
  readonly ids: readonly string[]
  /** The counter that is cleared for whoever succeeds. */
  readonly own?: string | undefined
}

type Try = {
  readonly who: Who
  readonly school_id: string | undefined
  readonly doors: Counters
  readonly places: readonly PlaceSecret[]
  readonly now: Date
}

/**
 * Counts an attempt at the counters of where it comes from, and finds its account, in one
 * statement, since every sign-in needs both. It does the same work whether or not there is such an
 * account. Returns the seconds to wait if it came too soon; then it was not counted.
 */
export async function insertAttempt(
  db: Db,
  { who, school_id, doors, places, now }: Try,
): Promise<{ account: Account | undefined; tried: CountedAttempt; wait_s: number }> {
  const given = (at: keyof Counters) => doorsAsJson(doors[at], now)
  const { rows } = await sql<
    AccountRow & { readonly wait_s: number; readonly place: Place | null }
  >`
    with account as materialized (${account(who, school_id)}),
    come as (select ${placeKnownTo(sql`(select id from account)`, { places, now })} as place)
    select account.*, come.place, counted.wait_s
    from come
    cross join lateral count_sign_in_try(case come.place
      when 'device' then ${given('device')}::jsonb
      when 'address' then ${given('address')}::jsonb
      else ${given('elsewhere')}::jsonb end, ${now}::timestamptz) as counted (wait_s)
    left join account on true`.execute(db)
  const [row] = rows
  const used = doors[row?.place ?? 'elsewhere']
  const tried = { ids: used.map(({ id }) => id), own: ownOf(used) }
  return { account: accountOf(row), tried, wait_s: row?.wait_s ?? 0 }
}

const doorsAsJson = (doors: readonly Counter[], now: Date) =>
  JSON.stringify(
    doors.map(({ limits, ...door }) => ({
      ...door,
      limits: limits.map(({ within_ms, ...limit }) => ({
        ...limit,
        since: new Date(now.getTime() - within_ms),
      })),
    })),
  )

const ownOf = (doors: readonly Counter[]) =>
  doors.find(({ limits }) => limits === failureLimits.own)?.key

const forgives = ({ ids, own }: CountedAttempt) => sql`
  delete from sign_in_failures
  where (id = any(${ids}::uuid[]) or key_hash = ${own ?? null}::text)`

/** Gives back an attempt that succeeded, and clears earlier failures at the account from the same place. */
export async function releaseAttempt(db: Db, tried: CountedAttempt) {
  await forgives(tried).execute(db)
}

function isWho(who: Who) {
  if ('id' in who) return sql`users.id = ${who.id}::uuid`
  if ('mobile_number' in who) return sql`users.mobile_number = ${who.mobile_number}`
  const name = who.name.toLowerCase()
  return sql`(lower(users.email) = ${name} or lower(users.username) = ${name})`
}

function accountOf(row?: AccountRow): Account | undefined {
  const { id, school_id, user_role_id, password_hash } = row ?? {}
  if (!id || !school_id || !user_role_id) return undefined
  return { id, school_id, user_role_id, password_hash: password_hash ?? null }
}

export async function deleteOldFailures(db: Db, before: Date) {
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', before).execute()
}
