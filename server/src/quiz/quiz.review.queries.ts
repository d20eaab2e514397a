import { sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { marksOf } from '#platform/marks.queries.ts'
import { canReadStudent } from '#users/users.policy.queries.ts'
import type { QuizRules } from './behaviour-now.ts'
import { quizRules } from './quiz.rules.queries.ts'
import { hasTeacher } from './quiz.waiting.queries.ts'
import type { Timed } from './time-limit.ts'

type SeenAttempt = Timed & {
  id: string
  student_id: string
  grading_completed: boolean
  total_score: number
  max_score: number
  num_waiting: number
  has_teacher: boolean
  rules: QuizRules
  total_time_spent: number
  xp_collected: number
  graded_at: Date | null
  created_at: Date
  updated_at: Date
}

/**
 * Finds the latest attempt at a quiz among those that the actor may read. Without a `student_id` a
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
  const student = { id: sql.ref('attempt.student_id'), school_id: sql.ref('attempt.school_id') }
  const { rows } = await sql<SeenAttempt>`
    select attempt.id, attempt.student_id, attempt.grading_completed,
      case when attempt.grading_completed then marks.marks_given else 0 end as total_score,
      attempt.max_score, attempt.total_time_spent, attempt.xp_collected, attempt.graded_at,
      attempt.created_at, attempt.ends_at, attempt.handing_in_at, ${quizRules(sql.ref('attempt.student_id'))} as rules, marks.num_waiting,
      ${hasTeacher(sql.ref('attempt.student_id'))} as has_teacher, greatest(attempt.created_at, attempt.graded_at,
        (select max(updated_at) from evaluation_questions
          where student_evaluation_id = attempt.id)) as updated_at
    from student_evaluations attempt
    join quizzes on quizzes.id = attempt.quiz_id
    cross join lateral ${marksOf('attempt')} marks
    where attempt.quiz_id = ${quiz_id}::uuid
      and (${student_id ?? null}::uuid is null or attempt.student_id = ${student_id ?? null}::uuid)
      and ${canReadStudent(actor, student)}
    order by attempt.created_at desc, attempt.attempt_number desc limit 1`.execute(db)
  return rows[0]
}
