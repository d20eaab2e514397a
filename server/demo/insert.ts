import type { Insertable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** PostgreSQL takes at most 65,535 parameters in a statement. */
const maxValues = 60_000

/** Inserts many rows in as few statements as possible. Every row has the columns of the first. */
export async function insertAll<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length
  const step = Math.max(1, Math.floor(maxValues / Math.max(1, width)))
  for (let from = 0; from < rows.length; from += step) {
    const values = rows.slice(from, from + step)
    // Safe: the rows are of the table that is named with them; the builder cannot follow a variable
    // name.
    await db
      .insertInto(table)
      .values(values as never)
      .execute()
  }
}
