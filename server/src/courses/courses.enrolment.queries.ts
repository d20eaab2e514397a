import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Tells whether a course is for a whole year: the Higher tier is entered because a school says so. */
const isForAll = sql`courses.tier is distinct from 'higher'`

/** Enrols a student at their level, or at the nearest that has a course, so that nobody who joins is without one. */
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
      where courses.school_id is null and courses.is_active and ${isForAll}
      order by levels.id = own.id desc, abs(levels.position - own.position), levels.position
      limit 1
    )
    insert into enrolments (student_id, course_id, created_at, is_free)
    select ${student_id}::uuid, id, ${now}::timestamptz, true from courses
    where school_id is null and is_active and ${isForAll}
      and academic_level_id = (select id from nearest)
    on conflict (student_id, course_id) do update set is_free = true
    where not enrolments.is_free and enrolments.ends_at is not null
    returning course_id`.execute(db)
  return rows.length
}

export type Opening = {
  readonly student_id: string
  readonly course_ids: readonly string[]
  /** Number of months; null for ever. */
  readonly months: number | null
  readonly now: Date
}

/** Opens courses in full. One that is open in full for ever stays as it is; one that ends, ends later by as much. */
export async function openInFull(
  db: Db,
  { student_id, course_ids, months, now }: Opening,
): Promise<number> {
  const later = (moment: RawBuilder<unknown>) => sql`
    (${moment} at time zone 'UTC' + make_interval(months => ${months}::int)) at time zone 'UTC'`
  const { rows } = await sql`
    insert into enrolments (student_id, course_id, created_at, ends_at)
    select ${student_id}::uuid, course_id, ${now}::timestamptz, ${later(sql`${now}::timestamptz`)}
    from unnest(${course_ids}::uuid[]) as course_id
    order by course_id
    on conflict (student_id, course_id) do update set
      is_free = enrolments.is_free and excluded.ends_at is not null,
      ends_at = ${later(sql`greatest(enrolments.ends_at, ${now}::timestamptz)`)}
    where enrolments.is_free or enrolments.ends_at is not null
    returning course_id`.execute(db)
  return rows.length
}

/** Opens the course of a class in full and for good to those who have come into it. */
export async function enrolInFull(
  db: Db,
  { student_ids, course_id, now }: ClassOpening,
): Promise<void> {
  await sql`
    insert into enrolments (student_id, course_id, created_at)
    select student_id, ${course_id}::uuid, ${now}::timestamptz
    from unnest(${[...student_ids]}::uuid[]) as student_id
    order by student_id
    on conflict (student_id, course_id) do update set is_free = false, ends_at = null
    where enrolments.is_free or enrolments.ends_at is not null`.execute(db)
}

export type ClassOpening = {
  readonly student_ids: readonly string[]
  readonly course_id: string
  readonly now: Date
}
