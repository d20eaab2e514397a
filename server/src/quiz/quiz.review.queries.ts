import { userRole } from '@learngrove/contract/roles'
import { sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'

type SeenAttempt = {
  id: string
  student_id: string
  grading_completed: boolean
  total_score: number
  max_score: number
  total_time_spent: number
  xp_collected: number
  graded_at: Date | null
  created_at: Date
  updated_at: Date
}

/**
 * The latest attempt at a quiz that the actor may see: their own, a child's of theirs, one of a student
 * of their own classes, any of an owner's school; a platform admin sees all. Without a `student_id` a
 * student's is their own, and a grown-up's that of whoever began last.
 */
export async function findSeenAttempt(
  db: Db,
  {
    quiz_id,
    student_id,
    actor,
  }: { quiz_id: string; student_id?: string | undefined; actor: Actor },
): Promise<SeenAttempt | undefined> {
  const isAdmin = actor.user_role_id === userRole.admin
  const isOwner = actor.callers.includes('owner')
  const isTeacher = actor.user_role_id === userRole.teacher
  const { rows } = await sql<SeenAttempt>`
    select attempt.id, attempt.student_id, attempt.grading_completed, attempt.total_score,
      attempt.max_score, attempt.total_time_spent, attempt.xp_collected, attempt.graded_at,
      attempt.created_at, greatest(attempt.created_at, attempt.graded_at,
        (select max(updated_at) from evaluation_questions
          where student_evaluation_id = attempt.id)) as updated_at
    from student_evaluations attempt
    where attempt.quiz_id = ${quiz_id}::uuid
      and (${student_id ?? null}::uuid is null or attempt.student_id = ${student_id ?? null}::uuid)
      and (
        (attempt.student_id = ${actor.id}::uuid and attempt.school_id = ${actor.school_id}::uuid)
        or ${isAdmin}::boolean
        or (${isOwner}::boolean and attempt.school_id = ${actor.school_id}::uuid)
        or exists (
          select from guardians join users on users.id = child_id and users.is_active
          where parent_id = ${actor.id}::uuid and child_id = attempt.student_id)
        or (${isTeacher}::boolean and attempt.school_id = ${actor.school_id}::uuid and exists (
          select from class_members as theirs
          join class_members as mine on mine.class_id = theirs.class_id
          join classes on classes.id = mine.class_id
          where theirs.user_id = attempt.student_id and not theirs.is_teacher
            and mine.user_id = ${actor.id}::uuid and mine.is_teacher
            and classes.is_active and classes.school_id = ${actor.school_id}::uuid))
      )
    order by attempt.created_at desc, attempt.attempt_number desc limit 1`.execute(db)
  return rows[0]
}
