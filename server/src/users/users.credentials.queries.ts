import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

type Mailbox = {
  readonly id: string
  readonly school_id: string
  readonly first_name: string
  readonly username: string | null
  /** Tells whether the address is theirs, or is not confirmed yet. */
  readonly is_verified: boolean
}

/**
 * Finds the account that owns an address; without one, the newest that has yet to confirm it. On a
 * school's own site only one of that school.
 */
export async function findByEmail(
  db: Db,
  { email, school_id }: { email: string; school_id: string | undefined },
): Promise<Mailbox | undefined> {
  const lower = email.toLowerCase()
  const { rows } = await sql<Mailbox>`
    select users.id, users.school_id, first_name, username,
      coalesce(lower(email) = ${lower}, false) as is_verified
    from users join schools on schools.id = users.school_id
    where (lower(email) = ${lower} or lower(pending_email) = ${lower})
      and users.is_active and schools.is_active
      and users.school_id = coalesce(${school_id ?? null}::uuid, users.school_id)
    order by is_verified desc, users.created_at desc
    limit 1`.execute(db)
  return rows[0]
}

/** Tells whether an address is somebody's own, not counting `except`. */
export async function isEmailTaken(
  db: Db,
  { email, except }: { email: string; except?: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirst()
  return found !== undefined
}

/** Tells whether a username is taken, in any case of its letters. */
export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Confirms the address that somebody named, if it is still the one. Returns the address that it
 * replaces, or nothing if they have named another since. If somebody else has it by now, it
 * violates the unique index.
 */
export async function confirmEmail(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<{ was_pending: boolean; old_email: string | null; first_name: string } | undefined> {
  const lower = email.toLowerCase()
  const { rows } = await sql<{
    was_pending: boolean
    old_email: string | null
    first_name: string
  }>`
    with known as (
      select id, email as old_email,
        coalesce(lower(pending_email) = ${lower}, false) as was_pending
      from users where id = ${id}::uuid for update
    )
    update users
    set email = ${email}, pending_email = case when was_pending then null else pending_email end
    from known
    where users.id = known.id and (was_pending or lower(users.email) = ${lower})
    returning was_pending, old_email, first_name`.execute(db)
  return rows[0]
}

/** Finds what a new password is judged by, and what the old one is checked against. */
export function findCredentials(db: Db, id: string) {
  return db
    .selectFrom('users')
    .innerJoin('schools', 'schools.id', 'users.school_id')
    .select([
      'users.id',
      'users.school_id',
      'users.first_name',
      'users.last_name',
      'users.username',
      'users.email',
      'users.pending_email',
      'users.password_hash',
    ])
    .where('users.id', '=', id)
    .where('users.is_active', '=', true)
    .where('schools.is_active', '=', true)
    .executeTakeFirst()
}

/** Sets a new password, if the one that was checked is still there. Returns whether it was. */
export async function replacePassword(
  db: Db,
  { id, old_hash, new_hash }: { id: string; old_hash: string; new_hash: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ password_hash: new_hash })
    .where('id', '=', id)
    .where('password_hash', '=', old_hash)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}
