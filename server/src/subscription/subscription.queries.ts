import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { isGuardianOf } from '#users/users.policy.queries.ts'

/** Finds a code with the name of the school whose people it is for. */
export function findCode(db: Db, code: string) {
  return db
    .selectFrom('activation_codes')
    .leftJoin('schools', 'schools.id', 'activation_codes.school_id')
    .select(['activation_codes.id', 'code', 'activation_codes.school_id'])
    .select(['schools.name as school_name', 'months', 'uses_left', 'expires_at'])
    .select('activation_codes.is_active')
    .where('code', '=', code)
    .executeTakeFirst()
}

const courseColumns = [
  'courses.id',
  'courses.title',
  'subjects.id as subject_id',
  'subjects.name as subject_name',
  'academic_levels.id as academic_level_id',
  'academic_levels.name as academic_level_name',
] as const

/** Selects the active courses that a code opens. */
export function selectCodeCourses(db: Db, code_id: string) {
  return db
    .selectFrom('activation_code_courses')
    .innerJoin('courses', 'courses.id', 'activation_code_courses.course_id')
    .innerJoin('subjects', 'subjects.id', 'courses.subject_id')
    .innerJoin('academic_levels', 'academic_levels.id', 'courses.academic_level_id')
    .select(courseColumns)
    .where('code_id', '=', code_id)
    .where('courses.is_active', '=', true)
    .orderBy('courses.title')
    .orderBy('courses.id')
    .execute()
}

/** Tells whether somebody, or a child of theirs, has redeemed a code. */
export async function hasRedeemed(
  db: Db,
  { code_id, user_id }: { code_id: string; user_id: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('activation_redemptions')
    .select('code_id')
    .where('code_id', '=', code_id)
    .where(({ eb, or }) =>
      or([
        eb('student_id', '=', user_id),
        isGuardianOf({ id: user_id }, sql.ref('activation_redemptions.student_id')),
      ]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/** Finds the school that a student belongs to; undefined for anybody who is no student. */
export async function findStudentSchool(db: Db, { id, role }: { id: string; role: number }) {
  const found = await db
    .selectFrom('users')
    .select('school_id')
    .where('id', '=', id)
    .where('user_role_id', '=', role)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found?.school_id
}

type Redemption = {
  readonly code_id: string
  readonly student_id: string
  readonly redeemed_by: string
  readonly redeemed_at: Date
}

/** Records a redemption. Returns whether it is the first of this student by this code. */
export async function insertRedemption(db: Db, redemption: Redemption): Promise<boolean> {
  const made = await db
    .insertInto('activation_redemptions')
    .values(redemption)
    .onConflict((conflict) => conflict.doNothing())
    .returning('code_id')
    .executeTakeFirst()
  return made !== undefined
}

/** Takes one use of a code that has one left and has not ended. Of many at once, each gets its own or none. */
export async function takeUse(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const taken = await db
    .updateTable('activation_codes')
    .set({ uses_left: sql`uses_left - 1` })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('expires_at', '>', now)
    .where('uses_left', '>', 0)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Selects the courses that codes, or one code, have opened to a student, and until when each is open. */
export function selectActivated(
  db: Db,
  { student_id, code_id }: { student_id: string; code_id?: string },
) {
  return db
    .selectFrom('activation_redemptions')
    .innerJoin('activation_code_courses', (join) =>
      join.onRef('activation_code_courses.code_id', '=', 'activation_redemptions.code_id'),
    )
    .innerJoin('courses', 'courses.id', 'activation_code_courses.course_id')
    .innerJoin('subjects', 'subjects.id', 'courses.subject_id')
    .innerJoin('academic_levels', 'academic_levels.id', 'courses.academic_level_id')
    .innerJoin('enrolments', (join) =>
      join
        .onRef('enrolments.course_id', '=', 'courses.id')
        .onRef('enrolments.student_id', '=', 'activation_redemptions.student_id'),
    )
    .select(courseColumns)
    .select(({ fn }) => fn.min('redeemed_at').as('activated_at'))
    .select('enrolments.ends_at')
    .where('activation_redemptions.student_id', '=', student_id)
    .where(
      sql<boolean>`activation_redemptions.code_id
        = coalesce(${code_id ?? null}::uuid, activation_redemptions.code_id)`,
    )
    .groupBy(['courses.id', 'courses.title', 'subjects.id', 'subjects.name'])
    .groupBy(['academic_levels.id', 'academic_levels.name', 'enrolments.ends_at'])
    .orderBy('courses.title')
    .orderBy('courses.id')
    .execute()
}
