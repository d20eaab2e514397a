import type { Insertable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

export async function insertSchool(db: Db, school: Insertable<Tables['schools']>): Promise<void> {
  await db.insertInto('schools').values(school).execute()
}
