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

/** The part of a statement that counts a day of practice, if `source` has a row; a day counts once. */
export const practisedOn = (
  source: string,
  { student_id, day, now }: { student_id: string; day: string; now: Date },
) => sql`
  insert into streak_days (student_id, day, finished_at)
  select ${student_id}::uuid, ${day}::date, ${now}::timestamptz from ${sql.table(source)}
  on conflict do nothing
  returning day`
