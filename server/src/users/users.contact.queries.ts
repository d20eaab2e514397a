import type { Insertable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

export async function insertContactMessage(
  db: Db,
  message: Insertable<Tables['contact_messages']>,
) {
  await db.insertInto('contact_messages').values(message).execute()
}
