import type { summary } from '@learngrove/contract/assignments.shapes'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { canReadClass } from '#classes/classes.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import { marksOf, sizeOf } from '#platform/marks.queries.ts'
import type { Reader } from '#users/users.policy.queries.ts'
import { pictureUrl } from '#users/users.queries.ts'
import { isStudent } from './assignments.policy.queries.ts'

export type Summary = z.output<typeof summary>

/** The latest attempt of a row of `assignment_students` at a row of `quizzes`. */
const attemptOfStudent = sql`(
  select student_evaluations.* from student_evaluations
  where student_evaluations.quiz_id = quizzes.id
    and student_evaluations.student_id = assignment_students.student_id
  order by attempt_number desc limit 1)`

/** Keeps of `assignment_students` who is in the class now: whoever has left is no longer this class's to look at. */
const inClassNow = sql`join class_members on class_members.class_id = assignments.class_id
  and class_members.user_id = assignment_students.student_id and ${isStudent}`

const select = (actor: Reader, where: RawBuilder<unknown>) => sql<Summary>`
  select assignments.id, assignments.worksheet_id, quizzes.id as quiz_id, assignments.class_id,
    courses.subject_id, assignments.title, assignments.date_assigned, assignments.due_date,
    coalesce(assignments.time_limit, worksheets.time_limit) as time_limit, assignments.tries,
    assignments.answers_shown, assignments.has_hints, assignments.is_late_taken,
    size.num_questions, size.num_to_answer, size.max_score, counted.*,
    counted.num_students - counted.num_finished - counted.num_working as num_not_begun
  from assignments
  join classes on classes.id = assignments.class_id
  join worksheets on worksheets.id = assignments.worksheet_id
  join quizzes on quizzes.assignment_id = assignments.id
  join courses on courses.id = quizzes.course_id
  cross join lateral ${sizeOf('worksheets')} size
  cross join lateral (
    select (count(*) filter (where excused_at is null))::int as num_students,
      (count(*) filter (where excused_at is not null))::int as num_excused,
      (count(*) filter (where excused_at is null and attempt.grading_completed))::int as num_finished,
      (count(*) filter (where excused_at is null and attempt.is_opened
        and not attempt.grading_completed))::int as num_working,
      coalesce(sum(marks.num_waiting), 0)::int as num_waiting,
      percentile_cont(0.5) within group (order by marks.marks_given)
        filter (where excused_at is null and attempt.grading_completed) as median_score
    from assignment_students ${inClassNow}
    left join lateral ${attemptOfStudent} attempt on true
    left join lateral ${marksOf('attempt')} marks on attempt.id is not null
    where assignment_students.assignment_id = assignments.id) counted
  where assignments.withdrawn_at is null and ${canReadClass(actor)} and ${where}`

type Which = {
  readonly class_id: string
  readonly subject_id?: string | undefined
  /** With what opens after this moment, or without. */
  readonly opened_by?: Date | undefined
}

/** A class is set less than this in a year. */
const longestList = 200

/** Selects what a class was set, what is due last first. */
export async function selectSummaries(db: Db, actor: Reader, which: Which): Promise<Summary[]> {
  const { class_id, subject_id = null, opened_by = null } = which
  const { rows } = await sql<Summary>`
    ${select(
      actor,
      sql`assignments.class_id = ${class_id}::uuid
        and (${subject_id}::uuid is null or courses.subject_id = ${subject_id}::uuid)
        and (${opened_by}::timestamptz is null
          or assignments.date_assigned <= ${opened_by}::timestamptz)`,
    )}
    order by assignments.due_date desc nulls first, assignments.date_assigned desc, assignments.id
    limit ${longestList}::int`.execute(db)
  return rows
}

export async function findSummary(db: Db, actor: Reader, id: string): Promise<Summary | undefined> {
  const { rows } = await select(actor, sql`assignments.id = ${id}::uuid`).execute(db)
  return rows[0]
}

/** Tells whether there is such a class for somebody. */
export async function findIsReadable(db: Db, actor: Reader, class_id: string): Promise<boolean> {
  const { rows } = await sql`
    select from classes where classes.id = ${class_id}::uuid and ${canReadClass(actor)}`.execute(db)
  return rows.length > 0
}

/** A question of a student's attempt: in their order, or in that of the sheet where it has two versions. */
export type QuestionRow = {
  readonly is_settled: boolean
  readonly is_submitted: boolean
  readonly is_waiting: boolean
  readonly is_full_marks: boolean
  readonly tries: number
  readonly hints: number
  /** In seconds since 1970. */
  readonly updated_at: number
}

export type StudentRow = {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly profile_pic_url: string | null
  readonly due_date: Date | null
  readonly is_on_time: boolean
  readonly excused_at: Date | null
  readonly excuse_reason: string | null
  readonly reminded_at: Date | null
  readonly is_opened: boolean | null
  readonly is_completed: boolean | null
  readonly created_at: Date | null
  readonly finished_at: Date | null
  readonly time_spent: number
  readonly marks_given: number
  readonly num_answered: number
  /** Of their attempt; null before they have one. */
  readonly num_to_answer: number | null
  /** Of their attempt, which a later change of the sheet does not change; null before they have one. */
  readonly max_score: number | null
  readonly questions: readonly QuestionRow[]
}

/** Selects the students of work that is set with each of their questions, by name. */
export async function selectStudents(db: Db, assignment_id: string): Promise<StudentRow[]> {
  const { rows } = await sql<StudentRow>`
    select users.id, users.first_name, users.last_name, ${pictureUrl} as profile_pic_url,
      assignment_students.due_date, assignment_students.is_on_time,
      assignment_students.excused_at, assignment_students.excuse_reason,
      assignment_students.reminded_at, attempt.is_opened,
      attempt.grading_completed as is_completed, attempt.created_at,
      attempt.graded_at as finished_at, coalesce(asked.time_spent, 0)::int as time_spent,
      coalesce(marks.marks_given, 0) as marks_given,
      coalesce(marks.num_answered, 0) as num_answered,
      nullif(marks.num_to_answer, 0) as num_to_answer,
      attempt.max_score, coalesce(asked.questions, '[]') as questions
    from assignments
    join worksheets on worksheets.id = assignments.worksheet_id
    join quizzes on quizzes.assignment_id = assignments.id
    join assignment_students on assignment_students.assignment_id = assignments.id
    ${inClassNow}
    join users on users.id = assignment_students.student_id
    left join lateral ${attemptOfStudent} attempt on true
    left join lateral ${marksOf('attempt')} marks on attempt.id is not null
    left join lateral (
      select sum(time_spent) as time_spent,
        jsonb_agg(jsonb_build_object('is_settled', is_settled, 'is_submitted', is_submitted,
          'is_waiting', waiting is not null, 'is_full_marks', is_full_marks, 'tries', tries,
          'hints', hint_rung, 'updated_at', extract(epoch from updated_at)::float8)
          order by coalesce(on_sheet.position, evaluation_questions.position)) as questions
      from evaluation_questions
      left join worksheet_questions on_sheet on worksheets.has_versions
        and on_sheet.worksheet_id = worksheets.id
        and on_sheet.question_id = evaluation_questions.question_id
      where student_evaluation_id = attempt.id) asked on true
    where assignments.id = ${assignment_id}::uuid
    order by users.last_name, users.first_name, users.id`.execute(db)
  return rows
}
