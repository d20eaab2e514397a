import { limits } from '@learngrove/contract/reports.limits'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import { doneIn } from './figures.queries.ts'
import { type ClassOf, membersOf } from './reach.queries.ts'
import type { Weeks } from './weeks-between.ts'

/** The work of a class in its course: in a range, or at one quiz whenever it was. */
export type Scope = {
  readonly of: ClassOf
  readonly weeks: Weeks
  readonly quiz_id?: string | undefined
}

export type QuestionFigures = {
  readonly question_id: string
  readonly current_version_id: string
  readonly topic: { readonly id: string; readonly title: string } | null
  readonly answers: number
  readonly num_students: number
  readonly facility: number
  readonly discrimination: number | null
}

/** The topic that a question is of in a course: the first of its own that is taught there. */
export const topicOf = (question_id: string, course_id: string) => sql`(
  select jsonb_build_object('id', topics.id, 'title', topics.title)
  from question_topics join topics on topics.id = question_topics.topic_id
  join course_topics on course_topics.topic_id = topics.id
    and course_topics.course_id = ${course_id}::uuid
  where question_topics.question_id = ${sql.ref(question_id)}
  order by question_topics.position, topics.id limit 1)`

/** Tries of a class in its course, at its school: those of a range, or of one quiz. */
const tries = ({ of, weeks, quiz_id }: Scope) => sql`
  ${membersOf(of)} as members
  ${
    quiz_id === undefined
      ? sql`cross join lateral (
          select evidence.* from evidence
          where evidence.student_id = members.student_id
            and evidence.school_id = ${of.school_id}::uuid and evidence.happened_at
              >= ${weeks.first}::date::timestamp at time zone ${of.time_zone}::text
            and evidence.happened_at
              < (${weeks.last}::date + 7)::timestamp at time zone ${of.time_zone}::text
          offset 0) as evidence`
      : sql`join evidence on evidence.student_id = members.student_id
          and evidence.school_id = ${of.school_id}::uuid`
  }
  join evaluation_questions asked on asked.id = evidence.evaluation_question_id
  join student_evaluations attempt on attempt.id = asked.student_evaluation_id
    ${quiz_id === undefined ? sql`` : sql`and attempt.quiz_id = ${quiz_id}::uuid`}
  join quizzes on quizzes.id = attempt.quiz_id and quizzes.course_id = ${of.course_id}::uuid`

/** First tries of each student at each question: of a range from the roll-up, of one quiz from the evidence. */
const met = ({ of, weeks, quiz_id }: Scope) =>
  quiz_id === undefined
    ? sql`
      select done.student_id, done.question_id, sum(done.first_tries)::float8 as tries,
        sum(done.first_right)::float8 as correct
      from ${doneIn(of, weeks)}
      group by done.student_id, done.question_id
      having sum(done.first_tries) > 0`
    : sql`
      select evidence.student_id, asked.question_id, count(*)::float8 as tries,
        count(*) filter (where evidence.is_full_marks and evidence.hint_rung = 0)::float8 as correct
      from ${tries({ of, weeks, quiz_id })}
      where evidence.try_number = 1 and ${stands()}
      group by evidence.student_id, asked.question_id`

/**
 * Selects the questions that a class found hardest. Facility is the share of first tries that were right.
 * Discrimination is the correlation of a student's share at the question with that at all their others, so that a
 * question does not vouch for itself (the corrected item-total correlation of classical test theory).
 */
export async function selectHardest(
  db: Db,
  {
    topic_id,
    limit = limits.questions,
    least_answers = limits.least_answers,
    ...scope
  }: Scope & {
    readonly topic_id?: string | undefined
    readonly limit?: number | undefined
    readonly least_answers?: number | undefined
  },
): Promise<QuestionFigures[]> {
  const ofTopic =
    topic_id === undefined
      ? sql``
      : sql`and exists (select from question_topics as about
          where about.question_id = scored.question_id and about.topic_id = ${topic_id}::uuid)`
  const { rows } = await sql<QuestionFigures>`
    with met as (${met(scope)}
    ), scored as (
      select question_id, student_id, tries, correct, correct / tries as share,
        (sum(correct) over of_student - correct) / nullif(sum(tries) over of_student - tries, 0) as rest
      from met window of_student as (partition by student_id)
    ), hardest as (
      select question_id, sum(tries)::int as answers, count(*)::int as num_students,
        sum(correct) / sum(tries) as facility,
        case when count(rest) >= ${limits.least_students}::int then corr(share, rest) end
          as discrimination
      from scored where true ${ofTopic}
      group by question_id having sum(tries) >= ${least_answers}::int
      order by facility, answers desc, question_id limit ${limit}::int
    )
    select hardest.*, questions.current_version_id,
      ${topicOf('hardest.question_id', scope.of.course_id)} as topic
    from hardest join questions on questions.id = hardest.question_id
    order by hardest.facility, hardest.answers desc, hardest.question_id`.execute(db)
  return rows
}

