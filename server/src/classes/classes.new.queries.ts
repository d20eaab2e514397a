import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Inserts a class. */
export async function insertClass(db: Db, row: Insertable<Tables['classes']>): Promise<void> {
  await db.insertInto('classes').values(row).execute()
}

type Joining = {
  readonly class_id: string
  readonly user_ids: readonly string[]
  readonly is_teacher: boolean
  readonly now: Date
}

/** Puts people into a class. Returns those who were not in it. */
export async function insertMembers(
  db: Db,
  { class_id, user_ids, is_teacher, now }: Joining,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into class_members (class_id, user_id, is_teacher, joined_at)
    select ${class_id}::uuid, user_id, ${is_teacher}::boolean, ${now}::timestamptz
    from unnest(${[...user_ids]}::uuid[]) as user_id
    on conflict do nothing
    returning user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Takes people out of a class. Returns those who were in it. */
export async function deleteMembers(
  db: Db,
  { class_id, user_ids }: { readonly class_id: string; readonly user_ids: readonly string[] },
): Promise<string[]> {
  const rows = await db
    .deleteFrom('class_members')
    .where('class_id', '=', class_id)
    .where(sql<boolean>`user_id = any(${[...user_ids]}::uuid[])`)
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}
