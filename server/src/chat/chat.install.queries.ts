import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

type NoteRow = {
  readonly key: string
  readonly topic: { readonly subject: string; readonly key: string }
  readonly page: number
  readonly heading: string
  readonly body: string
}

/** Writes the platform's notes, which the tutor may quote, over those of the same key. */
export async function putNotes(db: Db, rows: readonly NoteRow[], now: Date): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ id: newId(), passage_id: newId(), ...row })))
  await sql`
    insert into documents (id, key, topic_id, title, created_at)
    select item.id, item.key, topics.id,
      case subjects.key when 'science' then 'Science notes' else 'Course notes' end,
      ${now}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as item (id uuid, key text, topic jsonb)
    join subjects on subjects.key = item.topic ->> 'subject'
    join topics on topics.subject_id = subjects.id and topics.school_id is null
      and topics.key = item.topic ->> 'key'
    on conflict (key) where school_id is null do update set topic_id = excluded.topic_id,
      title = excluded.title, is_active = true`.execute(db)
  const items = sql`
    jsonb_to_recordset(${given}::jsonb) as item (passage_id uuid, key text, page int, heading text,
      body text)
    join documents on documents.key = item.key and documents.school_id is null`
  // A passage that was quoted keeps its id, and so its place in the conversation.
  await sql`
    update passages set page = item.page, heading = item.heading, body = item.body
    from ${items}
    where passages.document_id = documents.id and passages.position = 0`.execute(db)
  await sql`
    insert into passages (id, document_id, position, page, heading, body)
    select item.passage_id, documents.id, 0, item.page, item.heading, item.body
    from ${items}
    where not exists (select from passages where passages.document_id = documents.id)`.execute(db)
}

/** Quotes notes of the platform no more, by their keys; what was quoted can still be opened. */
export async function retireNotes(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update documents set is_active = false
    where school_id is null and key = any(${keys})`.execute(db)
}
