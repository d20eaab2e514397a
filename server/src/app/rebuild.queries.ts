import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** A table that follows from the evidence, and those of its columns that say nothing. */
export type Followed = {
  readonly table: string
  readonly ignored?: readonly string[]
  /** What a row is about. */
  readonly key: readonly string[]
}

/** Everybody of whom there is something to take in anew. */
export async function selectStudents(db: Db): Promise<string[]> {
  const { rows } = await sql<{ student_id: string }>`
    select student_id from evidence union select student_id from skill_states
    union select student_id from xp_ledger union select student_id from student_xp
    union select student_id from streak_days
    union select student_id from student_evaluations where grading_completed
    order by student_id`.execute(db)
  return rows.map(({ student_id }) => student_id)
}

const asRows = ({ table, ignored = [] }: Followed) =>
  sql`select to_jsonb(row) - ${ignored}::text[] as data from ${sql.table(table)} as row`

const before = ({ table }: Followed) => sql.table(`before_${table}`)

/** Notes a table as it is, until the transaction is over. */
export async function noteTable(tx: Db, followed: Followed): Promise<void> {
  await sql`create temporary table ${before(followed)} on commit drop as ${asRows(followed)}`.execute(
    tx,
  )
}

export type Difference = {
  readonly table: string
  readonly key: string
  /** Nothing, where there is no such row. */
  readonly was: Readonly<Record<string, unknown>> | null
  readonly is: Readonly<Record<string, unknown>> | null
}

/** Compares a table with how it was noted: the rows that are not the same, and how many there are of all. */
export async function compareTable(
  tx: Db,
  followed: Followed,
): Promise<{ rows: number; differences: Difference[] }> {
  const keyOf = (data: 'was' | 'is') => {
    const names = followed.key.map((name) => sql`${sql.ref(`${data}.data`)} ->> ${sql.lit(name)}`)
    return sql`concat_ws(' ', ${sql.join(names)})`
  }
  const { rows } = await sql<Omit<Difference, 'table'>>`
    with was as (select data from ${before(followed)} except ${asRows(followed)}),
      "is" as (${asRows(followed)} except select data from ${before(followed)})
    select coalesce(nullif(${keyOf('was')}, ''), ${keyOf('is')}) as key, was.data as was, "is".data as "is"
    from was full join "is" on ${keyOf('was')} = ${keyOf('is')}
    order by 1`.execute(tx)
  const { rows: counted } = await sql<{ rows: number }>`
    select count(*)::int as rows from ${sql.table(followed.table)}`.execute(tx)
  const differences = rows.map((row) => ({ table: followed.table, ...row }))
  return { rows: counted[0]?.rows ?? 0, differences }
}
