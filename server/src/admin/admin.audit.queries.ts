import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

type Row = Insertable<Tables['audit_events']>

export async function insertAuditEvent(db: Db, event: Row) {
  await db.insertInto('audit_events').values(event).execute()
}

export async function deleteAuditEvents(db: Db, before: Date) {
  await db.deleteFrom('audit_events').where('happened_at', '<', before).execute()
}

export const auditInsert = (event: Row, from: RawBuilder<unknown>) => sql`
  insert into audit_events (id, school_id, actor_id, subject_id, action, data, happened_at)
  select ${event.id}::uuid, ${event.school_id}::uuid, ${event.actor_id}::uuid,
    ${event.subject_id}::uuid, ${event.action}, ${event.data}::jsonb,
    ${event.happened_at}::timestamptz
  ${from}`
