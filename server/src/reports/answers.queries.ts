import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import { canMarkStudent, type Reader } from '#users/users.policy.queries.ts'
import { type Given, topicOf } from './questions.queries.ts'
import { type ClassOf, membersOf, type Person } from './reach.queries.ts'
import type { Weeks } from './weeks-between.ts'

/** Which answers are asked for; what is undefined is not asked about. */
export type Wanted = {
  readonly student_id?: string | undefined
  readonly topic_id?: string | undefined
  readonly question_id?: string | undefined
  readonly assignment_id?: string | undefined
  readonly misconception?: string | undefined
  readonly is_right?: boolean | undefined
  readonly try_number?: number | undefined
}

export type AnswerRow = Given & {
  readonly id: string
  readonly evaluation_question_id: string
  readonly student: Person
  readonly topic: { readonly id: string; readonly title: string } | null
  readonly verdict: string
  readonly is_full_marks: boolean
  readonly marks_given: number
  readonly max_score: number
  readonly try_number: number
  readonly hints: number
  readonly seconds: number
  readonly misconception: string | null
  readonly happened_at: Date
  readonly can_mark: boolean
  readonly is_decided: boolean
}

type Answers = {
  readonly of: ClassOf
  readonly weeks?: Weeks | undefined
  readonly actor: Reader
}

type Page = { readonly page: number; readonly size: number }

/** Selects a page of the answers of a class in its course that count, the latest first, with how many there are. */
export async function selectAnswers(
  db: Db,
  { of, weeks, actor }: Answers,
  wanted: Wanted,
  { page, size }: Page,
): Promise<{ answers: AnswerRow[]; total_count: number }> {
  const { rows } = await sql<AnswerRow & { readonly total: number }>`
    select evidence.id, evidence.evaluation_question_id, evidence.verdict, evidence.is_full_marks,
      evidence.marks_given, evidence.max_score, evidence.try_number, evidence.hint_rung as hints,
      evidence.time_spent as seconds, evidence.misconception, evidence.happened_at,
      evidence.question_version_id, asked.seed, evidence.value, evidence.selected_option,
      evidence.points, evidence.answer_parts, evidence.marker = 'teacher' as is_decided,
      evidence.try_number = asked.tries and asked.is_submitted and asked.waiting is null
        and ${canMarkStudent(actor, marked)} as can_mark,
      jsonb_build_object('id', users.id, 'first_name', users.first_name,
        'last_name', users.last_name) as student,
      ${topicOf('asked.question_id', of.course_id)} as topic, count(*) over ()::int as total
    from ${membersOf(of)} as members
    join users on users.id = members.student_id
    join evidence on evidence.student_id = members.student_id
      and evidence.school_id = ${of.school_id}::uuid
    join evaluation_questions asked on asked.id = evidence.evaluation_question_id
    join student_evaluations attempt on attempt.id = asked.student_evaluation_id
    join quizzes on quizzes.id = attempt.quiz_id and quizzes.course_id = ${of.course_id}::uuid
    where ${stands()} ${since(of, weeks)} ${among(wanted)}
    order by evidence.happened_at desc, evidence.try_number desc, evidence.id
    limit ${size}::int offset ${(page - 1) * size}::int`.execute(db)
  return { answers: rows, total_count: rows[0]?.total ?? 0 }
}

/** Whose mark a row of `evidence` is. */
const marked = { id: sql.ref('evidence.student_id'), school_id: sql.ref('evidence.school_id') }

const since = ({ time_zone }: ClassOf, weeks: Weeks | undefined) =>
  weeks === undefined
    ? sql``
    : sql`and evidence.happened_at >= ${weeks.first}::date::timestamp at time zone ${time_zone}::text
      and evidence.happened_at < (${weeks.last}::date + 7)::timestamp at time zone ${time_zone}::text`

const among = ({
  student_id,
  topic_id,
  question_id,
  assignment_id,
  misconception,
  is_right,
  try_number,
}: Wanted) => sql`
  ${student_id === undefined ? sql`` : sql`and evidence.student_id = ${student_id}::uuid`}
  ${question_id === undefined ? sql`` : sql`and asked.question_id = ${question_id}::uuid`}
  ${assignment_id === undefined ? sql`` : sql`and quizzes.assignment_id = ${assignment_id}::uuid`}
  ${misconception === undefined ? sql`` : sql`and evidence.misconception = ${misconception}`}
  ${is_right === undefined ? sql`` : sql`and evidence.is_full_marks = ${is_right}::boolean`}
  ${try_number === undefined ? sql`` : sql`and evidence.try_number = ${try_number}::int`}
  ${
    topic_id === undefined
      ? sql``
      : sql`and exists (select from question_topics as about
          where about.question_id = asked.question_id and about.topic_id = ${topic_id}::uuid)`
  }`
