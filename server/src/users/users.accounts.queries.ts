import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Adds a user unless their username, e-mail address or number is taken; then it returns no row. */
export function insertUnlessTaken(db: Db, user: Insertable<Tables['users']>) {
  return db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function updateUser(db: Db, id: string, fields: Updateable<Tables['users']>) {
  await db.updateTable('users').set(fields).where('id', '=', id).execute()
}

/** Merges what somebody chose about how they read into what they chose before. */
export async function mergeReading(db: Db, id: string, chosen: object): Promise<void> {
  await db
    .updateTable('users')
    .set({ reading: sql`reading || ${JSON.stringify(chosen)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** Locks a user's row until the transaction ends, so that what is counted about them does not change. */
export function lockUser(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'school_id', 'profile_pic_file_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Finds an academic level, if it exists, and how a user stands to it. */
export function findLevel(
  db: Db,
  { id, academic_level_id }: { id: string; academic_level_id: string },
) {
  return db
    .selectFrom('users')
    .innerJoin('academic_levels', (join) => join.on('academic_levels.id', '=', academic_level_id))
    .select(['users.academic_level_id', 'users.is_free_tier', 'users.user_role_id'])
    .where('users.id', '=', id)
    .executeTakeFirst()
}

export async function levelExists(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('academic_levels')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Finds what decides whether an account can have the free tier. */
export function findTier(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['school_id', 'user_role_id', 'academic_level_id', 'is_free_tier'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Finds where e-mails to somebody go: their own address, or the one that is not confirmed yet. */
export function findMailbox(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['email', 'pending_email', 'first_name', 'username', 'school_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
