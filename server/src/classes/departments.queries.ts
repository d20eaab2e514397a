import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Says of which subjects somebody is head of department, and of no others. Returns how many of them exist. */
export async function replaceDepartments(
  db: Db,
  { user_id, subject_ids }: { readonly user_id: string; readonly subject_ids: readonly string[] },
): Promise<number> {
  await db.deleteFrom('department_subjects').where('user_id', '=', user_id).execute()
  const { rows } = await sql`
    insert into department_subjects (user_id, subject_id)
    select ${user_id}::uuid, id from subjects where id = any(${[...subject_ids]}::uuid[])
    returning subject_id`.execute(db)
  return rows.length
}
