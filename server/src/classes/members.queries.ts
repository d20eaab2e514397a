import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Reader } from '#users/users.policy.queries.ts'
import { canSeeStudent } from './classes.policy.queries.ts'

type Named = {
  readonly actor: Reader
  /** The school of the class: nobody sits in a class of another school. */
  readonly school_id: string
  readonly user_ids: readonly string[]
}

/** Finds those of these people whom somebody may put into a class: teachers, and students they may see. */
export async function selectAssignable(
  db: Db,
  { actor, school_id, user_ids }: Named,
): Promise<{ id: string; is_teacher: boolean }[]> {
  const { rows } = await sql<{ id: string; is_teacher: boolean }>`
    select users.id, users.user_role_id = ${userRole.teacher}::int as is_teacher from users
    where users.id = any(${[...user_ids]}::uuid[]) and users.school_id = ${school_id}::uuid
      and users.is_active and (users.user_role_id = ${userRole.teacher}::int
        or (users.user_role_id = ${userRole.student}::int and ${canSeeStudent(actor)}))`.execute(db)
  return rows
}

/** Lists the students of a class, by id. */
export async function selectStudentIds(db: Db, class_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('class_members')
    .select('user_id')
    .where('class_id', '=', class_id)
    .where('is_teacher', '=', false)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Finds those of these people who are students of a school. */
export async function selectOwnStudents(
  db: Db,
  { school_id, user_ids }: Pick<Named, 'school_id' | 'user_ids'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('school_id', '=', school_id)
    .where('user_role_id', '=', userRole.student)
    .where(sql<boolean>`id = any(${[...user_ids]}::uuid[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** Finds students of a school with what stands on their sign-in cards, and locks them. */
export async function selectForCards(
  db: Db,
  { school_id, user_ids }: Pick<Named, 'school_id' | 'user_ids'>,
) {
  const { rows } = await sql<{
    id: string
    first_name: string
    last_name: string
    username: string
    class_name: string | null
  }>`
    select id, first_name, last_name, username,
      (select classes.name from class_members join classes on classes.id = class_id
        where user_id = users.id and classes.is_active
        order by lower(classes.name) limit 1) as class_name
    from users
    where school_id = ${school_id}::uuid and id = any(${[...user_ids]}::uuid[])
      and user_role_id = ${userRole.student}::int and is_active and username is not null
    order by lower(last_name || ' ' || first_name), id
    for update`.execute(db)
  return rows
}
