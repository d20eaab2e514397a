import type { Insertable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

export type GuardianWay = 'created' | 'code' | 'password' | 'school'

export type GuardianRow = {
  /** Id of the link. */
  readonly id: string
  readonly parent_id: string
  readonly first_name: string
  readonly last_name: string
  readonly linked_at: Date
  readonly way: GuardianWay
  /** The address for e-mails to them: their own, or the pending one. */
  readonly email: string | null
  readonly is_email_confirmed: boolean
}

/** Lists the guardians of a child, the first to be linked first. */
export async function selectGuardians(db: Db, child_id: string): Promise<GuardianRow[]> {
  const rows = await db
    .selectFrom('guardians')
    .innerJoin('users', 'users.id', 'guardians.parent_id')
    .select([
      'guardians.id',
      'guardians.parent_id',
      'guardians.way',
      'guardians.created_at as linked_at',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.pending_email',
    ])
    .where('child_id', '=', child_id)
    .where('users.is_active', '=', true)
    .orderBy('guardians.created_at')
    .orderBy('users.id')
    .execute()
  return rows.map(({ way, email, pending_email, ...row }) => ({
    ...row,
    // Safe: the column's check allows no other.
    way: way as GuardianWay,
    email: email ?? pending_email,
    is_email_confirmed: email !== null,
  }))
}

type Pair = { readonly parent_id: string; readonly child_id: string }

/** Links a parent to a child. Returns nothing if they are its guardian already. */
export function insertGuardian(
  db: Db,
  guardian: Pair & { readonly way: GuardianWay; readonly created_at: Date },
) {
  return db
    .insertInto('guardians')
    .values(guardian)
    .onConflict((conflict) => conflict.doNothing())
    .returning('child_id')
    .executeTakeFirst()
}

/** Removes a link. Returns nothing if the parent was not the child's guardian. */
export function deleteGuardian(db: Db, { parent_id, child_id }: Pair) {
  return db
    .deleteFrom('guardians')
    .where('parent_id', '=', parent_id)
    .where('child_id', '=', child_id)
    .returning('child_id')
    .executeTakeFirst()
}

export async function insertRemoval(db: Db, removal: Insertable<Tables['removed_guardians']>) {
  await db.insertInto('removed_guardians').values(removal).execute()
}

/** Tells whether this child or another guardian of it has removed the parent before. */
export async function wasRemoved(db: Db, { parent_id, child_id }: Pair): Promise<boolean> {
  const found = await db
    .selectFrom('removed_guardians')
    .select('id')
    .where('parent_id', '=', parent_id)
    .where('child_id', '=', child_id)
    .executeTakeFirst()
  return found !== undefined
}
