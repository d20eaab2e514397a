import { sql } from 'kysely'
import {
  addFrom,
  type Earning,
  earnFrom,
  earning,
  practisedOn,
  streakDaysOf,
  xpOf,
} from '#gamification/gamification.queries.ts'
import type { Db } from '#platform/database.ts'
import { marksOf } from '#platform/marks.queries.ts'
import type { Whose } from './quiz.queries.ts'

export type Completed = {
  readonly total_score: number
  readonly max_score: number
  readonly xp_collected: number
  /** Answers that wait for a person. */
  readonly num_waiting: number
  /** What finishing earned, beyond what the answers did. */
  readonly bonus: number
}

/**
 * Closes an attempt once, with its bonus and its day of the streak, in one statement. Both are
 * for an attempt in which all was answered that is to be.
 */
export async function completeAttempt(
  db: Db,
  id: string,
  earned_by: Earning,
  { finished, perfect, day }: { finished: number; perfect: number; day: string },
): Promise<Completed | undefined> {
  const { student_id, happened_at: now } = earned_by
  const { rows } = await sql<Completed>`
    with sums as (
      select marks.marks_given as score, marks.num_waiting, spent.seconds, spent.xp,
        marks.num_answered >= marks.num_to_answer as all_answered
      from student_evaluations attempt
      cross join lateral ${marksOf('attempt')} marks
      cross join lateral (
        select coalesce(sum(time_spent), 0) as seconds, coalesce(sum(xp_gain), 0) as xp
        from evaluation_questions where student_evaluation_id = attempt.id) spent
      where attempt.id = ${id}::uuid
    ), closed as (
      update student_evaluations set grading_completed = true, graded_at = ${now}::timestamptz,
        total_score = sums.score, total_time_spent = sums.seconds,
        xp_collected = sums.xp + case when not sums.all_answered then 0
          when sums.score >= max_score then ${perfect}::int else ${finished}::int end
      from sums where id = ${id}::uuid and not grading_completed
      returning total_score, max_score, xp_collected, sums.all_answered, sums.num_waiting
    ), whole as (
      select ${earning(earned_by)}, case when total_score >= max_score
        then ${perfect}::int else ${finished}::int end as amount
      from closed where all_answered
    ), earned as (${earnFrom('whole')}
    ), total as (${addFrom('earned')}
    ), practised as (${practisedOn('whole', { student_id, day, now })}
    )
    select closed.total_score, closed.max_score, closed.xp_collected, closed.num_waiting,
      coalesce((select amount from earned), 0) as bonus from closed`.execute(db)
  return rows[0]
}

/** What an attempt came to, and where its student stands now, in one statement. */
export async function findResult(
  db: Db,
  { quiz_id, student_id, school_id }: Whose & { quiz_id: string },
) {
  const { rows } = await sql<Omit<Completed, 'bonus'> & { xp: number; days: string[] }>`
    select total_score, max_score, xp_collected,
      (select marks.num_waiting from ${marksOf('student_evaluations')} marks) as num_waiting,
      (${xpOf(student_id)}) as xp, array(${streakDaysOf(student_id)}) as days
    from student_evaluations
    where quiz_id = ${quiz_id} and student_id = ${student_id} and school_id = ${school_id}
    order by attempt_number desc limit 1`.execute(db)
  return rows[0]
}
