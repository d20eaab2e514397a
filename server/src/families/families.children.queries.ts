import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { GuardianWay } from '#users/users.guardians.queries.ts'
import { awaitsConsent, isOnFreeTier, pictureUrl } from '#users/users.queries.ts'

/** Longest streak that is looked for, in days. */
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
  readonly way: GuardianWay
  readonly linked_at: Date
}

/** Reads the children of a parent, or one of them, with what they did since a moment, in one statement. */
export async function selectChildren(
  db: Db,
  { parent_id, child_id, since }: { parent_id: string; child_id?: string; since: Date },
): Promise<ChildRow[]> {
  const { rows } = await sql<ChildRow>`
    select users.id, users.school_id, users.first_name, users.last_name, users.username,
      coalesce(users.email, users.pending_email) as email, users.academic_level_id,
      academic_levels.name as academic_level_name, ${pictureUrl} as profile_pic_url,
      schools.name as school_name, ${isOnFreeTier} as is_free_tier, users.last_logged_in,
      guardians.way, guardians.created_at as linked_at,
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

/** Counts a parent's children; exact under a lock of the parent's row. */
export async function countChildren(db: Db, parent_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('guardians')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('parent_id', '=', parent_id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type Student = {
  readonly id: string
  readonly school_id: string
  readonly awaits_consent: boolean
}

/** Finds an active student by their username or verified address, in any school. */
export async function findStudentByName(db: Db, name: string) {
  const { rows } = await sql<Student & { password_hash: string | null }>`
    select users.id, users.school_id, users.password_hash, ${awaitsConsent} as awaits_consent
    from users join schools on schools.id = users.school_id
    where (lower(users.username) = lower(${name}) or lower(users.email) = lower(${name}))
      and users.user_role_id = ${userRole.student}::int and users.is_active and schools.is_active
    limit 1`.execute(db)
  return rows[0]
}

/** Locks a student's row until the transaction ends, so that their guardians do not change. */
export function lockStudent(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'school_id'])
    .where('id', '=', id)
    .where('user_role_id', '=', userRole.student)
    .forUpdate()
    .executeTakeFirst()
}

export async function findStudent(db: Db, id: string): Promise<Student | undefined> {
  const { rows } = await sql<Student>`
    select users.id, users.school_id, ${awaitsConsent} as awaits_consent
    from users join schools on schools.id = users.school_id
    where users.id = ${id}::uuid and users.user_role_id = ${userRole.student}::int
      and users.is_active and schools.is_active`.execute(db)
  return rows[0]
}
