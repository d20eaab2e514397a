import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

export async function setJoinCode(db: Db, class_id: string, code: string | null): Promise<void> {
  await db.updateTable('classes').set({ join_code: code }).where('id', '=', class_id).execute()
}

/** Finds the code of a class with those who came by one, the latest first. */
export async function findJoining(db: Db, class_id: string) {
  const found = await db
    .selectFrom('classes')
    .select('join_code')
    .where('id', '=', class_id)
    .executeTakeFirst()
  const came = await db
    .selectFrom('class_members')
    .innerJoin('users', 'users.id', 'class_members.user_id')
    .select(['users.id', 'class_members.joined_at'])
    .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
    .where('class_id', '=', class_id)
    .where('came_by_code', '=', true)
    .orderBy('joined_at', 'desc')
    .orderBy('users.id')
    .execute()
  return { join_code: found?.join_code ?? null, came }
}

/** Locks the class of a school that a code opens, if it is switched on. */
export async function lockByCode(
  tx: Db,
  { code, school_id }: { readonly code: string; readonly school_id: string },
) {
  const { rows } = await sql<{ id: string; name: string; course_id: string; num_members: number }>`
    select classes.id, classes.name, classes.course_id,
      (select count(*)::int from class_members where class_id = classes.id) as num_members
    from classes
    where join_code = ${code} and school_id = ${school_id}::uuid and is_active for update`.execute(
    tx,
  )
  return rows[0]
}

export async function setCameByCode(
  tx: Db,
  { class_id, user_id }: { readonly class_id: string; readonly user_id: string },
): Promise<void> {
  await tx
    .updateTable('class_members')
    .set({ came_by_code: true })
    .where('class_id', '=', class_id)
    .where('user_id', '=', user_id)
    .execute()
}

/** Takes a student out of a class that they came into by its code; tells whether they were in it so. */
export async function deleteWhoCame(
  tx: Db,
  { class_id, user_id }: { readonly class_id: string; readonly user_id: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('class_members')
    .where('class_id', '=', class_id)
    .where('user_id', '=', user_id)
    .where('came_by_code', '=', true)
    .returning('user_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Selects the classes that somebody learns in. */
export const selectOwnClasses = (db: Db, user_id: string) =>
  db
    .selectFrom('class_members')
    .innerJoin('classes', 'classes.id', 'class_members.class_id')
    .select(['classes.id', 'classes.name', 'came_by_code as can_leave'])
    .where('user_id', '=', user_id)
    .where('is_teacher', '=', false)
    .where('is_active', '=', true)
    .orderBy('classes.name')
    .orderBy('classes.id')
    .execute()
