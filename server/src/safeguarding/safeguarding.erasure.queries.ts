import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Tells whether somebody took part in a case. */
export async function tookPart(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from safeguarding_cases where taken_by = ${id}::uuid
    union all
    select from safeguarding_entries where by_id = ${id}::uuid or whom_id = ${id}::uuid
    union all
    select from safeguarding_exports where by_id = ${id}::uuid
    limit 1`.execute(db)
  return rows.length > 0
}

/** Replaces a member of staff by somebody without a name, so that the school's record stays whole. */
export async function replaceInCases(db: Db, { id, by }: { id: string; by: string }) {
  await db
    .updateTable('safeguarding_cases')
    .set({ taken_by: by })
    .where('taken_by', '=', id)
    .execute()
  await db.updateTable('safeguarding_entries').set({ by_id: by }).where('by_id', '=', id).execute()
  await db.updateTable('safeguarding_exports').set({ by_id: by }).where('by_id', '=', id).execute()
  await db
    .updateTable('safeguarding_entries')
    .set({ whom_id: by })
    .where('whom_id', '=', id)
    .execute()
}
