import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

/** A streak is never looked for further back than this. */
const longestStreak = 1_000

export async function findXp(db: Db, student_id: string): Promise<number> {
  const found = await db
    .selectFrom('student_xp')
    .select('xp')
    .where('student_id', '=', student_id)
    .executeTakeFirst()
  return found?.xp ?? 0
}

export async function selectStreakDays(db: Db, student_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('streak_days')
    .select('day')
    .where('student_id', '=', student_id)
    .orderBy('day', 'desc')
    .limit(longestStreak)
    .execute()
  return rows.map(({ day }) => day)
}

export type Earning = {
  readonly school_id: string
  readonly student_id: string
  readonly reason: string
  readonly source_id: string
  readonly amount: number
  readonly happened_at: Date
}

/**
 * The part of a statement that writes down an earning from the one row of `source`, unless it has
 * been earned before; it returns the amount, which may be worked out from that row.
 */
export const earnFrom = (
  source: string,
  { happened_at, ...earning }: Omit<Earning, 'amount'>,
  amount: RawBuilder<unknown>,
) => sql`
  insert into xp_ledger (id, school_id, student_id, reason, source_id, amount, happened_at)
  select ${newId()}::uuid, ${earning.school_id}::uuid, ${earning.student_id}::uuid,
    ${earning.reason}, ${earning.source_id}::uuid, ${amount}::int, ${happened_at}::timestamptz
  from ${sql.table(source)} where ${amount}::int > 0
  on conflict (student_id, reason, source_id) do nothing
  returning amount`

/** The part of a statement that adds what `source` earned to the student's sum; it returns the new sum. */
export const addTo = (student_id: string, source: string) => sql`
  insert into student_xp (student_id, xp)
  select ${student_id}::uuid, amount from ${sql.table(source)}
  on conflict (student_id) do update set xp = student_xp.xp + excluded.xp
  returning xp`

/** The part of a statement that counts a day of practice, if `source` has a row; a day counts once. */
export const practisedOn = (
  source: string,
  { student_id, day, now }: { student_id: string; day: string; now: Date },
) => sql`
  insert into streak_days (student_id, day, finished_at)
  select ${student_id}::uuid, ${day}::date, ${now}::timestamptz from ${sql.table(source)}
  on conflict do nothing
  returning day`
