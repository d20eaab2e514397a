import { type TeacherRoleId, teacherRole, userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

export type Contact = {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly teacher_role_id: TeacherRoleId
  /** Position among the named contacts; null for an owner who is a contact because nobody is named. */
  readonly position: number | null
}

/** Selects the staff of a school, with their position among the named contacts. */
export async function selectStaff(db: Db, school_id: string): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select users.id, first_name, last_name, email, teacher_role_id, position
    from users
    left join safeguarding_contacts
      on user_id = users.id and safeguarding_contacts.school_id = users.school_id
    where users.school_id = ${school_id}::uuid and is_active
      and user_role_id = ${userRole.teacher}::int
    order by position, teacher_role_id, users.created_at, users.id`.execute(db)
  return rows
}

/** Returns the contacts: those who are named, in their order, or, if nobody is, the owners. */
export function contactsAmong(staff: readonly Contact[]): Contact[] {
  const named = staff.filter(({ position }) => position !== null)
  return named.length > 0
    ? named
    : staff.filter(({ teacher_role_id }) => teacher_role_id === teacherRole.admin)
}

/** Serialises changes of a school's contacts until the transaction ends. */
export async function takeNamingTurn(db: Db, school_id: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contacts:${school_id}`}, 0))`.execute(
    db,
  )
}

/** Replaces all named contacts. */
export async function replaceContacts(
  db: Db,
  { school_id, user_ids }: { school_id: string; user_ids: readonly string[] },
) {
  await db.deleteFrom('safeguarding_contacts').where('school_id', '=', school_id).execute()
  if (user_ids.length === 0) return
  const rows = user_ids.map((user_id, position) => ({ school_id, user_id, position }))
  await db.insertInto('safeguarding_contacts').values(rows).execute()
}
