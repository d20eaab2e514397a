import type { people } from '@learngrove/contract/classes.people'
import { userRole } from '@learngrove/contract/roles'
import type { Output } from '@learngrove/contract/route'
import { sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'

/** Counts what a school has, and lists the subjects and levels that a class of it can be made of. */
export async function selectSchool(
  db: Db,
  school_id: string,
): Promise<Output<typeof people.school>> {
  const courses = sql`courses where courses.is_active
    and ${isInReach(sql.ref('courses.school_id'), { school_id })}`
  const { rows } = await sql<Output<typeof people.school>>`
    select schools.id, schools.name, figures.*,
      (select count(*)::int from classes where school_id = schools.id and is_active) as num_classes,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by name), '[]')
        from subjects where id in (select subject_id from ${courses})) as subjects,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by position), '[]')
        from academic_levels where id in (select academic_level_id from ${courses})) as academic_levels
    from schools
    cross join lateral (
      select (count(*) filter (where is_student))::int as num_students,
        (count(*) filter (where not is_student))::int as num_teachers,
        (count(*) filter (where is_student and last_logged_in is null))::int
          as num_never_signed_in,
        (count(*) filter (where is_student and not exists (
          select from class_members join classes on classes.id = class_id
          where user_id = people.id and classes.is_active)))::int as num_without_class
      from (
        select id, last_logged_in, user_role_id = ${sql.lit(userRole.student)} as is_student
        from users
        where users.school_id = schools.id and is_active and user_role_id in
          (${sql.lit(userRole.student)}, ${sql.lit(userRole.teacher)})) as people) as figures
    where schools.id = ${school_id}::uuid`.execute(db)
  const [school] = rows
  if (!school) throw new Error(`There is no school ${school_id}`)
  return school
}

export async function selectSchoolName(db: Db, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('schools')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return name
}
