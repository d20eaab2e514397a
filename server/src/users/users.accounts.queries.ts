import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Adds a user unless their username, e-mail address or number is taken: then there is no row. */
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

/** Keeps what somebody has chosen of how they like to read, beside what they chose before. */
export async function mergeReading(db: Db, id: string, chosen: object): Promise<void> {
  await db
    .updateTable('users')
    .set({ reading: sql`reading || ${JSON.stringify(chosen)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** Holds a user's row until the transaction ends, so that what is counted about them stands still. */
export function lockUser(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'school_id', 'profile_pic_file_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** A user as they stand to an academic level, if there is such a level. */
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

/** What PostgreSQL calls a second row under the same unique key. */
const uniqueViolation = '23505'

/** Whether a statement failed because something is taken. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === uniqueViolation

export async function levelExists(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('academic_levels')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** The parts of an account that decide whether it can have the free tier. */
export function findTier(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['school_id', 'user_role_id', 'academic_level_id', 'is_free_tier'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Where letters to somebody go: their own address, or the one that waits for its link. */
export function findMailbox(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['email', 'pending_email', 'first_name', 'username', 'school_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
