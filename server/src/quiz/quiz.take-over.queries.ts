import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Whose } from './quiz.queries.ts'

/**
 * Finds the course under which a student keeps a worksheet that they did as a visitor: of those that are
 * in their reach one that they take, with the worksheet's topic if there is one.
 */
export async function findCourseFor(
  db: Db,
  { student_id, school_id, worksheet_id }: Whose & { readonly worksheet_id: string },
): Promise<{ course_id: string; topic_id: string | null; title: string } | undefined> {
  const { rows } = await sql<{ course_id: string; topic_id: string | null; title: string }>`
    select courses.id as course_id, worksheets.topic_id, worksheets.title
    from worksheets
    left join topics on topics.id = worksheets.topic_id
    left join courses named on named.id = worksheets.course_id
    join courses on courses.subject_id = coalesce(topics.subject_id, named.subject_id)
    left join enrolments taken on taken.course_id = courses.id
      and taken.student_id = ${student_id}::uuid
    left join course_topics placed on placed.course_id = courses.id
      and placed.topic_id = worksheets.topic_id
    where worksheets.id = ${worksheet_id}::uuid
      and (courses.school_id is null or courses.school_id = ${school_id}::uuid)
    order by taken.student_id is not null desc, placed.topic_id is not null desc,
      courses.id = worksheets.course_id desc nulls last, taken.created_at desc nulls last, courses.id
    limit 1`.execute(db)
  return rows[0]
}
