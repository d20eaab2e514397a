import type { Insertable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

export async function insertAuditEvent(db: Db, event: Insertable<Tables['audit_events']>) {
  await db.insertInto('audit_events').values(event).execute()
}
