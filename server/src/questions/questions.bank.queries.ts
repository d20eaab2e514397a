import type { QuestionType } from '@learngrove/contract/question'
import type { Band } from '@learngrove/contract/worksheets.limits'
import { type RawBuilder, sql } from 'kysely'
import { canReadClass } from '#classes/classes.policy.queries.ts'
import { isInReach } from '#courses/courses.policy.queries.ts'
import type { Db } from '#platform/database.ts'
import type { Reader } from '#users/users.policy.queries.ts'

/** Logits between the difficulties of the bank: below the first it is easier, above the second a stretch. */
const bandEdges = { core: 0, stretch: 0.55 } as const

/** Names the difficulty of a question, which is in logits. */
export const bandOf = (difficulty: number): Band =>
  difficulty < bandEdges.core ? 'easier' : difficulty < bandEdges.stretch ? 'core' : 'stretch'

/** Says the difficulty of a row of `question_versions` as SQL, as `bandOf` does. */
export const bandOfRow = sql<Band>`(case when version.difficulty < ${bandEdges.core}::float8 then 'easier'
  when version.difficulty < ${bandEdges.stretch}::float8 then 'core' else 'stretch' end)`

/** So many first answers are looked at, and so few say nothing. */
const answersLookedAt = 400
const answersNeeded = 5

/** Which questions the students of a class have answered, and how many of them; to be named `met`. */
export const metBy = (class_id: string | null) => sql`
  select asked.question_id, count(distinct attempt.student_id)::int as num_met
  from class_members member
  join student_evaluations attempt on attempt.student_id = member.user_id
  join evaluation_questions asked on asked.student_evaluation_id = attempt.id
  where member.class_id = ${class_id}::uuid and not member.is_teacher and asked.is_submitted
  group by asked.question_id`

export type BankRow = {
  readonly question_id: string
  readonly question_version_id: string
  readonly difficulty: number
  readonly minutes: number
  readonly from: 'platform' | 'school'
  readonly topics: { id: string; title: string; year: number | null }[] | null
  readonly facility: number | null
  readonly num_answers: number
  readonly num_met: number | null
}

/** What is told of rows of the bank that a condition lets through, with the order and the part of them. */
const rowsThat = (class_id: string | null, condition: RawBuilder<unknown>) => sql`
  with met as (${metBy(class_id)})
  select questions.id as question_id, version.id as question_version_id, version.difficulty,
    version.minutes, case when questions.school_id is null then 'platform' else 'school' end as "from",
    (select jsonb_agg(jsonb_build_object('id', topics.id, 'title', topics.title, 'year', topics.year)
        order by question_topics.position)
      from question_topics join topics on topics.id = question_topics.topic_id
      where question_topics.question_id = questions.id) as topics,
    case when tried.num_answers >= ${answersNeeded}::int then tried.share end as facility,
    tried.num_answers,
    case when ${class_id}::uuid is null then null else coalesce(met.num_met, 0) end as num_met
  from questions
  join question_versions version on version.id = questions.current_version_id
  left join met on met.question_id = questions.id
  cross join lateral (
    select count(*)::int as num_answers, avg(case when first.is_full_marks then 1.0 else 0.0 end)::float8 as share
    from (select is_full_marks from evidence
      where evidence.question_version_id = version.id and try_number = 1 and replaces is null
      limit ${answersLookedAt}::int) as first
  ) tried
  where ${condition}`

/** Selects the named questions that are in reach of a school, whether or not they are still offered. */
export async function selectBankRows(
  db: Db,
  asked: {
    readonly question_ids: readonly string[]
    readonly class_id: string | null
    readonly isOffered: RawBuilder<boolean>
  },
): Promise<BankRow[]> {
  if (asked.question_ids.length === 0) return []
  const { rows } = await sql<BankRow>`${rowsThat(
    asked.class_id,
    sql`questions.id = any(${asked.question_ids}::uuid[]) and ${asked.isOffered}`,
  )}`.execute(db)
  return rows
}

