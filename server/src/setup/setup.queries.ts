import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { platformSchoolId } from '#schools/schools.platform.ts'

/** Tells whether an installation is empty: it has no admin, and no school but the platform's own. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_empty: boolean }>`
    select not exists (select from schools where id <> ${platformSchoolId}::uuid)
      and not exists (select from users where user_role_id = ${userRole.admin}::int) as is_empty`.execute(
    db,
  )
  return rows[0]?.is_empty ?? false
}

/** Any number will do, as long as all our processes use the same. */
const lockKey = 7_240_104

/** Lets one at a time set the installation up, until its transaction is over. */
export async function takeTurn(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
}

/** Finds an active course of the platform, by its id or by its key. */
export async function findCourse(
  db: Db,
  by: { readonly id: string } | { readonly key: string },
): Promise<{ readonly id: string; readonly academic_level_id: string } | undefined> {
  const [[column, value] = ['id', '']] = Object.entries(by)
  const { rows } = await sql<{ id: string; academic_level_id: string }>`
    select id, academic_level_id from courses
    where ${sql.ref(column)}::text = ${value} and school_id is null and is_active`.execute(db)
  return rows[0]
}
