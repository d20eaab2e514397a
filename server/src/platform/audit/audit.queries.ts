import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

type Row = Insertable<Tables['audit_events']>

export async function insertAuditEvent(db: Db, event: Row) {
  await db.insertInto('audit_events').values(event).execute()
}

export async function insertAuditEvents(db: Db, events: readonly Row[]) {
  await db.insertInto('audit_events').values(events).execute()
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

/** Replaces somebody's id by one of nobody, so that the entries of one account stay together. */
export async function replaceInAudit(db: Db, { id, by }: { id: string; by: string }) {
  await sql`
    update audit_events set
      subject_id = case when subject_id = ${id}::uuid then ${by}::uuid else subject_id end,
      data = replace(data::text, ${id}, ${by})::jsonb
    where subject_id = ${id}::uuid or position(${id} in data::text) > 0`.execute(db)
}
