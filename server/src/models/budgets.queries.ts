import type { HostedUse } from '@learngrove/contract/models'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { CallOutcome } from '#platform/model/model.ledger.ts'
import { decidedOn } from './switches.queries.ts'

/** What a person may have of hosted models now, and the days that it is counted by. */
export type Allowance = {
  readonly decided: readonly HostedUse[]
  /** The day and the first of the month, by the person's own calendar and the school's. */
  readonly day: string
  readonly month: string
  readonly tokens_a_day: number | null
  readonly tokens_a_month: number | null
}

export async function findAllowance(
  db: Db,
  { user_id, now }: { readonly user_id: string; readonly now: Date },
): Promise<Allowance> {
  const { rows } = await sql<Allowance>`
    select ${decidedOn(sql.ref('person.id'))} as decided,
      (${now}::timestamptz at time zone coalesce(person.time_zone, schools.time_zone))::date::text as day,
      date_trunc('month', ${now}::timestamptz at time zone schools.time_zone)::date::text as month,
      tokens_a_day::float8, tokens_a_month::float8
    from users as person join schools on schools.id = person.school_id
    left join model_schools on model_schools.school_id = schools.id
    where person.id = ${user_id}`.execute(db)
  const [allowance] = rows
  if (!allowance) throw new Error('Nobody asks')
  return allowance
}

export type Reservation = {
  readonly id: string
  readonly school_id: string
  readonly user_id: string
  readonly purpose: string
  readonly provider: string
  readonly model: string
  readonly prompt_version: string
  readonly day: string
  readonly month: string
  readonly tokens: number
  readonly tokens_a_day: number
  readonly tokens_a_month: number
  readonly started_at: Date
  readonly expires_at: Date
}

export type Room = { readonly has_day: boolean; readonly has_month: boolean }

/**
 * Sets the tokens of a call aside and writes its row, if day and month have room for them, in one
 * statement: the rows' locks order all who ask at once, so that none overdraws. Returns which had room.
 */
export async function reserveTokens(db: Db, call: Reservation): Promise<Room> {
  const { school_id, user_id, day, month, tokens } = call
  await openCounts(db, call)
  const { rows } = await sql<Room>`
    with person as (
      select tokens from model_days where user_id = ${user_id} and day = ${day}::date for update
    ), school as (
      select tokens from model_months
      where school_id = ${school_id} and month = ${month}::date and exists (select from person)
      for update
    ), room as (
      select person.tokens + ${tokens}::bigint <= ${call.tokens_a_day}::bigint as has_day,
        school.tokens + ${tokens}::bigint <= ${call.tokens_a_month}::bigint as has_month
      from person, school
    ), granted as (
      select from room where has_day and has_month
    ), counted_day as (
      update model_days set tokens = tokens + ${tokens}::bigint
      where user_id = ${user_id} and day = ${day}::date and exists (select from granted)
    ), counted_month as (
      update model_months set tokens = tokens + ${tokens}::bigint
      where school_id = ${school_id} and month = ${month}::date and exists (select from granted)
    ), written as (
      insert into model_calls (id, school_id, user_id, purpose, provider, model, prompt_version,
        day, month, reserved_tokens, started_at, expires_at)
      select ${call.id}::uuid, ${school_id}::uuid, ${user_id}::uuid, ${call.purpose},
        ${call.provider}, ${call.model}, ${call.prompt_version}, ${day}::date, ${month}::date,
        ${tokens}::bigint, ${call.started_at}::timestamptz, ${call.expires_at}::timestamptz
      from granted
    )
    select has_day, has_month from room`.execute(db)
  const [room] = rows
  if (!room) throw new Error('A budget has no row')
  return room
}

/** Makes the rows that are counted in; a statement does not see what it inserts itself. */
async function openCounts(db: Db, { user_id, school_id, day, month }: Reservation) {
  await sql`
    with made as (
      insert into model_months (school_id, month) values (${school_id}, ${month}::date)
      on conflict do nothing)
    insert into model_days (user_id, day) values (${user_id}, ${day}::date)
    on conflict do nothing`.execute(db)
}

export type Settlement = {
  readonly id: string
  readonly outcome: CallOutcome
  readonly input_tokens: number | null
  readonly output_tokens: number | null
  readonly is_estimated: boolean
  readonly cost_micros: number | null
  readonly first_word_ms: number | null
  readonly whole_ms: number | null
  readonly settled_at: Date
}

/** Closes a call, and gives back what was set aside beyond its use. A call is closed once. */
export async function settleCall(db: Db, call: Settlement): Promise<void> {
  await sql`
    with closed as (
      update model_calls set
        outcome = ${call.outcome},
        input_tokens = ${call.input_tokens}::bigint,
        output_tokens = ${call.output_tokens}::bigint,
        is_estimated = ${call.is_estimated},
        cost_micros = ${call.cost_micros}::bigint,
        first_word_ms = ${call.first_word_ms}::int,
        whole_ms = ${call.whole_ms}::int,
        settled_at = ${call.settled_at}
      where id = ${call.id} and outcome is null
      returning user_id, school_id, day, month,
        reserved_tokens - coalesce(input_tokens, 0) - coalesce(output_tokens, 0) as unused
    ), given_back as (
      update model_days set tokens = greatest(0, tokens - unused) from closed
      where model_days.user_id = closed.user_id and model_days.day = closed.day
    )
    update model_months set tokens = greatest(0, tokens - unused) from closed
    where model_months.school_id = closed.school_id and model_months.month = closed.month`.execute(
    db,
  )
}

/** Closes calls whose process died, and gives back what they had set aside. Returns how many there were. */
export async function releaseLost(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ lost: number }>`
    with dead as (
      update model_calls set outcome = 'lost', settled_at = ${now}
      where outcome is null and expires_at <= ${now}
      returning user_id, school_id, day, month, reserved_tokens
    ), days as (
      update model_days set tokens = greatest(0, tokens - unused)
      from (select user_id, day, sum(reserved_tokens) as unused from dead group by 1, 2) as each
      where model_days.user_id = each.user_id and model_days.day = each.day
    ), months as (
      update model_months set tokens = greatest(0, tokens - unused)
      from (select school_id, month, sum(reserved_tokens) as unused from dead group by 1, 2) as each
      where model_months.school_id = each.school_id and model_months.month = each.month
    )
    select count(*)::int as lost from dead`.execute(db)
  return rows[0]?.lost ?? 0
}

/** Deletes counts of days that are over, and calls from before a moment. */
export async function deleteOld(
  db: Db,
  { days_before, calls_before }: { readonly days_before: Date; readonly calls_before: Date },
): Promise<void> {
  await sql`delete from model_days where day < ${days_before}::timestamptz::date`.execute(db)
  await db.deleteFrom('model_calls').where('started_at', '<', calls_before).execute()
}
