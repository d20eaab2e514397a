import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { pictureUrl } from './users.queries.ts'

/** A streak is never looked for further back than this. */
const longestStreak = 1_000

export type ChildRow = {
  readonly id: string
  readonly school_id: string
  readonly first_name: string
  readonly last_name: string
  readonly username: string | null
  readonly email: string | null
  readonly academic_level_id: string | null
  readonly academic_level_name: string | null
  readonly profile_pic_url: string | null
  readonly school_name: string
  readonly is_free_tier: boolean
  readonly last_logged_in: Date | null
  readonly time_zone: string
  readonly xp: number
  /** The days of practice, the newest first, as `YYYY-MM-DD`. */
  readonly days: readonly string[]
  readonly quizzes: number
  readonly seconds: number
}

/** The children of a parent, or one of them, with what they did since a moment: in one statement. */
export async function selectChildren(
  db: Db,
  { parent_id, child_id, since }: { parent_id: string; child_id?: string; since: Date },
): Promise<ChildRow[]> {
  const { rows } = await sql<ChildRow>`
    select users.id, users.school_id, users.first_name, users.last_name, users.username,
      coalesce(users.email, users.pending_email) as email, users.academic_level_id,
      academic_levels.name as academic_level_name, ${pictureUrl} as profile_pic_url,
      schools.name as school_name, users.is_free_tier, users.last_logged_in,
      coalesce(users.time_zone, schools.time_zone) as time_zone,
      coalesce(student_xp.xp, 0) as xp,
      array(
        select day::text from streak_days where student_id = users.id
        order by day desc limit ${longestStreak}::int) as days,
      (select count(*)::int from student_evaluations
        where student_id = users.id and grading_completed
          and graded_at > ${since}::timestamptz) as quizzes,
      (select coalesce(sum(evaluation_questions.time_spent), 0)::int
        from evaluation_questions
        join student_evaluations on student_evaluations.id = student_evaluation_id
        where student_id = users.id
          and evaluation_questions.graded_at > ${since}::timestamptz) as seconds
    from guardians
    join users on users.id = guardians.child_id
    join schools on schools.id = users.school_id
    left join academic_levels on academic_levels.id = users.academic_level_id
    left join student_xp on student_xp.student_id = users.id
    where guardians.parent_id = ${parent_id}::uuid and users.is_active
      and users.id = coalesce(${child_id ?? null}::uuid, users.id)
    order by guardians.created_at, users.id`.execute(db)
  return rows
}

/** How many children a parent has; exact under a lock of the parent's row. */
export async function countChildren(db: Db, parent_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('guardians')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('parent_id', '=', parent_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns nothing where the parent is their guardian already. */
export function insertGuardian(
  db: Db,
  guardian: { parent_id: string; child_id: string; created_at: Date },
) {
  return db
    .insertInto('guardians')
    .values(guardian)
    .onConflict((conflict) => conflict.doNothing())
    .returning('child_id')
    .executeTakeFirst()
}

/** Returns nothing where the parent was not their guardian. */
export function deleteGuardian(db: Db, pair: { parent_id: string; child_id: string }) {
  return db
    .deleteFrom('guardians')
    .where('parent_id', '=', pair.parent_id)
    .where('child_id', '=', pair.child_id)
    .returning('child_id')
    .executeTakeFirst()
}

/** The parents of a child by their first names, the first to be linked first. */
export function selectGuardians(db: Db, child_id: string) {
  return db
    .selectFrom('guardians')
    .innerJoin('users', 'users.id', 'guardians.parent_id')
    .select(['users.first_name', 'guardians.created_at as linked_at'])
    .where('child_id', '=', child_id)
    .where('users.is_active', '=', true)
    .orderBy('guardians.created_at')
    .orderBy('users.id')
    .execute()
}

/** An active student by their username or verified address, whatever their school. */
export async function findStudentByName(db: Db, name: string) {
  const { rows } = await sql<{ id: string; school_id: string; password_hash: string | null }>`
    select users.id, users.school_id, users.password_hash
    from users join schools on schools.id = users.school_id
    where (lower(users.username) = lower(${name}) or lower(users.email) = lower(${name}))
      and users.user_role_id = ${userRole.student}::int and users.is_active and schools.is_active
    limit 1`.execute(db)
  return rows[0]
}

export function findStudent(db: Db, id: string) {
  return db
    .selectFrom('users')
    .innerJoin('schools', 'schools.id', 'users.school_id')
    .select(['users.id', 'users.school_id'])
    .where('users.id', '=', id)
    .where('users.user_role_id', '=', userRole.student)
    .where('users.is_active', '=', true)
    .where('schools.is_active', '=', true)
    .executeTakeFirst()
}
