import { sql, type Updateable } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import type { Reader } from '#users/users.policy.queries.ts'
import { canRunClass } from './classes.policy.queries.ts'

/** Locks a class that somebody may change, while who is in it changes. */
export async function lockClass(
  db: Db,
  { actor, class_id }: { readonly actor: Reader; readonly class_id: string },
) {
  const { rows } = await sql<{
    id: string
    school_id: string
    course_id: string
    name: string
    is_active: boolean
  }>`
    select classes.id, classes.school_id, classes.course_id, classes.name, classes.is_active
    from classes where classes.id = ${class_id}::uuid and ${canRunClass(actor)} for update`.execute(
    db,
  )
  return rows[0]
}

/** Any number will do, as long as all our processes use the same. */
const nameLock = 7_240_110

/** Lets one at a time name a class of a school, until the transaction ends. */
export async function takeNamingTurn(tx: Db, school_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${nameLock}::int, hashtext(${school_id}))`.execute(tx)
}

/** Tells whether a class of the school that is switched on has this name, in any case of its letters. */
export async function isNameTaken(
  db: Db,
  at: { readonly school_id: string; readonly name: string; readonly except?: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('classes')
    .select('id')
    .where('school_id', '=', at.school_id)
    .where('is_active', '=', true)
    .where(sql`lower(name)`, '=', at.name.toLowerCase())
    .where(sql<boolean>`id is distinct from ${at.except ?? null}::uuid`)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds the course of a subject at a level: the school's own, or else the platform's. */
export async function findCourseOf(
  db: Db,
  of: {
    readonly school_id: string
    readonly subject_id: string
    readonly academic_level_id: string
  },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('courses')
    .select('id')
    .where('subject_id', '=', of.subject_id)
    .where('academic_level_id', '=', of.academic_level_id)
    .where('is_active', '=', true)
    .where(isInReach(sql.ref('courses.school_id'), { school_id: of.school_id }))
    .orderBy(sql`school_id is null`)
    .orderBy(sql`tier is not distinct from 'higher'`)
    .orderBy('id')
    .executeTakeFirst()
  return found?.id
}

export async function updateClass(
  db: Db,
  id: string,
  fields: Pick<Updateable<Tables['classes']>, 'name' | 'is_active'>,
): Promise<void> {
  await db.updateTable('classes').set(fields).where('id', '=', id).execute()
}

/** Lists the students of a class who are in no other that is switched on. */
export async function selectOnlyHere(db: Db, class_id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from class_members as here
    where class_id = ${class_id}::uuid and not is_teacher and not exists (
      select from class_members as there join classes on classes.id = there.class_id
      where there.user_id = here.user_id and classes.is_active and classes.id <> here.class_id)`.execute(
    db,
  )
  return rows.map(({ user_id }) => user_id)
}

/** Finds the course of the same subject at the next level that has one: the school's own, or else the platform's. */
export async function findNextCourse(
  db: Db,
  { course_id, school_id }: { readonly course_id: string; readonly school_id: string },
) {
  const { rows } = await sql<{ course_id: string; academic_level_id: string }>`
    select next.id as course_id, next.academic_level_id
    from courses as own
    join academic_levels as own_level on own_level.id = own.academic_level_id
    join courses as next on next.subject_id = own.subject_id and next.is_active
    join academic_levels as next_level on next_level.id = next.academic_level_id
    where own.id = ${course_id}::uuid and next_level.position > own_level.position
      and ${isInReach(sql.ref('next.school_id'), { school_id })}
    order by next_level.position, next.tier is distinct from own.tier, next.school_id is null, next.id
    limit 1`.execute(db)
  return rows[0]
}

/** Lists everybody in a class, by id. */
export async function selectMembers(db: Db, class_id: string) {
  const rows = await db
    .selectFrom('class_members')
    .select(['user_id', 'is_teacher'])
    .where('class_id', '=', class_id)
    .orderBy('user_id')
    .execute()
  const of = (are_teachers: boolean) =>
    rows.flatMap(({ user_id, is_teacher }) => (is_teacher === are_teachers ? [user_id] : []))
  return { students: of(false), teachers: of(true) }
}
