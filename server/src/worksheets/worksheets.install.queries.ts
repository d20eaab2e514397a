import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

type WorksheetRow = {
  readonly key: string
  readonly title: string
  readonly topic: { readonly subject: string; readonly key: string }
  /** Keys of questions, in order. */
  readonly questions: readonly string[]
}

/** Writes worksheets of the platform over those of the same key; who has begun one keeps its questions. */
export async function putWorksheets(
  db: Db,
  rows: readonly WorksheetRow[],
  now: Date,
): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ id: newId(), ...row })))
  await sql`
    insert into worksheets (id, key, title, topic_id, created_at)
    select item.id, item.key, item.title, topics.id, ${now}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as item (id uuid, key text, title text, topic jsonb)
    join subjects on subjects.key = item.topic ->> 'subject'
    join topics on topics.subject_id = subjects.id and topics.school_id is null
      and topics.key = item.topic ->> 'key'
    on conflict (key) where school_id is null do update set title = excluded.title,
      topic_id = excluded.topic_id, is_active = true`.execute(db)
  await sql`
    delete from worksheet_questions using worksheets
    where worksheets.id = worksheet_questions.worksheet_id and worksheets.school_id is null
      and worksheets.key = any(${rows.map(({ key }) => key)})`.execute(db)
  await sql`
    insert into worksheet_questions (worksheet_id, question_id, position)
    select worksheets.id, questions.id, place - 1
    from jsonb_to_recordset(${given}::jsonb) as item (key text, questions jsonb)
    join worksheets on worksheets.key = item.key and worksheets.school_id is null
    cross join jsonb_array_elements_text(item.questions) with ordinality as asked (key, place)
    join questions on questions.key = asked.key and questions.school_id is null`.execute(db)
}

/** Offers worksheets of the platform no more, by their keys; what was set of them stays. */
export async function retireWorksheets(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update worksheets set is_active = false
    where school_id is null and key = any(${keys})`.execute(db)
}
