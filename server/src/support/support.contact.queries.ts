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

/** Deletes what somebody wrote to us, signed in or from these addresses, in lower case. */
export async function deleteContactFrom(
  db: Db,
  { id, addresses }: { id: string; addresses: readonly string[] },
) {
  await db
    .deleteFrom('contact_messages')
    .where(({ or, eb }) =>
      or([eb('user_id', '=', id), sql<boolean>`lower(from_email) = any(${addresses}::text[])`]),
    )
    .execute()
}
