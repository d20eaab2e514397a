import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import { marksOf, sizeOf } from '#platform/marks.queries.ts'
import type { ClassOf } from './reach.queries.ts'

type OfStudent = { readonly of: ClassOf; readonly student_id: string }

export type SetWork = {
  readonly assignment_id: string
  readonly worksheet_id: string
  readonly title: string
  readonly set_at: Date
  readonly due_date: Date | null
  readonly finished_at: Date | null
  readonly num_answered: number
  readonly num_questions: number
  readonly marks_given: number
  readonly max_score: number
  readonly seconds: number
}

/** What was set in a class and done of it, the latest first. */
const mostSet = 30

/** Selects what was set to a student in a class, with what came of the latest attempt. */
export async function selectSetWork(db: Db, { of, student_id }: OfStudent): Promise<SetWork[]> {
  const { rows } = await sql<SetWork>`
    select assignments.id as assignment_id, assignments.worksheet_id, assignments.title,
      assignments.date_assigned as set_at,
      coalesce(theirs.due_date, assignments.due_date) as due_date,
      case when attempt.grading_completed then attempt.graded_at end as finished_at,
      coalesce(marks.num_answered, 0) as num_answered,
      coalesce(nullif(marks.num_to_answer, 0),
        (select size.num_to_answer from ${sizeOf('worksheets')} size)) as num_questions,
      coalesce(marks.marks_given, 0)::float8 as marks_given,
      coalesce(attempt.max_score, 0) as max_score,
      coalesce(attempt.total_time_spent, 0) as seconds
    from assignments
    join worksheets on worksheets.id = assignments.worksheet_id
    join assignment_students as theirs on theirs.assignment_id = assignments.id
      and theirs.student_id = ${student_id}::uuid
    left join quizzes on quizzes.assignment_id = assignments.id
    left join lateral (
      select * from student_evaluations
      where quiz_id = quizzes.id and student_evaluations.student_id = ${student_id}::uuid
      order by created_at desc, attempt_number desc limit 1
    ) attempt on true
    left join lateral ${marksOf('attempt')} marks on attempt.id is not null
    where assignments.class_id = ${of.id}::uuid
    order by assignments.date_assigned desc, assignments.id
    limit ${mostSet}::int`.execute(db)
  return rows
}

/**
 * Counts, for each misconception that a student showed in the course, the right answers since to questions of the
 * topics in which it was shown.
 */
export async function selectRightSince(
  db: Db,
  { of, student_id }: OfStudent,
): Promise<{ code: string; right_since: number }[]> {
  const { rows } = await sql<{ code: string; right_since: number }>`
    with own as (
      select evidence.misconception, evidence.is_full_marks, evidence.happened_at, about.topic_id,
        evidence.id
      from evidence
      join evaluation_questions asked on asked.id = evidence.evaluation_question_id
      join student_evaluations attempt on attempt.id = asked.student_evaluation_id
      join quizzes on quizzes.id = attempt.quiz_id and quizzes.course_id = ${of.course_id}::uuid
      join question_topics as about on about.question_id = asked.question_id
      where evidence.student_id = ${student_id}::uuid
        and evidence.school_id = ${of.school_id}::uuid and ${stands()}
    ), shown as (
      select misconception as code, max(happened_at) as last_at,
        array_agg(distinct topic_id) as topic_ids
      from own where misconception is not null group by misconception
    )
    select shown.code, count(distinct own.id)::int as right_since
    from shown left join own on own.is_full_marks and own.happened_at > shown.last_at
      and own.topic_id = any(shown.topic_ids)
    group by shown.code`.execute(db)
  return rows
}
