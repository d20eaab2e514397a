import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'

type Found = { id: string; first_name: string; last_name: string; user_role_id: number }

/**
 * Finds the user with this address, if the actor may see them: themselves, a parent's children, the
 * students of a teacher's own classes, everybody in an owner's school; a platform admin sees all.
 */
export async function selectVisibleByEmail(
  db: Db,
  { email, actor }: { email: string; actor: Actor },
): Promise<Found[]> {
  const isAdmin = actor.user_role_id === userRole.admin
  const isOwner = actor.callers.includes('owner')
  const isTeacher = actor.user_role_id === userRole.teacher
  const { rows } = await sql<Found>`
    select id, first_name, last_name, user_role_id from users
    where lower(email) = lower(${email}) and is_active and (
      ${isAdmin}::boolean
      or id = ${actor.id}::uuid
      or (${isOwner}::boolean and school_id = ${actor.school_id}::uuid)
      or exists (
        select from guardians where parent_id = ${actor.id}::uuid and child_id = users.id)
      or (${isTeacher}::boolean and school_id = ${actor.school_id}::uuid and exists (
        select from class_members as theirs
        join class_members as mine on mine.class_id = theirs.class_id
        join classes on classes.id = mine.class_id
        where theirs.user_id = users.id and not theirs.is_teacher
          and mine.user_id = ${actor.id}::uuid and mine.is_teacher
          and classes.is_active and classes.school_id = ${actor.school_id}::uuid))
    )`.execute(db)
  return rows
}
