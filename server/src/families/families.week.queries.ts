import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import { marksOf, sizeOf } from '#platform/marks.queries.ts'
import { isGuardianOf } from '#users/users.policy.queries.ts'

/** Longest list of what is due. */
const longestDue = 8
/** How long something overdue is still shown. */
const dueForDays = 28

/** Finds the child of this parent: its time zone, and what the parent agreed to for it and for themselves. */
export async function findWeekOwner(
  db: Db,
  { parent_id, child_id }: { parent_id: string; child_id: string },
) {
  const { rows } = await sql<{
    time_zone: string
    consents: { text_name: string; text_version: string; given_at: string }[]
  }>`
    select coalesce(users.time_zone, schools.time_zone) as time_zone,
      (select coalesce(json_agg(latest order by given_at, text_name), '[]')
        from (
          select distinct on (text_name) text_name, text_version, given_at from consents
          where given_by = ${parent_id}::uuid and given_for in (users.id, ${parent_id}::uuid)
          order by text_name, given_at desc
        ) latest) as consents
    from users
    join schools on schools.id = users.school_id
    where users.id = ${child_id}::uuid and users.is_active
      and ${isGuardianOf({ id: parent_id }, sql.ref('users.id'))}`.execute(db)
  return rows[0]
}

/** What was practised in one topic of a course on one day. A question belongs to the day of its first try. */
export type Practised = {
  readonly day: string
  readonly course_id: string
  readonly subject_id: string
  readonly subject_name: string
  readonly topic_id: string | null
  readonly topic: string | null
  readonly objective: string | null
  readonly answered: number
  /** Right at the first try and without a hint. */
  readonly right_first: number
  readonly missed_first: number
  /** Questions that were missed and tried again. */
  readonly tried_again: number
  readonly hints: number
  readonly hints_after_try: number
  readonly seconds: number
}

/** Reads a student's practice from a day on, by days in their time zone, courses and topics. */
export async function selectPractice(
  db: Db,
  { student_id, time_zone, since }: { student_id: string; time_zone: string; since: string },
): Promise<Practised[]> {
  const { rows } = await sql<Practised>`
    with answered as (
      select (first.happened_at at time zone ${time_zone}::text)::date::text as day,
        quizzes.course_id, question.time_spent, question.tries, question.question_id,
        first.is_full_marks, first.hint_rung as hints_before, question.hint_rung as hints
      from evidence first
      join evaluation_questions question on question.id = first.evaluation_question_id
      join student_evaluations attempt on attempt.id = question.student_evaluation_id
      join quizzes on quizzes.id = attempt.quiz_id
      where first.student_id = ${student_id}::uuid and first.try_number = 1 and ${stands('first')}
        and first.happened_at >= (${since}::date::timestamp at time zone ${time_zone}::text)
    )
    select day, answered.course_id, subjects.id as subject_id, subjects.name as subject_name,
      topic.id as topic_id, topic.title as topic, topic.objectives -> 0 ->> 'text' as objective,
      count(*)::int as answered,
      count(*) filter (where is_full_marks and hints_before = 0)::int as right_first,
      count(*) filter (where not is_full_marks)::int as missed_first,
      count(*) filter (where not is_full_marks and tries > 1)::int as tried_again,
      sum(hints)::int as hints, sum(hints - hints_before)::int as hints_after_try,
      sum(time_spent)::int as seconds
    from answered
    join courses on courses.id = answered.course_id
    join subjects on subjects.id = courses.subject_id
    left join lateral (
      select topics.id, topics.title, topics.objectives from question_topics
      join topics on topics.id = question_topics.topic_id
      where question_topics.question_id = answered.question_id
      order by question_topics.position, topics.id limit 1
    ) topic on true
    group by day, answered.course_id, subjects.id, subjects.name, topic.id, topic.title, topic.objectives
    order by day, subjects.name, topic.title`.execute(db)
  return rows
}

export type DueRow = {
  readonly quiz_id: string
  readonly title: string
  readonly subject_name: string
  readonly due_date: Date | null
  readonly num_answered: number
  readonly num_questions: number
  readonly is_completed: boolean
  readonly num_waiting: number
  readonly marks_given: number
  readonly max_score: number
}

/** Reads what is set for a student and not handed in, the soonest first, then what was handed in since a day. */
export async function selectDue(
  db: Db,
  { student_id, time_zone, since }: { student_id: string; time_zone: string; since: string },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select quizzes.id as quiz_id, quizzes.title, subjects.name as subject_name,
      due.date as due_date, coalesce(progress.num_answered, 0) as num_answered,
      coalesce(nullif(progress.num_to_answer, 0), size.num_to_answer) as num_questions,
      coalesce(attempt.grading_completed, false) as is_completed,
      coalesce(progress.num_waiting, 0) as num_waiting,
      coalesce(progress.marks_given, 0) as marks_given,
      coalesce(attempt.max_score, size.max_score) as max_score
    from assignment_students
    join assignments on assignments.id = assignment_students.assignment_id
    join quizzes on quizzes.assignment_id = assignments.id
    join courses on courses.id = quizzes.course_id
    join subjects on subjects.id = courses.subject_id
    left join lateral (
      select id, grading_completed, graded_at, max_score, num_to_complete from student_evaluations
      where quiz_id = quizzes.id and student_id = assignment_students.student_id
      order by attempt_number desc limit 1
    ) attempt on true
    left join lateral ${marksOf('attempt')} progress on true
    join worksheets on worksheets.id = quizzes.worksheet_id
    cross join lateral ${sizeOf('worksheets')} size
    cross join lateral (
      select coalesce(assignment_students.due_date, assignments.due_date) as date
    ) due
    cross join lateral (
      select ${since}::date::timestamp at time zone ${time_zone}::text as begins_at
    ) week
    where assignment_students.student_id = ${student_id}::uuid
      and assignment_students.excused_at is null
      and case when coalesce(attempt.grading_completed, false)
        then attempt.graded_at >= week.begins_at
        else due.date is null
          or due.date >= week.begins_at - make_interval(days => ${dueForDays}::int) end
    order by is_completed, due.date, quizzes.id
    limit ${longestDue}::int`.execute(db)
  return rows
}
