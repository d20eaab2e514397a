import { type Insertable, sql } from 'kysely'
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

/** Deletes what was written to us from these addresses, given in small letters. */
export async function deleteContactFrom(db: Db, addresses: readonly string[]) {
  if (addresses.length === 0) return
  await db.deleteFrom('contact_messages').where(sql`lower(from_email)`, 'in', addresses).execute()
}
