import { lessonType } from '@learngrove/contract/roles'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'
import type { Tables } from '#platform/tables.ts'

/** A course as a path lays it out: its sections with their topics, each in order. */
export type Layout = readonly {
  readonly position: number
  readonly title: string
  readonly description: string
  readonly topics: readonly { readonly id: string; readonly title: string }[]
}[]

/** Finds the first course of the platform that a student takes and has no path of, or this one if so. */
export async function findCourseWithoutPath(
  db: Db,
  whose: { student_id: string; school_id: string; course_id: string | undefined },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select courses.id
    from enrolments
    join courses on courses.id = enrolments.course_id
    where enrolments.student_id = ${whose.student_id}::uuid
      and courses.id = coalesce(${whose.course_id ?? null}::uuid, courses.id)
      and courses.school_id is null and courses.is_active
      and exists (select from course_sections where course_sections.course_id = courses.id)
      and not exists (
        select from lessons
        where lessons.course_id = courses.id
          and lessons.lesson_type_id = ${lessonType.learning_path}::int
          and (lessons.school_id is null or lessons.school_id = ${whose.school_id}::uuid))
    order by enrolments.created_at, courses.id
    limit 1`.execute(db)
  return rows[0]?.id
}

/** Inserts the path of a school, unless another request has just done so. Returns its id if this one did. */
export async function insertStarterPath(
  tx: Db,
  { school_id, course_id, now }: { school_id: string; course_id: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into lessons (id, school_id, course_id, lesson_type_id, title, created_at, is_starter)
    select ${newId()}::uuid, ${school_id}::uuid, id, ${lessonType.learning_path}::int, title,
      ${now}::timestamptz, true
    from courses where id = ${course_id}::uuid
    on conflict (school_id, course_id) where is_starter do nothing
    returning id`.execute(tx)
  return rows[0]?.id
}

/** Selects how the platform lays a course out. A section whose topics are not taught yet is left out. */
export async function selectLayout(db: Db, course_id: string): Promise<Layout> {
  const { rows } = await sql<Layout[number]>`
    select section.position, section.title, section.description,
      jsonb_agg(jsonb_build_object('id', topics.id, 'title', topics.title)
        order by course_topics.position) as topics
    from course_sections section
    join course_topics on course_topics.course_id = section.course_id
      and course_topics.section = section.position
    join topics on topics.id = course_topics.topic_id and topics.is_active
    where section.course_id = ${course_id}::uuid
    group by section.position, section.title, section.description
    order by section.position`.execute(db)
  return rows
}

/** Selects the paths that the platform lays out, with how they are laid out now. */
export async function selectStarterPaths(db: Db) {
  const { rows } = await sql<{
    id: string
    school_id: string
    course_id: string
    is_edited: boolean
    layout: Layout
  }>`
    select lessons.id, lessons.school_id, lessons.course_id,
      coalesce(bool_or(section.is_edited or items.is_edited), false) as is_edited,
      coalesce(jsonb_agg(jsonb_build_object('position', section.position, 'title', section.title,
        'description', section.description, 'topics', items.topics) order by section.position)
        filter (where section.id is not null), '[]') as layout
    from lessons
    left join lesson_sections section on section.lesson_id = lessons.id
    left join lateral (
      select bool_or(item.is_edited) as is_edited, coalesce(jsonb_agg(jsonb_build_object(
        'id', item.topic_id, 'title', item.title) order by item.position), '[]') as topics
      from lesson_items item where item.section_id = section.id
    ) items on true
    where lessons.is_starter
    group by lessons.id`.execute(db)
  return rows
}

export async function deleteSections(tx: Db, lesson_id: string): Promise<void> {
  await tx.deleteFrom('lesson_sections').where('lesson_id', '=', lesson_id).execute()
}

export async function insertSections(
  tx: Db,
  sections: readonly Insertable<Tables['lesson_sections']>[],
  items: readonly Insertable<Tables['lesson_items']>[],
): Promise<void> {
  if (sections.length > 0) await tx.insertInto('lesson_sections').values(sections).execute()
  if (items.length > 0) await tx.insertInto('lesson_items').values(items).execute()
}

/** Takes a path for this transaction, so that one request at a time lays it out. */
export async function takePath(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('lessons').select('id').where('id', '=', id).forUpdate().execute()
}
