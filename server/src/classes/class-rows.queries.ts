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
