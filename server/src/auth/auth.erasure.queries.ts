import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Deletes the tickets of somebody, and those that were sent to an address or a number of theirs. */
export async function deleteTicketsAbout(
  db: Db,
  { id, pattern }: { id: string; pattern: string },
): Promise<void> {
  await db
    .deleteFrom('tickets')
    .where(({ or, eb }) =>
      or([
        eb('user_id', '=', id),
        sql<boolean>`position(${id} in data::text) > 0`,
        ...(pattern === '' ? [] : [sql<boolean>`data::text ~* ${pattern}`]),
      ]),
    )
    .execute()
}

export async function deleteCounts(db: Db, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('counted_requests').where('key_hash', 'in', hashes).execute()
  await db.deleteFrom('sign_in_failures').where('key_hash', 'in', hashes).execute()
}