/** An answer with what is needed to put it into words. */
export type Given = {
  readonly question_version_id: string
  readonly seed: number
  readonly value: unknown
  readonly selected_option: unknown
  readonly points: unknown
  readonly answer_parts: unknown
}

const given = sql`evidence.question_version_id, asked.seed, evidence.value, evidence.selected_option,
  evidence.points, evidence.answer_parts`

export type Miss = Given & {
  readonly question_id: string
  readonly misconception: string | null
  readonly num_students: number
}

/** Selects of each of these questions what most students took it for at the first try, with the latest such answer. */
export async function selectCommonMisses(
  db: Db,
  { question_ids, ...range }: Scope & { readonly question_ids: readonly string[] },
): Promise<Miss[]> {
  if (question_ids.length === 0) return []
  const { rows } = await sql<Miss>`
    with missed as (
      select asked.question_id, evidence.student_id, evidence.misconception, evidence.happened_at,
        coalesce(evidence.misconception, evidence.value::text, evidence.selected_option::text)
          as print, ${given}
      from ${tries(range)}
      where asked.question_id = any(${question_ids}::uuid[]) and evidence.try_number = 1
        and not evidence.is_full_marks and ${stands()}
    ), counted as (
      select question_id, print, count(distinct student_id)::int as num_students
      from missed where print is not null group by question_id, print
    )
    select distinct on (missed.question_id) missed.*, counted.num_students
    from missed join counted using (question_id, print)
    order by missed.question_id, counted.num_students desc, missed.misconception nulls last,
      missed.happened_at desc, missed.student_id`.execute(db)
  return rows
}

export type Shown = {
  readonly code: string
  readonly topic: { readonly id: string; readonly title: string } | null
  readonly answers: number
  readonly student_ids: readonly string[]
  readonly last_at: Date
  readonly examples: readonly (Given & { readonly happened_at: string })[]
}

/** Selects the misconceptions that most students of a class showed, or one student, with their latest answers. */
export async function selectShown(
  db: Db,
  {
    topic_id,
    student_id,
    ...range
  }: Scope & { readonly topic_id?: string | undefined; readonly student_id?: string | undefined },
): Promise<Shown[]> {
  const { rows } = await sql<Shown>`
    with shown as (
      select evidence.misconception as code, evidence.student_id, evidence.happened_at,
        asked.question_id, ${given},
        row_number() over (partition by evidence.misconception
          order by evidence.happened_at desc, evidence.id) as latest
      from ${tries(range)}
      where evidence.misconception is not null and ${stands()}
        ${student_id === undefined ? sql`` : sql`and evidence.student_id = ${student_id}::uuid`}
        ${
          topic_id === undefined
            ? sql``
            : sql`and exists (select from question_topics as about
                where about.question_id = asked.question_id and about.topic_id = ${topic_id}::uuid)`
        }
    ), counted as (
      select code, count(*)::int as answers, array_agg(distinct student_id) as student_ids,
        max(happened_at) as last_at, mode() within group (order by question_id) as question_id,
        jsonb_agg(jsonb_build_object('question_version_id', question_version_id, 'seed', seed,
          'value', value, 'selected_option', selected_option, 'points', points,
          'answer_parts', answer_parts, 'happened_at', happened_at) order by latest)
          filter (where latest <= ${limits.examples}::int) as examples
      from shown group by code
      order by count(distinct student_id) desc, count(*) desc, code
      limit ${limits.misconceptions}::int
    )
    select counted.*, ${topicOf('counted.question_id', range.of.course_id)} as topic
    from counted
    order by cardinality(student_ids) desc, answers desc, code`.execute(db)
  return rows
}
