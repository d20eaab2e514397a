import { type Insertable, sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Counts which of these courses are active, and are the platform's or this school's. */
export async function countCourses(
  db: Db,
  { course_ids, school_id }: { course_ids: readonly string[]; school_id: string | null },
): Promise<number> {
  const { count } = await db
    .selectFrom('courses')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('id', 'in', course_ids)
    .where('is_active', '=', true)
    .where(isInReach(sql.ref('courses.school_id'), { school_id: school_id ?? undefined }))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Inserts the codes that do not exist yet, and returns them. */
export function insertCodes(db: Db, rows: readonly Insertable<Tables['activation_codes']>[]) {
  return db
    .insertInto('activation_codes')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning(['id', 'code'])
    .execute()
}

export async function insertCodeCourses(
  db: Db,
  { code_ids, course_ids }: { code_ids: readonly string[]; course_ids: readonly string[] },
) {
  const rows = code_ids.flatMap((code_id) =>
    course_ids.map((course_id) => ({ code_id, course_id })),
  )
  await db.insertInto('activation_code_courses').values(rows).execute()
}
