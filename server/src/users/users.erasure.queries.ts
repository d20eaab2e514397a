import { teacherRole, userRole } from '@learngrove/contract/roles'
import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

/** Deletes an account, and with it every row that belongs to it alone. */
export async function deleteUser(db: Db, id: string) {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

/** Adds a nameless user to stand in for a former member of staff; nobody can sign in as it. */
export async function insertFormer(db: Db, { school_id }: { school_id: string }): Promise<string> {
  const id = newId()
  const names = { first_name: 'Former', last_name: 'member of staff' }
  const roles = { user_role_id: userRole.teacher, teacher_role_id: teacherRole.teacher }
  const state = { is_active: false, is_former: true, username: `former ${id}` }
  await db
    .insertInto('users')
    .values({ id, school_id, ...names, ...roles, ...state })
    .execute()
  return id
}
