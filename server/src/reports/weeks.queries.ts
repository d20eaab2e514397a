import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'

/** A moment at which somebody answered at a school. */
export type Touched = {
  readonly student_id: string
  readonly school_id: string
  readonly happened_at: Date
}

/**
 * The weeks that were touched, each once, and every try of them that counts. Time and hints of a try are those of
 * its question so far, so that a later try adds only what came since the one before.
 */
const triesOf = (touched: readonly Touched[]) => sql`
  weeks as (
    select distinct touched.student_id, touched.school_id, schools.time_zone,
      date_trunc('week', touched.happened_at at time zone schools.time_zone) as monday
    from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as touched
      (student_id uuid, school_id uuid, happened_at timestamptz)
    join schools on schools.id = touched.school_id
  ), tries as (
    select weeks.student_id, weeks.school_id, weeks.monday::date as week, quizzes.course_id,
      asked.question_id, evidence.evaluation_question_id, evidence.try_number,
      evidence.misconception, evidence.marks_given, evidence.max_score,
      evidence.try_number = 1 as is_first,
      evidence.try_number = 1 and evidence.is_full_marks and evidence.hint_rung = 0 as is_first_right,
      greatest(0, evidence.time_spent - coalesce(earlier.time_spent, 0)) as seconds,
      greatest(0, evidence.hint_rung - coalesce(earlier.hint_rung, 0)) as hints,
      row_number() over (
        partition by evidence.evaluation_question_id, weeks.monday
        order by evidence.try_number desc) = 1 as is_latest
    from weeks
    join evidence on evidence.student_id = weeks.student_id and evidence.school_id = weeks.school_id
      and evidence.happened_at >= weeks.monday at time zone weeks.time_zone
      and evidence.happened_at < (weeks.monday + interval '7 days') at time zone weeks.time_zone
    join evaluation_questions asked on asked.id = evidence.evaluation_question_id
    join student_evaluations attempt on attempt.id = asked.student_evaluation_id
    join quizzes on quizzes.id = attempt.quiz_id
    left join lateral (
      select max(before.time_spent) as time_spent, max(before.hint_rung) as hint_rung
      from evidence before
      where before.evaluation_question_id = evidence.evaluation_question_id
        and before.try_number < evidence.try_number
    ) earlier on evidence.try_number > 1
    where ${stands()}
  )`

/** What is summed up of the tries of a group. */
const sums = sql`count(*), count(*) filter (where is_first), count(*) filter (where is_first_right),
  sum(seconds), sum(hints)`

/** Sums these weeks up anew, whatever was known of them: to be called again changes nothing. */
export async function fillTopicWeeks(tx: Db, touched: readonly Touched[]): Promise<void> {
  await emptyWeeks(tx, 'topic_weeks', touched)
  await sql`
    with ${triesOf(touched)}
    insert into topic_weeks (student_id, school_id, course_id, topic_id, week, answers,
      first_tries, first_right, seconds, hints, marks_given, max_score)
    select tries.student_id, tries.school_id, tries.course_id, question_topics.topic_id, tries.week,
      ${sums},
      coalesce(sum(marks_given) filter (where is_latest), 0),
      coalesce(sum(max_score) filter (where is_latest), 0)
    from tries join question_topics on question_topics.question_id = tries.question_id
    group by tries.student_id, tries.school_id, tries.course_id, question_topics.topic_id,
      tries.week`.execute(tx)
}

/** Does the same by question. */
export async function fillQuestionWeeks(tx: Db, touched: readonly Touched[]): Promise<void> {
  await emptyWeeks(tx, 'question_weeks', touched)
  await sql`
    with ${triesOf(touched)}
    insert into question_weeks (student_id, school_id, course_id, question_id, week, answers,
      first_tries, first_right, seconds, hints, misconceptions)
    select student_id, school_id, course_id, question_id, week, ${sums},
      coalesce(jsonb_agg(distinct misconception order by misconception)
        filter (where misconception is not null), '[]')
    from tries
    group by student_id, school_id, course_id, question_id, week`.execute(tx)
}

/** Forgets the touched weeks: a decision can leave nothing of what was in one. */
async function emptyWeeks(
  tx: Db,
  table: 'topic_weeks' | 'question_weeks',
  touched: readonly Touched[],
): Promise<void> {
  await sql`
    with weeks as (
      select distinct touched.student_id, touched.school_id,
        date_trunc('week', touched.happened_at at time zone schools.time_zone)::date as week
      from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as touched
        (student_id uuid, school_id uuid, happened_at timestamptz)
      join schools on schools.id = touched.school_id
    )
    delete from ${sql.table(table)} as known using weeks
    where known.student_id = weeks.student_id and known.school_id = weeks.school_id
      and known.week = weeks.week`.execute(tx)
}

export async function deleteTopicWeeks(tx: Db): Promise<void> {
  await tx.deleteFrom('topic_weeks').execute()
}

export async function deleteQuestionWeeks(tx: Db): Promise<void> {
  await tx.deleteFrom('question_weeks').execute()
}
