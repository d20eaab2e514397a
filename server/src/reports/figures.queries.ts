import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { type ClassOf, membersOf } from './reach.queries.ts'
import type { Weeks } from './weeks-between.ts'

export type Topic = { readonly id: string; readonly title: string }

/** Selects the topics of a course in the order in which they are taught. */
export const selectTopics = (db: Db, { course_id }: Pick<ClassOf, 'course_id'>): Promise<Topic[]> =>
  db
    .selectFrom('course_topics')
    .innerJoin('topics', 'topics.id', 'course_topics.topic_id')
    .select(['topics.id', 'topics.title'])
    .where('course_topics.course_id', '=', course_id)
    .orderBy('course_topics.position')
    .orderBy('topics.id')
    .execute()

/**
 * A topic of a student, packed: there are thousands. Its place in the list of topics; answers so far, and in the
 * range with first tries and those that were right; then what the learner model keeps, if it knows the topic.
 */
export type PackedCell = readonly [
  place: number,
  answers: number,
  in_range: number,
  first_tries: number,
  first_right: number,
  ability: number | null,
  variance: number | null,
  count: number,
  credit: number,
  mastered_at: string | null,
  stability: number,
  reviewed_at: string,
]

type OfWeeks = { readonly of: ClassOf; readonly weeks: Weeks }

/** Selects what each student of a class has done in these topics; a student without answers is not there. */
export async function selectCells(
  db: Db,
  { of, weeks, topics }: OfWeeks & { readonly topics: readonly Topic[] },
): Promise<{ student_id: string; cells: readonly PackedCell[] }[]> {
  const { rows } = await sql<{ student_id: string; cells: readonly PackedCell[] }>`
    with topics as (
      select topic_id, place::int - 1 as place
      from unnest(${topics.map(({ id }) => id)}::uuid[]) with ordinality as topic (topic_id, place)
    )
    select members.student_id, json_agg(json_build_array(seen.place, seen.answers, seen.in_range,
      seen.first_tries, seen.first_right, state->'ability', state->'variance', state->'count',
      state->'credit', state->'mastered_at', state->'memory'->'stability',
      state->'memory'->'reviewed_at')) as cells
    from ${membersOf(of)} as members
    cross join lateral (
      select done.topic_id, topics.place, sum(done.answers) as answers,
        coalesce(sum(done.answers) filter (where ${inWeeks(weeks)}), 0) as in_range,
        coalesce(sum(done.first_tries) filter (where ${inWeeks(weeks)}), 0) as first_tries,
        coalesce(sum(done.first_right) filter (where ${inWeeks(weeks)}), 0) as first_right
      from topic_weeks as done join topics on topics.topic_id = done.topic_id
      where done.student_id = members.student_id and done.course_id = ${of.course_id}::uuid
        and done.school_id = ${of.school_id}::uuid
      group by done.topic_id, topics.place
    ) as seen
    left join lateral (
      select state from skill_states where skill_states.student_id = members.student_id
        and skill_states.topic_id = seen.topic_id offset 0
    ) as skill on true
    group by members.student_id`.execute(db)
  return rows
}

/** Tells whether a row of `done` is of these weeks. */
export const inWeeks = ({ first, last }: Weeks) =>
  sql<boolean>`done.week between ${first}::date and ${last}::date`

export type WorkRow = {
  readonly answers: number
  readonly first_tries: number
  readonly first_right: number
  readonly seconds: number
  readonly hints: number
}

const sums = sql`coalesce(sum(done.answers), 0)::int as answers,
  coalesce(sum(done.first_tries), 0)::int as first_tries,
  coalesce(sum(done.first_right), 0)::int as first_right,
  coalesce(sum(done.seconds), 0)::int as seconds, coalesce(sum(done.hints), 0)::int as hints`

/**
 * What was done in the course of a class by its students, or by one of them. Each student is looked up alone
 * (`offset 0` holds the planner to it): else the weeks of the whole school are read for those of a class.
 */
export const doneIn = (of: ClassOf, weeks: Weeks, student_id?: string) => sql`
  ${membersOf(of)} as members cross join lateral (
    select done.* from question_weeks as done
    where done.student_id = members.student_id and done.course_id = ${of.course_id}::uuid
      and ${inWeeks(weeks)} and done.school_id = ${of.school_id}::uuid
      ${student_id === undefined ? sql`` : sql`and done.student_id = ${student_id}::uuid`}
    offset 0) as done`

/** Sums up what each student of a class did. */
export async function selectWork(
  db: Db,
  { of, weeks }: OfWeeks,
): Promise<(WorkRow & { readonly student_id: string })[]> {
  const { rows } = await sql<WorkRow & { readonly student_id: string }>`
    select done.student_id, ${sums} from ${doneIn(of, weeks)} group by done.student_id`.execute(db)
  return rows
}

export type WeekRow = WorkRow & { readonly week: string; readonly num_students: number }

/** Sums up what a class did week by week, or one student of it; a week in which nothing was done is there too. */
export async function selectWeeks(
  db: Db,
  { of, weeks, student_id }: OfWeeks & { readonly student_id?: string | undefined },
): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    select asked.week::date as week, count(distinct done.student_id)::int as num_students, ${sums}
    from generate_series(${weeks.first}::date, ${weeks.last}::date, interval '7 days') as asked (week)
    left join (select done.* from ${doneIn(of, weeks, student_id)}) as done
      on done.week = asked.week::date
    group by asked.week order by asked.week`.execute(db)
  return rows
}

/** Sums up what a class did in a topic week by week. */
export async function selectTopicWeeks(
  db: Db,
  { of, weeks, topic_id }: OfWeeks & { readonly topic_id: string },
): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`
    select asked.week::date as week, count(distinct done.student_id)::int as num_students, ${sums}
    from generate_series(${weeks.first}::date, ${weeks.last}::date, interval '7 days') as asked (week)
    left join (
      select done.* from ${membersOf(of)} as members join topic_weeks as done
        on done.student_id = members.student_id and done.course_id = ${of.course_id}::uuid
        and done.school_id = ${of.school_id}::uuid and done.topic_id = ${topic_id}::uuid
    ) as done on done.week = asked.week::date
    group by asked.week order by asked.week`.execute(db)
  return rows
}
