import { sql } from 'kysely'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import { stands } from '#platform/evidence.queries.ts'
import { isCounted, type Marks, marksOf } from '#platform/marks.queries.ts'
import type { Whose } from '#quiz/quiz.queries.ts'

export type ResultAttempt = Marks & {
  readonly id: string
  readonly course_id: string
  readonly num_to_complete: number | null
  readonly grading_completed: boolean
  readonly max_score: number
  readonly total_time_spent: number
  readonly xp_collected: number
  readonly graded_at: Date | null
}

/** Finds the latest attempt of a student at a quiz, with what it has come to. */
export async function findResultAttempt(
  db: Db,
  { quiz_id, student_id, school_id }: Whose & { readonly quiz_id: string },
): Promise<ResultAttempt | undefined> {
  const { rows } = await sql<ResultAttempt>`
    select attempt.id, quizzes.course_id, attempt.num_to_complete, attempt.grading_completed, attempt.max_score,
      attempt.total_time_spent, attempt.xp_collected, attempt.graded_at, marks.*
    from student_evaluations attempt
    join quizzes on quizzes.id = attempt.quiz_id
    cross join lateral ${marksOf('attempt')} marks
    where attempt.quiz_id = ${quiz_id}::uuid and attempt.student_id = ${student_id}::uuid
      and attempt.school_id = ${school_id}::uuid
    order by attempt.attempt_number desc limit 1`.execute(db)
  return rows[0]
}

export type ResultQuestion = {
  readonly id: string
  readonly question_id: string
  readonly position: number
  readonly marks_given: number | null
  readonly max_score: number
  readonly is_full_marks: boolean
  readonly is_submitted: boolean
  readonly is_waiting: boolean
  /** Its marks are among those that count. */
  readonly is_counted: boolean
  readonly hint_rung: number
  readonly minutes: number
  readonly topic_id: string | null
  readonly topic_title: string | null
  /** Of the first try that was marked; null if none was. */
  readonly is_first_right: boolean | null
}

/** Selects the questions of an attempt in their order, each with its first topic. */
export async function selectResultQuestions(
  db: Db,
  student_evaluation_id: string,
): Promise<ResultQuestion[]> {
  const { rows } = await sql<ResultQuestion>`
    select asked.id, asked.question_id, asked.position, asked.marks_given, asked.max_score,
      asked.is_full_marks, asked.is_submitted, asked.waiting is not null as is_waiting,
      ${isCounted('asked', 'attempt')} as is_counted, asked.hint_rung, version.minutes, topic.id as topic_id, topic.title as topic_title,
      first.is_right as is_first_right
    from evaluation_questions asked
    join student_evaluations attempt on attempt.id = asked.student_evaluation_id
    join question_versions version on version.id = asked.question_version_id
    left join lateral ${firstTopicOf(sql.ref('asked.question_id'))} topic on true
    left join lateral ${firstTryOf(sql.ref('asked.id'))} first on true
    where asked.student_evaluation_id = ${student_evaluation_id}::uuid
    order by asked.position`.execute(db)
  return rows
}

const firstTopicOf = (question_id: ReturnType<typeof sql.ref>) => sql`(
  select topics.id, topics.title from question_topics
  join topics on topics.id = question_topics.topic_id
  where question_topics.question_id = ${question_id}
  order by question_topics.position, topics.id limit 1)`

/** The first try that counts: right if it has full marks, and no hint was shown before it. */
const firstTryOf = (evaluation_question_id: ReturnType<typeof sql.ref>) => sql`(
  select evidence.is_full_marks and evidence.hint_rung = 0 as is_right from evidence
  where evidence.evaluation_question_id = ${evaluation_question_id} and ${stands()}
  order by evidence.try_number limit 1)`

export type SlipRow = {
  readonly topic_id: string
  readonly misconception: string
  readonly times: number
  readonly last_at: Date
  readonly is_now: boolean
}

