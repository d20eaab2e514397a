import { teacherRole, userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

const managed = [userRole.student, userRole.teacher, userRole.parent] as const

/**
 * Locks somebody whom a school manages: a student, one of the staff, or a parent whose account it made.
 * Without a school, wherever they are.
 */
export function lockPerson(
  db: Db,
  { id, school_id }: { readonly id: string; readonly school_id?: string | undefined },
) {
  return db
    .selectFrom('users')
    .select([
      ...([
        'id',
        'school_id',
        'user_role_id',
        'teacher_role_id',
        'is_active',
        'first_name',
      ] as const),
      ...(['last_name', 'username', 'email', 'pending_email', 'last_logged_in'] as const),
    ])
    .where('id', '=', id)
    .where('is_former', '=', false)
    .where('user_role_id', 'in', [...managed])
    .$if(school_id !== undefined, (query) => query.where('school_id', '=', school_id ?? ''))
    .forUpdate()
    .executeTakeFirst()
}

/** Locks the owners of a school who can sign in, so that of two who go at once one stays. */
export async function lockOwners(db: Db, school_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('school_id', '=', school_id)
    .where('user_role_id', '=', userRole.teacher)
    .where('teacher_role_id', '=', teacherRole.admin)
    .where('is_active', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Tells whether somebody of the school has this address, or has yet to confirm it. */
export async function hasAddressHere(
  db: Db,
  { school_id, email }: { readonly school_id: string; readonly email: string },
): Promise<boolean> {
  const lower = email.toLowerCase()
  const { rows } = await sql`
    select from users where school_id = ${school_id}::uuid
      and (lower(email) = ${lower} or lower(pending_email) = ${lower}) limit 1`.execute(db)
  return rows.length > 0
}

/** Moves students up to a level; those who are there or above stay where they are. */
export async function raiseLevels(
  db: Db,
  at: { readonly user_ids: readonly string[]; readonly academic_level_id: string },
): Promise<void> {
  await sql`
    update users set academic_level_id = ${at.academic_level_id}::uuid
    where id = any(${[...at.user_ids]}::uuid[]) and coalesce(
      (select position from academic_levels where id = users.academic_level_id), 0)
      < (select position from academic_levels where id = ${at.academic_level_id}::uuid)`.execute(db)
}