export type BankFilter = {
  readonly class_id: string | null
  readonly isOffered: RawBuilder<boolean>
  readonly topic_id?: string | undefined
  readonly course_id?: string | undefined
  readonly difficulty?: Band | undefined
  readonly type?: QuestionType | undefined
  readonly from?: 'platform' | 'school' | undefined
  readonly search?: string | undefined
  readonly is_new?: boolean | undefined
  readonly facility?: keyof typeof facilities | undefined
  readonly without_calculator?: boolean | undefined
}

/** How many were right at the first try. */
const facilities = { few: [0, 0.4], half: [0.4, 0.7], most: [0.7, 1.01] } as const

const all = sql`true`

function wordsOf(search: string) {
  const like = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(version.body ->> 'text' ilike ${like} or version.body ->> 'answer' ilike ${like}
    or exists (select from question_topics join topics on topics.id = question_topics.topic_id
      where question_topics.question_id = questions.id and topics.title ilike ${like}))`
}

function conditionOf(filter: BankFilter) {
  const { topic_id, course_id, difficulty, type, from, search, facility } = filter
  const [least, most] = facility ? facilities[facility] : [0, 0]
  return sql.join(
    [
      sql`questions.is_active and ${filter.isOffered}`,
      topic_id
        ? sql`exists (select from question_topics where question_topics.question_id = questions.id
            and question_topics.topic_id = ${topic_id}::uuid)`
        : all,
      course_id
        ? sql`exists (select from question_topics
            join course_topics on course_topics.topic_id = question_topics.topic_id
            where question_topics.question_id = questions.id
              and course_topics.course_id = ${course_id}::uuid)`
        : all,
      difficulty ? sql`${bandOfRow} = ${difficulty}` : all,
      type ? sql`version.type = ${type}` : all,
      from ? sql`(questions.school_id is null) = ${from === 'platform'}::boolean` : all,
      search === undefined ? all : wordsOf(search),
      filter.is_new ? sql`met.question_id is null` : all,
      filter.without_calculator ? sql`version.body ? 'without_calculator'` : all,
      facility
        ? sql`tried.num_answers >= ${answersNeeded}::int and tried.share >= ${least}::float8
            and tried.share < ${most}::float8`
        : all,
    ],
    sql` and `,
  )
}

/** Selects one page of the bank, by topic and from the easiest, and how many there are in all. */
export async function selectBank(
  db: Db,
  filter: BankFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ rows: BankRow[]; total_count: number }> {
  const found = rowsThat(filter.class_id, conditionOf(filter))
  const { rows } = await sql<BankRow & { total_count: number }>`
    select found.*, count(*) over ()::int as total_count from (${found}) as found
    order by found.topics -> 0 ->> 'title' nulls last, found.difficulty, found.question_id
    limit ${size}::int offset ${(page - 1) * size}::int`.execute(db)
  return {
    rows: rows.map(({ total_count: _, ...row }) => row),
    total_count: rows[0]?.total_count ?? 0,
  }
}

/** Tells, as SQL, whether a question is in somebody's reach: the platform's, and those of a school. */
export const isOfBank = (school_id: string, isEverywhere: boolean) =>
  isInReach(sql.ref('questions.school_id'), { school_id, isEverywhere })

/** A class for which somebody looks for questions. */
export type ClassRow = {
  readonly id: string
  readonly name: string
  readonly school_id: string
  readonly course_id: string
  /** The latest school year of its course's topics. */
  readonly year: number | null
  readonly num_students: number
}

/** Finds a class that somebody may see. */
export async function findReadableClass(
  db: Db,
  actor: Reader,
  class_id: string,
): Promise<ClassRow | undefined> {
  const { rows } = await sql<ClassRow>`
    select classes.id, classes.name, classes.school_id, classes.course_id,
      (select max(topics.year) from course_topics join topics on topics.id = course_topics.topic_id
        where course_topics.course_id = classes.course_id) as year,
      (select count(*)::int from class_members
        where class_id = classes.id and not is_teacher) as num_students
    from classes
    where classes.id = ${class_id}::uuid and classes.is_active and ${canReadClass(actor)}`.execute(
    db,
  )
  return rows[0]
}
