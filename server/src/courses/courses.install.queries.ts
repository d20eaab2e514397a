import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

/** A topic of the platform by its subject and its name. */
export type TopicRef = { readonly subject: string; readonly key: string }

type SubjectRow = {
  readonly key: string
  readonly name: string
  readonly description: string
  readonly strands: readonly {
    readonly key: string
    readonly title: string
    readonly description: string
  }[]
}

/** Writes subjects over those of the same key, with their strands. */
export async function putSubjects(db: Db, rows: readonly SubjectRow[]): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ id: newId(), ...row })))
  await sql`
    insert into subjects (id, key, name, description)
    select id, key, name, description
    from jsonb_to_recordset(${given}::jsonb) as item (id uuid, key text, name text, description text)
    on conflict (key) do update set name = excluded.name, description = excluded.description`.execute(
    db,
  )
  await sql`
    delete from strands using subjects
    where subjects.id = strands.subject_id and subjects.key = any(${rows.map(({ key }) => key)})`.execute(
    db,
  )
  await sql`
    insert into strands (subject_id, key, title, description, position)
    select subjects.id, strand ->> 'key', strand ->> 'title', strand ->> 'description', place
    from jsonb_to_recordset(${given}::jsonb) as item (key text, strands jsonb)
    join subjects on subjects.key = item.key
    cross join jsonb_array_elements(item.strands) with ordinality as strands (strand, place)`.execute(
    db,
  )
}

type TopicRow = TopicRef & {
  readonly strand: string
  readonly position: number
  readonly title: string
  readonly description: string
  readonly objectives: readonly object[]
  readonly year: number
  readonly tier: string | null
  readonly is_active: boolean
  readonly prerequisites: readonly TopicRef[]
  readonly exercises: readonly (TopicRef & { readonly share: number })[]
}

/** Writes topics of the platform over those of the same subject and key, and replaces what they stand on. */
export async function putTopics(db: Db, rows: readonly TopicRow[]): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ id: newId(), ...row })))
  await sql`
    insert into topics (id, subject_id, strand, key, title, description, objectives, year, tier,
      is_active, position)
    select item.id, subjects.id, strand, item.key, title, item.description, objectives, year, tier,
      is_active, position
    from jsonb_to_recordset(${given}::jsonb) as item (id uuid, subject text, strand text, key text,
      title text, description text, objectives jsonb, year int, tier text, is_active boolean,
      position int)
    join subjects on subjects.key = item.subject
    on conflict (subject_id, key) where school_id is null do update set strand = excluded.strand,
      title = excluded.title, description = excluded.description, objectives = excluded.objectives,
      year = excluded.year, tier = excluded.tier, is_active = excluded.is_active,
      position = excluded.position`.execute(db)
  const from = await topicIds(db, rows)
  await sql`delete from topic_prerequisites where topic_id = any(${from})`.execute(db)
  await sql`delete from topic_exercises where topic_id = any(${from})`.execute(db)
  await sql`
    insert into topic_prerequisites (topic_id, prerequisite_id)
    ${linksOf(given, 'prerequisites')}`.execute(db)
  await sql`
    insert into topic_exercises (topic_id, exercised_id, share)
    ${linksOf(given, 'exercises', sql`, (link ->> 'share')::float8`)}`.execute(db)
}

/** Selects each topic with what it names in a list, by their ids. */
const linksOf = (given: string, list: string, also = sql``) => sql`
  select distinct topics.id, linked.id ${also}
  from jsonb_array_elements(${given}::jsonb) as item
  cross join jsonb_array_elements(item -> ${list}::text) as link
  join subjects on subjects.key = item ->> 'subject'
  join topics on topics.subject_id = subjects.id and topics.school_id is null
    and topics.key = item ->> 'key'
  join subjects other on other.key = link ->> 'subject'
  join topics linked on linked.subject_id = other.id and linked.school_id is null
    and linked.key = link ->> 'key'`

async function topicIds(db: Db, refs: readonly TopicRef[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select topics.id from jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) as item (subject text, key text)
    join subjects on subjects.key = item.subject
    join topics on topics.subject_id = subjects.id and topics.school_id is null
      and topics.key = item.key`.execute(db)
  return rows.map(({ id }) => id)
}

type CourseRow = {
  readonly key: string
  readonly title: string
  readonly subject: string
  readonly level: string
  readonly tier: string | null
  readonly is_active: boolean
  readonly sections: readonly {
    readonly position: number
    readonly title: string
    readonly description: string
    readonly topics: readonly TopicRef[]
  }[]
}

/** Writes courses of the platform over those of the same key, and replaces their sections and topics. */
export async function putCourses(db: Db, rows: readonly CourseRow[]): Promise<void> {
  const given = JSON.stringify(rows.map((row) => ({ id: newId(), ...row })))
  await sql`
    insert into courses (id, key, title, subject_id, academic_level_id, tier, is_active)
    select item.id, item.key, title, subjects.id, academic_levels.id, tier, is_active
    from jsonb_to_recordset(${given}::jsonb) as item (id uuid, key text, title text, subject text,
      level text, tier text, is_active boolean)
    join subjects on subjects.key = item.subject
    join academic_levels on academic_levels.name = item.level
    on conflict (key) where school_id is null do update set title = excluded.title,
      subject_id = excluded.subject_id, academic_level_id = excluded.academic_level_id,
      tier = excluded.tier, is_active = excluded.is_active`.execute(db)
  const keys = rows.map(({ key }) => key)
  for (const table of ['course_topics', 'course_sections'] as const) {
    await sql`
      delete from ${sql.table(table)} as part using courses
      where courses.id = part.course_id and courses.school_id is null
        and courses.key = any(${keys})`.execute(db)
  }
  const sections = sql`
    jsonb_to_recordset(${given}::jsonb) as item (key text, sections jsonb)
    join courses on courses.key = item.key and courses.school_id is null
    cross join jsonb_to_recordset(item.sections) as section (position int, title text,
      description text, topics jsonb)`
  await sql`
    insert into course_sections (course_id, position, title, description)
    select courses.id, section.position, section.title, section.description
    from ${sections}`.execute(db)
  await sql`
    insert into course_topics (course_id, topic_id, section, position)
    select courses.id, topics.id, section.position,
      row_number() over (partition by courses.id order by section.position, topic.place) - 1
    from ${sections}
    cross join jsonb_array_elements(section.topics) with ordinality as topic (ref, place)
    join subjects on subjects.key = ref ->> 'subject'
    join topics on topics.subject_id = subjects.id and topics.school_id is null
      and topics.key = ref ->> 'key'`.execute(db)
}

/** Hides courses of the platform by their keys. */
export async function retireCourses(db: Db, keys: readonly string[]): Promise<void> {
  await sql`update courses set is_active = false
    where school_id is null and key = any(${keys})`.execute(db)
}

/** Hides topics of the platform; what was answered on them stays. */
export async function retireTopics(db: Db, refs: readonly TopicRef[]): Promise<void> {
  const ids = await topicIds(db, refs)
  await sql`update topics set is_active = false where id = any(${ids})`.execute(db)
}
