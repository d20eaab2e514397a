import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Known } from './judge-rows.ts'

/** Selects what a list of students is judged by; `usernames` are those of the list, in lower case. */
export async function selectKnown(
  db: Db,
  { school_id, usernames }: { readonly school_id: string; readonly usernames: readonly string[] },
): Promise<Known> {
  const classes = await sql<Known['classes'][number]>`
    select classes.id, classes.name, courses.academic_level_id
    from classes join courses on courses.id = classes.course_id
    where classes.school_id = ${school_id}::uuid and classes.is_active
    order by classes.created_at, classes.id`.execute(db)
  const levels = await sql<Known['levels'][number]>`
    select id, name from academic_levels order by position, id`.execute(db)
  const students = await sql<Known['students'][number]>`
    select id, username, first_name, last_name,
      array(select class_id from class_members where user_id = users.id) as class_ids
    from users
    where school_id = ${school_id}::uuid and user_role_id = ${userRole.student}::int and is_active
    order by created_at, id`.execute(db)
  const taken = await sql<{ username: string }>`
    select lower(username) as username from users
    where lower(username) = any(${[...usernames]}::text[])
      and (school_id <> ${school_id}::uuid or user_role_id <> ${userRole.student}::int
        or not is_active)`.execute(db)
  return {
    classes: classes.rows,
    levels: levels.rows,
    students: students.rows,
    taken: new Set(taken.rows.map(({ username }) => username)),
  }
}

type Brought = {
  readonly id: string
  readonly school_id: string
  readonly made_by: string
  readonly made_at: Date
  readonly rows: readonly { user_id: string; is_new: boolean; class_id: string | null }[]
}

/** Writes down a list that was brought in, with what each row did. */
export async function insertImport(db: Db, { rows, ...made }: Brought): Promise<void> {
  await db.insertInto('people_imports').values(made).execute()
  if (rows.length === 0) return
  await db
    .insertInto('people_import_rows')
    .values(rows.map((row) => ({ import_id: made.id, ...row })))
    .execute()
}

const counts = [
  sql<number>`(select count(*)::int from people_import_rows where import_id = people_imports.id
    and is_new)`.as('num_new'),
  sql<number>`(select count(*)::int from people_import_rows where import_id = people_imports.id
    and not is_new and class_id is not null)`.as('num_joined'),
]

/** Lists the lists of a school that were brought in since a moment, the latest first. */
export const selectImports = (db: Db, { school_id, since }: { school_id: string; since: Date }) =>
  db
    .selectFrom('people_imports')
    .select(['id', 'made_at', 'undone_at', ...counts])
    .where('school_id', '=', school_id)
    .where('made_at', '>', since)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

/** Claims a list of a school to undo it: of two who try at once, one succeeds. */
export const claimImport = (
  db: Db,
  { id, school_id, now }: { id: string; school_id: string; now: Date },
) =>
  db
    .updateTable('people_imports')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('school_id', '=', school_id)
    .where('undone_at', 'is', null)
    .returning(['id', 'made_at'])
    .executeTakeFirst()

/** Lists what a list did, and whether each account was used since. */
export async function selectImportRows(db: Db, import_id: string) {
  const { rows } = await sql<{
    user_id: string
    class_id: string | null
    is_unused: boolean
  }>`
    select user_id, class_id, is_new and last_logged_in is null and not exists (
      select from guardians where child_id = user_id) as is_unused
    from people_import_rows join users on users.id = user_id
    where import_id = ${import_id}::uuid order by user_id`.execute(db)
  return rows
}