/** Counts the slips that a student made in topics: in this attempt, and before it. */
export async function selectSlips(
  db: Db,
  {
    student_id,
    student_evaluation_id,
    topic_ids,
  }: {
    readonly student_id: string
    readonly student_evaluation_id: string
    readonly topic_ids: readonly string[]
  },
): Promise<SlipRow[]> {
  const { rows } = await sql<SlipRow>`
    select topic.id as topic_id, evidence.misconception, count(*)::int as times,
      max(evidence.happened_at) as last_at,
      asked.student_evaluation_id = ${student_evaluation_id}::uuid as is_now
    from evidence
    join evaluation_questions asked on asked.id = evidence.evaluation_question_id
    cross join lateral ${firstTopicOf(sql.ref('asked.question_id'))} topic
    join student_evaluations this on this.id = ${student_evaluation_id}::uuid
    where evidence.student_id = ${student_id}::uuid and evidence.misconception is not null
      and topic.id = any(${topic_ids}::uuid[]) and evidence.happened_at <= this.graded_at
      and ${stands()}
    group by topic.id, evidence.misconception, is_now
    order by times desc, last_at desc, evidence.misconception`.execute(db)
  return rows
}

export type EarlierTries = {
  readonly topic_id: string
  readonly began_at: Date
  readonly graded_at: Date
  readonly right: number
  readonly of: number
}

/** Counts, for each topic, the first tries of the last finished attempt before this in which it was asked. */
export async function selectEarlierTries(
  db: Db,
  {
    student_evaluation_id,
    topic_ids,
    at_least,
  }: {
    readonly student_evaluation_id: string
    readonly topic_ids: readonly string[]
    /** Attempts with fewer marked questions of the topic say too little. */
    readonly at_least: number
  },
): Promise<EarlierTries[]> {
  const { rows } = await sql<EarlierTries>`
    select distinct on (topic_id) topic_id, began_at, graded_at, "right", "of" from (
      select topic.id as topic_id, earlier.id, earlier.created_at as began_at, earlier.graded_at,
        (count(*) filter (where first.is_right))::int as "right", count(*)::int as "of"
      from student_evaluations this
      join student_evaluations earlier on earlier.student_id = this.student_id
        and earlier.id <> this.id and earlier.grading_completed
        and earlier.graded_at <= this.created_at
      join evaluation_questions asked on asked.student_evaluation_id = earlier.id
      cross join lateral ${firstTopicOf(sql.ref('asked.question_id'))} topic
      cross join lateral ${firstTryOf(sql.ref('asked.id'))} first
      where this.id = ${student_evaluation_id}::uuid and topic.id = any(${topic_ids}::uuid[])
      group by topic.id, earlier.id, earlier.graded_at
      having count(*) >= ${at_least}::int
    ) as counted
    order by topic_id, graded_at desc, id`.execute(db)
  return rows
}

export type EarlierHints = {
  readonly graded_at: Date
  readonly hints: number
  readonly questions: number
}

/** Counts the hints of the last finished attempt before this in the same course. */
export async function findEarlierHints(
  db: Db,
  student_evaluation_id: string,
): Promise<EarlierHints | undefined> {
  const { rows } = await sql<EarlierHints>`
    select earlier.graded_at, sum(asked.hint_rung)::int as hints,
      (count(*) filter (where asked.is_submitted))::int as questions
    from student_evaluations this
    join quizzes quiz on quiz.id = this.quiz_id
    join student_evaluations earlier on earlier.student_id = this.student_id
      and earlier.id <> this.id and earlier.grading_completed
      and earlier.graded_at <= this.created_at
    join quizzes other on other.id = earlier.quiz_id and other.course_id = quiz.course_id
    join evaluation_questions asked on asked.student_evaluation_id = earlier.id
    where this.id = ${student_evaluation_id}::uuid
    group by earlier.id, earlier.graded_at
    order by earlier.graded_at desc, earlier.id limit 1`.execute(db)
  return rows[0]
}

export type Page = { readonly topic_id: string; readonly id: string; readonly title: string }

/** Selects the first page of each of these topics, a school's own before the platform's. */
export async function selectPages(
  db: Db,
  { topic_ids, school_id }: { readonly topic_ids: readonly string[]; readonly school_id: string },
): Promise<Page[]> {
  const { rows } = await sql<Page>`
    select distinct on (documents.topic_id) documents.topic_id, documents.id,
      coalesce(passages.heading, documents.title) as title
    from documents
    join passages on passages.document_id = documents.id and passages.position = 0
    where documents.topic_id = any(${topic_ids}::uuid[]) and documents.is_active
      and ${isInReach(sql.ref('documents.school_id'), { school_id })}
    order by documents.topic_id, documents.school_id nulls last, passages.page, documents.id`.execute(
    db,
  )
  return rows
}
