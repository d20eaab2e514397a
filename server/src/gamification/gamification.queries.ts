import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

/** A streak is never looked for further back than this. */
const longestStreak = 1_000

/** The part of a statement that reads the sum of a student's ledger. */
export const xpOf = (student_id: string) =>
  sql<number>`select coalesce((select xp from student_xp where student_id = ${student_id}), 0)`

/** The part of a statement that reads the days on which a student practised, the latest first. */
export const streakDaysOf = (student_id: string) => sql`
  select day::text from streak_days where student_id = ${student_id}
  order by day desc limit ${sql.lit(longestStreak)}`

export async function findXp(db: Db, student_id: string): Promise<number> {
  const { rows } = await sql<{ xp: number }>`${xpOf(student_id)} as xp`.execute(db)
  return rows[0]?.xp ?? 0
}

export async function selectStreakDays(db: Db, student_id: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`${streakDaysOf(student_id)}`.execute(db)
  return rows.map(({ day }) => day)
}

export type Earning = {
  readonly school_id: string
  readonly student_id: string
  readonly reason: string
  readonly source_id: string
  readonly happened_at: Date
}

/** The columns of one thing that is earned, as the parts below read them. */
export const earning = ({ school_id, student_id, reason, source_id, happened_at }: Earning) => sql`
  ${newId()}::uuid as earning_id, ${school_id}::uuid as school_id, ${student_id}::uuid as student_id,
  ${reason} as reason, ${source_id}::uuid as source_id, ${happened_at}::timestamptz as happened_at`

/**
 * The part of a statement that writes down what the rows of `source` earn, what was earned before
 * only once; it returns the amounts by their `earning_id`.
 */
export const earnFrom = (source: string) => sql`
  insert into xp_ledger (id, school_id, student_id, reason, source_id, amount, happened_at)
  select earning_id, school_id, student_id, reason, source_id, amount, happened_at
  from ${sql.table(source)} where amount > 0
  on conflict (student_id, reason, source_id) do nothing
  returning id as earning_id, student_id, amount`

/** The part of a statement that adds what `source` earned to the sums of its students, in one order. */
export const addFrom = (source: string) => sql`
  insert into student_xp (student_id, xp)
  select student_id, sum(amount) from ${sql.table(source)}
  group by student_id order by student_id
  on conflict (student_id) do update set xp = student_xp.xp + excluded.xp`

type Correction = Earning & {
  /** What it should have earned in all. */
  readonly target: number
  /** What it has earned so far, by reason and source. */
  readonly reasons: readonly string[]
  readonly sources: readonly string[]
  /** Nothing is written where nothing was earned before. */
  readonly isOnlyChange?: boolean
  /** Nothing that was earned is taken back. */
  readonly isNeverLess?: boolean
}

/**
 * Writes down the difference between what something should have earned and what it has, and returns it.
 * What was earned in weeks that are over stays: a week is that of the school.
 */
export async function correctEarning(tx: Db, correction: Correction): Promise<number> {
  const { student_id, school_id, reason, source_id, happened_at, ...held } = correction
  const { target, reasons, sources, isOnlyChange = false, isNeverLess = false } = held
  const { rows } = await sql<{ amount: number }>`
    with week as (
      select date_trunc('week', ${happened_at}::timestamptz at time zone time_zone)
        at time zone time_zone as begins_at
      from schools where id = ${school_id}
    ), held as (
      select count(*) as rows, coalesce(sum(amount), 0)::int as amount, coalesce(sum(amount)
        filter (where happened_at < (select begins_at from week)), 0)::int as closed
      from xp_ledger where student_id = ${student_id}
        and reason = any(${reasons}::text[]) and source_id = any(${sources}::uuid[])
    ), change as (
      select greatest(${target}::int, closed, case when ${isNeverLess}::boolean then amount else 0 end)
        - amount as amount from held
      where rows > 0 or not ${isOnlyChange}::boolean
    )
    insert into xp_ledger (id, school_id, student_id, reason, source_id, amount, happened_at)
    select ${newId()}::uuid, ${school_id}::uuid, ${student_id}::uuid, ${reason},
      ${source_id}::uuid, amount, ${happened_at}::timestamptz
    from change where amount <> 0
    returning amount`.execute(tx)
  return rows[0]?.amount ?? 0
}

/** Adds to the sum of a student. */
export async function addXp(
  tx: Db,
  { student_id, amount }: { readonly student_id: string; readonly amount: number },
): Promise<void> {
  await sql`
    insert into student_xp (student_id, xp) values (${student_id}, ${amount})
    on conflict (student_id) do update set xp = student_xp.xp + excluded.xp`.execute(tx)
}

/** The part of a statement that counts a day of practice, if `source` has a row; a day counts once. */
export const practisedOn = (
  source: string,
  { student_id, day, now }: { student_id: string; day: string; now: Date },
) => sql`
  insert into streak_days (student_id, day, finished_at)
  select ${student_id}::uuid, ${day}::date, ${now}::timestamptz from ${sql.table(source)}
  on conflict do nothing
  returning day`
