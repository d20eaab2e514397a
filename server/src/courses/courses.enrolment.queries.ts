import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

export async function enrolAtLevel(
  db: Db,
  {
    student_id,
    academic_level_id,
    now,
  }: { student_id: string; academic_level_id: string; now: Date },
): Promise<number> {
  const { rows } = await sql`
    insert into enrolments (student_id, course_id, created_at)
    select ${student_id}::uuid, id, ${now}::timestamptz from courses
    where school_id is null and is_active and academic_level_id = ${academic_level_id}::uuid
    on conflict do nothing
    returning course_id`.execute(db)
  return rows.length
}
