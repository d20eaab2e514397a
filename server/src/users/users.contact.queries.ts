import type { Insertable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

export async function deleteContactMessages(db: Db, before: Date) {
  await db.deleteFrom('contact_messages').where('created_at', '<', before).execute()
}

export async function insertContactMessage(
  db: Db,
  message: Insertable<Tables['contact_messages']>,
) {
  await db.insertInto('contact_messages').values(message).execute()
}
