import { teacherRole, userRole } from '@learngrove/contract/roles'
import type { Insertable, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { canSeeRequest } from './privacy.policy.queries.ts'

export type Kind = 'export' | 'erasure'

/** A person, with what a request about them needs. */
export type Person = Readonly<{
  id: string
  school_id: string
  user_role_id: number
  teacher_role_id: number | null
  first_name: string
  last_name: string
  username: string | null
  email: string | null
  pending_email: string | null
  mobile_number: string | null
  guardian_ids: readonly string[]
}>

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const { rows } = await sql<Person>`
    select id, school_id, user_role_id, teacher_role_id, first_name, last_name, username, email,
      pending_email, mobile_number,
      array(select parent_id::text from guardians where child_id = users.id) as guardian_ids
    from users where id = ${id}::uuid and not is_former`.execute(db)
  return rows[0]
}

/** Locks a person's row until the transaction ends, so that nothing is added that belongs to them. */
export async function lockPerson(db: Db, id: string) {
  await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
}

/** Tells whether a parent is the only guardian of a child without a school. */
export async function hasChildAlone(db: Db, parent_id: string, platform: string): Promise<boolean> {
  const { rows } = await sql`
    select from guardians join users on users.id = child_id
    where parent_id = ${parent_id}::uuid and users.school_id = ${platform}::uuid and not exists (
      select from guardians as others
      where others.child_id = guardians.child_id and others.parent_id <> guardians.parent_id)
    limit 1`.execute(db)
  return rows.length > 0
}

export async function hasOtherOwner(db: Db, { id, school_id }: Person): Promise<boolean> {
  return (await ownersOf(db, school_id)).some((owner) => owner.id !== id)
}

export const ownersOf = (db: Db, school_id: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('school_id', '=', school_id)
    .where('user_role_id', '=', userRole.teacher)
    .where('teacher_role_id', '=', teacherRole.admin)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()

/** Returns where e-mails about a person go: to them, and to their guardians. */
export const mailboxesOf = (db: Db, { id, guardian_ids }: Person) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name'])
    .where('id', 'in', [id, ...guardian_ids])
    .where('email', 'is not', null)
    .where('is_active', '=', true)
    .orderBy('id')
    .execute()

export async function hasCase(db: Db, student_id: string): Promise<boolean> {
  const found = await db
    .selectFrom('safeguarding_cases')
    .select('id')
    .where('student_id', '=', student_id)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Adds a request unless one of its kind is under way for the same person. */
export async function insertRequest(
  db: Db,
  row: Insertable<Tables['privacy_requests']>,
): Promise<boolean> {
  const added = await db
    .insertInto('privacy_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

const columns = [
  'privacy_requests.id',
  'kind',
  'status',
  'progress',
  'subject_id',
  'asked_by',
  'confirmed_by',
  'privacy_requests.school_id',
  'privacy_requests.created_at',
  'due_at',
  'finished_at',
  'expires_at',
  'file_id',
] as const

export const findRequest = (db: Db, id: string) =>
  db
    .selectFrom('privacy_requests')
    .leftJoin('users', 'users.id', 'subject_id')
    .select([...columns, 'first_name'])
    .where('privacy_requests.id', '=', id)
    .executeTakeFirst()

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>

const longestList = 200

/** Lists the requests that somebody may see. */
export const listRequests = (
  db: Db,
  reader: { readonly id: string; readonly owns: string | undefined },
) =>
  db
    .selectFrom('privacy_requests')
    .leftJoin('users', 'users.id', 'subject_id')
    .select([...columns, 'first_name'])
    .where(canSeeRequest(reader))
    .orderBy('privacy_requests.created_at', 'desc')
    .orderBy('privacy_requests.id', 'desc')
    .limit(longestList)
    .execute()

/** Changes a request that is in one of these states. Returns whether it was. */
export async function moveRequest(
  db: Db,
  id: string,
  from: readonly string[],
  to: Updateable<Tables['privacy_requests']>,
): Promise<boolean> {
  const moved = await db
    .updateTable('privacy_requests')
    .set(to)
    .where('id', '=', id)
    .where('status', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Selects the erasures whose day has come. */
export const selectDue = (db: Db, now: Date) =>
  db
    .selectFrom('privacy_requests')
    .select('id')
    .where('kind', '=', 'erasure')
    .where('status', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .execute()

/** Selects the expired copies. */
export const selectExpired = (db: Db, now: Date) =>
  db
    .selectFrom('privacy_requests')
    .select(['id', 'file_id'])
    .where('status', '=', 'ready')
    .where('expires_at', '<=', now)
    .execute()

/** Selects every file that belongs to a person, or is about them. */
export async function selectFiles(db: Db, id: string) {
  return db
    .selectFrom('files')
    .select(['id', 'name'])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('chat_files').select('file_id').whereRef('file_id', '=', 'files.id'))
        .$castTo<boolean>()
        .as('is_of_talk'),
    )
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('owner_id', '=', id),
        exists(
          selectFrom('privacy_requests')
            .select('id')
            .whereRef('file_id', '=', 'files.id')
            .where('subject_id', '=', id),
        ),
      ]),
    )
    .orderBy('id')
    .execute()
}
