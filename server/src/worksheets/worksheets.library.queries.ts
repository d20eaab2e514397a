import type { Input, Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { sizeOf } from '#platform/marks.queries.ts'
import { metBy } from '#questions/questions.bank.queries.ts'
import type { Reader } from '#users/users.policy.queries.ts'
import { canChangeWorksheet, isInLibrary } from './worksheets.policy.queries.ts'

type OfCourse = typeof worksheets.ofCourse
type Row = Output<OfCourse>['worksheets'][number]

export type LibraryRow = Omit<Row, 'preview' | 'num_missing'> & {
  readonly num_wanted: number
  readonly first_questions: readonly { readonly version_id: string; readonly seed: number | null }[]
}

type Asked = Omit<Input<OfCourse>['query'], 'class_id' | 'page' | 'size' | 'tag'> & {
  readonly course_id: string
  readonly class_id: string | null
  readonly school_id: string
}

/** So many questions are shown of a sheet in the library. */
const shownQuestions = 2

const all = sql`true`

function conditionOf(actor: Reader, { school_id, course_id, search, whose, state, is_new }: Asked) {
  const like = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql.join(
    [
      isInLibrary(actor, school_id),
      sql`(size.num_questions > 0 or worksheets.is_draft)`,
      sql`(worksheets.course_id = ${course_id}::uuid or (worksheets.school_id is null and exists (
        select from course_topics where course_topics.topic_id = worksheets.topic_id
          and course_topics.course_id = ${course_id}::uuid)))`,
      state === 'deleted'
        ? sql`worksheets.deleted_at is not null`
        : sql`worksheets.is_active and worksheets.is_draft = ${state === 'draft'}::boolean`,
      whose === 'mine' ? sql`worksheets.created_by = ${actor.id}::uuid` : all,
      whose === 'platform' ? sql`worksheets.school_id is null` : all,
      whose === 'school'
        ? sql`worksheets.school_id is not null and worksheets.created_by is distinct from ${actor.id}::uuid`
        : all,
      like
        ? sql`(worksheets.title ilike ${like} or worksheets.tags::text ilike ${like}
            or topics.title ilike ${like} or exists (select from worksheet_questions of_sheet
              join questions on questions.id = of_sheet.question_id
              join question_versions version on version.id = questions.current_version_id
              where of_sheet.worksheet_id = worksheets.id
                and version.body ->> 'text' ilike ${like}))`
        : all,
      is_new ? sql`size.num_new = size.num_questions and size.num_questions > 0` : all,
    ],
    sql` and `,
  )
}

/** The rows of a library with all that decides which are shown, to be named as a table. */
const shelf = (actor: Reader, asked: Asked) => sql`
  with met as (${metBy(asked.class_id)})
  select worksheets.id, worksheets.title, worksheets.is_draft,
    worksheets.created_by is not distinct from ${actor.id}::uuid as is_mine,
    ${canChangeWorksheet(actor)} as can_change,
    nullif(trim(concat(author.first_name, ' ', author.last_name)), '') as author,
    topics.title as topic_title,
    case when worksheets.tags = '[]'::jsonb and topics.title is not null
      then jsonb_build_array(topics.title) else worksheets.tags end as tags,
    size.num_questions, size.max_score,
    case when size.num_questions = 0 then 0 else size.minutes end as minutes,
    case when ${asked.class_id}::uuid is not null then (
      select count(*)::int from worksheet_questions placed
      left join met on met.question_id = placed.question_id
      where placed.worksheet_id = worksheets.id and met.question_id is null) end as num_new,
    coalesce((select sum((cell ->> 'count')::int)::int
      from jsonb_array_elements(worksheets.blueprint -> 'cells') as cell), 0) as num_wanted,
    coalesce(worksheets.updated_at, worksheets.created_at) as updated_at, worksheets.deleted_at
  from worksheets
  left join topics on topics.id = worksheets.topic_id
  left join users author on author.id = worksheets.created_by
  cross join lateral ${sizeOf('worksheets')} size
  where ${conditionOf(actor, asked)}`

const orders = {
  '-updated_at': sql`found.updated_at desc`,
  title: sql`found.title`,
  fit: sql`found.num_new * 1.0 / greatest(found.num_questions, 1) desc nulls last, found.updated_at desc`,
} as const

const withTag = (tag: string | undefined) => (tag === undefined ? all : sql`found.tags ? ${tag}`)

/** Selects one page of a library, and how many sheets there are in all. */
export async function selectLibrary(
  db: Db,
  actor: Reader,
  asked: Asked & {
    readonly page: number
    readonly size: number
    readonly tag: string | undefined
  },
): Promise<{ rows: LibraryRow[]; total_count: number }> {
  const { page, size, tag, sort = '-updated_at' } = asked
  const { rows } = await sql<LibraryRow & { total_count: number }>`
    select page.*, last_set.last_set, coalesce(first.questions, '[]'::jsonb) as first_questions
    from (
      select found.*, count(*) over ()::int as total_count,
        row_number() over (order by ${orders[sort]}, found.id) as place
      from (${shelf(actor, asked)}) as found where ${withTag(tag)}
      order by place limit ${size}::int offset ${(page - 1) * size}::int
    ) page
    left join lateral (
      select jsonb_build_object('class_name', classes.name, 'date_assigned', assignments.date_assigned,
        'share', (select avg(attempt.total_score / nullif(attempt.max_score, 0)) from quizzes
          join student_evaluations attempt on attempt.quiz_id = quizzes.id and attempt.grading_completed
          where quizzes.assignment_id = assignments.id)) as last_set
      from assignments join classes on classes.id = assignments.class_id
      where assignments.worksheet_id = page.id
        and classes.school_id = ${asked.school_id}::uuid
      order by assignments.date_assigned desc limit 1
    ) last_set on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('version_id', shown.version_id, 'seed', shown.seed)
        order by shown.position) as questions
      from (select questions.current_version_id as version_id, placed.seed, placed.position
        from worksheet_questions placed join questions on questions.id = placed.question_id
        where placed.worksheet_id = page.id and questions.current_version_id is not null
        order by placed.position limit ${shownQuestions}::int) shown
    ) first on true
    order by page.place`.execute(db)
  return { rows, total_count: rows[0]?.total_count ?? 0 }
}

const mostTags = 12

/** Counts the tags of a library, those of most sheets first. */
export async function selectTags(
  db: Db,
  actor: Reader,
  asked: Asked,
): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int as count
    from (${shelf(actor, asked)}) as found
    cross join jsonb_array_elements_text(found.tags) as tag
    group by tag order by count desc, tag limit ${mostTags}::int`.execute(db)
  return rows
}
