import { sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import { canReadStudent } from '#users/users.policy.queries.ts'

/** Finds the time zone of a student whose work the actor may read. */
export async function findStudent(
  db: Db,
  { id, actor }: { id: string; actor: Actor },
): Promise<{ time_zone: string } | undefined> {
  const student = { id: sql.ref('users.id'), school_id: sql.ref('users.school_id') }
  const { rows } = await sql<{ time_zone: string }>`
    select coalesce(users.time_zone, schools.time_zone) as time_zone
    from users join schools on schools.id = users.school_id
    where users.id = ${id}::uuid and ${canReadStudent(actor, student)}`.execute(db)
  return rows[0]
}

type Weeks = {
  readonly student_id: string
  readonly time_zone: string
  /** Mondays, `YYYY-MM-DD` in the time zone. */
  readonly mondays: readonly string[]
}

/** The weeks that begin on these days, as a table of a statement. */
const weeksOf = ({ mondays, time_zone }: Pick<Weeks, 'mondays' | 'time_zone'>) => sql`(
  select monday, monday::date::timestamp at time zone ${time_zone}::text as begins_at,
    (monday::date + 7)::timestamp at time zone ${time_zone}::text as ends_at
  from unnest(${mondays}::text[]) as monday)`

export type SubjectWeek = {
  readonly monday: string
  /** Share of the marks, 0 to 1. */
  readonly share: number | null
  readonly questions: number
  readonly topics: number
}

/** Sums up a student's answers in a subject, week by week: of each question the latest try of the week. */
export async function selectSubjectWeeks(
  db: Db,
  { student_id, subject_id, ...of }: Weeks & { readonly subject_id: string },
): Promise<SubjectWeek[]> {
  const { rows } = await sql<SubjectWeek>`
    select weeks.monday, sum(answered.marks_given) / nullif(sum(answered.max_score), 0) as share,
      count(answered.id)::int as questions, count(distinct answered.topic_id)::int as topics
    from ${weeksOf(of)} as weeks
    left join lateral (
      select distinct on (asked.id) asked.id, evidence.marks_given, evidence.max_score, (
          select topic_id from question_topics
          where question_topics.question_id = asked.question_id
          order by question_topics.position limit 1) as topic_id
      from evidence
      join evaluation_questions asked on asked.id = evidence.evaluation_question_id
      join student_evaluations attempt on attempt.id = asked.student_evaluation_id
      join quizzes on quizzes.id = attempt.quiz_id
      join courses on courses.id = quizzes.course_id
      where evidence.student_id = ${student_id}::uuid and courses.subject_id = ${subject_id}::uuid
        and evidence.happened_at >= weeks.begins_at and evidence.happened_at < weeks.ends_at
        and ${stands()}
      order by asked.id, evidence.happened_at desc, evidence.try_number desc
    ) answered on true
    group by weeks.monday`.execute(db)
  return rows
}

export type StudyWeek = {
  readonly monday: string
  readonly seconds: number
  readonly questions: number
  readonly right_first: number
  readonly hints: number
  readonly topics: number
  readonly days: number
  readonly tutor_messages: number
}

/** Sums up how a student has studied, week by week. A question belongs to the week of its first try. */
export async function selectStudyWeeks(db: Db, { student_id, ...of }: Weeks): Promise<StudyWeek[]> {
  const { rows } = await sql<StudyWeek>`
    select weeks.monday, coalesce(sum(first.time_spent), 0)::int as seconds,
      count(first.id)::int as questions,
      (count(first.id) filter (where first.is_full_marks and first.hints_before = 0))::int as right_first,
      coalesce(sum(first.hints), 0)::int as hints,
      count(distinct first.topic_id)::int as topics, count(distinct first.day)::int as days, (
        select count(*)::int from chat_messages
        join chat_threads on chat_threads.id = chat_messages.thread_id
        where chat_threads.user_id = ${student_id}::uuid and chat_messages.from_user
          and chat_messages.created_at >= weeks.begins_at
          and chat_messages.created_at < weeks.ends_at) as tutor_messages
    from ${weeksOf(of)} as weeks
    left join lateral (
      select asked.id, asked.time_spent, evidence.is_full_marks, evidence.hint_rung as hints_before,
        asked.hint_rung as hints,
        (evidence.happened_at at time zone ${of.time_zone}::text)::date as day, (
          select topic_id from question_topics
          where question_topics.question_id = asked.question_id
          order by question_topics.position limit 1) as topic_id
      from evidence
      join evaluation_questions asked on asked.id = evidence.evaluation_question_id
      where evidence.student_id = ${student_id}::uuid and evidence.try_number = 1
        and evidence.happened_at >= weeks.begins_at and evidence.happened_at < weeks.ends_at
        and ${stands()}
    ) first on true
    group by weeks.monday, weeks.begins_at, weeks.ends_at`.execute(db)
  return rows
}

/** Counts one event more on a day, `YYYY-MM-DD`. */
export async function countEvent(
  db: Db,
  { day, event }: { day: string; event: string },
): Promise<void> {
  await sql`
    insert into analytics_counts (day, event, count) values (${day}::date, ${event}, 1)
    on conflict (day, event) do update set count = analytics_counts.count + 1`.execute(db)
}
