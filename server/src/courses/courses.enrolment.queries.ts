import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** At their level, or at the nearest that has a course: nobody who joins is left without one. */
export async function enrolAtLevel(
  db: Db,
  {
    student_id,
    academic_level_id,
    now,
  }: { student_id: string; academic_level_id: string; now: Date },
): Promise<number> {
  const { rows } = await sql`
    with nearest as (
      select levels.id
      from courses
      join academic_levels levels on levels.id = courses.academic_level_id
      cross join (
        select id, position from academic_levels where id = ${academic_level_id}::uuid
      ) own
      where courses.school_id is null and courses.is_active
      order by levels.id = own.id desc, abs(levels.position - own.position), levels.position
      limit 1
    )
    insert into enrolments (student_id, course_id, created_at)
    select ${student_id}::uuid, id, ${now}::timestamptz from courses
    where school_id is null and is_active and academic_level_id = (select id from nearest)
    on conflict do nothing
    returning course_id`.execute(db)
  return rows.length
}
