import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

type QuestionRow = {
  readonly key: string
  readonly topics: readonly { readonly subject: string; readonly key: string }[]
  readonly body: { readonly type: string; readonly max_score: number }
  readonly difficulty: number
  readonly minutes: number
  readonly statements: readonly string[]
}

/**
 * Writes questions of the platform. One whose key is there already gets a new version if anything
 * differs from its current one; what was answered keeps the version that it was answered in.
 */
export async function putQuestions(db: Db, rows: readonly QuestionRow[], now: Date): Promise<void> {
  const given = JSON.stringify(
    rows.map((row) => ({
      ...row,
      id: newId(),
      version_id: newId(),
      type: row.body.type,
      max_score: row.body.max_score,
    })),
  )
  const items = sql`
    jsonb_to_recordset(${given}::jsonb) as item (id uuid, version_id uuid, key text, topics jsonb,
      type text, body jsonb, max_score float8, difficulty float8, minutes float8, statements jsonb)
    join questions on questions.key = item.key and questions.school_id is null`
  await sql`
    insert into questions (id, key, created_at)
    select id, key, ${now}::timestamptz
    from jsonb_to_recordset(${given}::jsonb) as item (id uuid, key text)
    on conflict (key) where school_id is null do update set is_active = true`.execute(db)
  const { rows: versions } = await sql<{ id: string }>`
    insert into question_versions (id, question_id, version, type, body, max_score, difficulty,
      minutes, statements, created_at)
    select item.version_id, questions.id, 1 + coalesce((
        select max(version) from question_versions where question_id = questions.id), 0),
      item.type, item.body, item.max_score, item.difficulty, item.minutes, item.statements,
      ${now}::timestamptz
    from ${items}
    left join question_versions current on current.id = questions.current_version_id
    where (current.body, current.difficulty, current.minutes, current.statements)
      is distinct from (item.body, item.difficulty, item.minutes, item.statements)
      or (${topicsOf(sql`questions.id`)}) is distinct from item.topics
    returning id`.execute(db)
  await sql`
    update questions set current_version_id = question_versions.id
    from question_versions
    where question_versions.question_id = questions.id
      and question_versions.id = any(${versions.map(({ id }) => id)})`.execute(db)
  await sql`
    delete from question_topics using questions
    where questions.id = question_topics.question_id and questions.school_id is null
      and questions.key = any(${rows.map(({ key }) => key)})`.execute(db)
  await sql`
    insert into question_topics (question_id, topic_id, position)
    select questions.id, topics.id, topic.place - 1
    from ${items}
    cross join jsonb_array_elements(item.topics) with ordinality as topic (ref, place)
    join subjects on subjects.key = ref ->> 'subject'
    join topics on topics.subject_id = subjects.id and topics.school_id is null
      and topics.key = ref ->> 'key'`.execute(db)
}

/** Selects the topics of a question as an installation names them, in their order. */
const topicsOf = (question_id: ReturnType<typeof sql>) => sql`
  select jsonb_agg(jsonb_build_object('subject', subjects.key, 'key', topics.key)
    order by question_topics.position)
  from question_topics
  join topics on topics.id = question_topics.topic_id
  join subjects on subjects.id = topics.subject_id
  where question_topics.question_id = ${question_id}`

/** Takes questions of the platform out of practice by their keys; what was answered stays. */
export async function retireQuestions(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update questions set is_active = false
    where school_id is null and key = any(${keys})`.execute(db)
}
