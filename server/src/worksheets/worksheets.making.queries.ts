import type { Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import { canTeachClass, type Reader } from '#users/users.policy.queries.ts'
import { canChangeWorksheet, isInLibrary } from './worksheets.policy.queries.ts'

export type SheetHead = Output<typeof worksheets.change>['worksheet']

export type SheetRow = SheetHead & { readonly school_id: string }

/** What is told of a worksheet to those who may change it. */
const head = sql`
  select worksheets.id, worksheets.school_id, worksheets.title, worksheets.course_id,
    worksheets.owner_class_id as class_id, worksheets.is_draft, worksheets.tags,
    worksheets.num_question_to_complete, worksheets.time_limit, worksheets.has_versions,
    worksheets.blueprint,
    worksheets.request, worksheets.revision,
    coalesce(worksheets.updated_at, worksheets.created_at) as updated_at,
    (select count(*)::int from assignments where assignments.worksheet_id = worksheets.id)
      as num_assignments,
    (select count(*)::int from quizzes
      join student_evaluations attempt on attempt.quiz_id = quizzes.id and attempt.is_opened
      where quizzes.worksheet_id = worksheets.id) as num_begun
  from worksheets`

/** Finds a worksheet that somebody may change: one that stands, or one that was put away. */
export async function findMade(
  db: Db,
  actor: Reader,
  { id, isPutAway = false }: { readonly id: string; readonly isPutAway?: boolean },
): Promise<SheetRow | undefined> {
  const { rows } = await sql<SheetRow>`${head}
    where worksheets.id = ${id}::uuid and worksheets.is_active = ${!isPutAway}::boolean
      and (worksheets.deleted_at is not null) = ${isPutAway}::boolean
      and ${canChangeWorksheet(actor)}`.execute(db)
  return rows[0]
}

/** Selects one page of what somebody asked for in words, the latest first. */
export async function selectGenerated(
  db: Db,
  actor: Reader,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ worksheets: SheetRow[]; total_count: number }> {
  const mine: RawBuilder<unknown> = sql`worksheets.request is not null and worksheets.is_active
    and worksheets.created_by = ${actor.id}::uuid and worksheets.school_id = ${actor.school_id}::uuid`
  const { rows } = await sql<SheetRow>`${head} where ${mine}
    order by worksheets.created_at desc, worksheets.id
    limit ${size}::int offset ${(page - 1) * size}::int`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from worksheets where ${mine}`.execute(db)
  return { worksheets: rows, total_count: counted[0]?.count ?? 0 }
}

export type PlaceRow = {
  readonly question_id: string
  readonly seed: number | null
  readonly is_compulsory: boolean
  readonly is_locked: boolean
  readonly marks?: number | null | undefined
}

/** Selects how the questions of a worksheet stand on it, in their order. */
export async function selectPlaces(db: Db, worksheet_id: string): Promise<PlaceRow[]> {
  return db
    .selectFrom('worksheet_questions')
    .select(['question_id', 'seed', 'is_compulsory', 'is_locked', 'marks'])
    .where('worksheet_id', '=', worksheet_id)
    .orderBy('position')
    .execute()
}

/** Counts how many questions of a worksheet are to be answered, must be among them, and stand on it. */
export async function countPlaces(tx: Db, id: string) {
  return tx
    .selectFrom('worksheets')
    .leftJoin('worksheet_questions', 'worksheet_id', 'worksheets.id')
    .select(['num_question_to_complete'])
    .select(sql<number>`count(question_id)::int`.as('num_questions'))
    .select(sql<number>`(count(*) filter (where is_compulsory))::int`.as('num_compulsory'))
    .where('worksheets.id', '=', id)
    .groupBy('worksheets.id')
    .executeTakeFirstOrThrow()
}

/** Counts those of some questions that are in reach of a school, and can be drawn. */
export async function countInReach(
  db: Db,
  question_ids: readonly string[],
  isInReach: RawBuilder<boolean>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from questions
    where questions.id = any(${question_ids}::uuid[]) and questions.current_version_id is not null
      and ${isInReach}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds the course of a class, or a named one, that is in reach of a school. */
export async function findCourseFor(
  db: Db,
  { course_id, school_id }: { readonly course_id: string; readonly school_id: string },
): Promise<{ id: string; title: string } | undefined> {
  return db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('id', '=', course_id)
    .where(({ eb, or }) => or([eb('school_id', 'is', null), eb('school_id', '=', school_id)]))
    .executeTakeFirst()
}

export type Copied = Pick<
  SheetHead,
  | 'title'
  | 'tags'
  | 'blueprint'
  | 'time_limit'
  | 'num_question_to_complete'
  | 'has_versions'
  | 'course_id'
> & { readonly topic_id: string | null }

/** Finds a worksheet of the library of a school's staff. */
export async function findToCopy(
  db: Db,
  actor: Reader,
  { id, school_id }: { readonly id: string; readonly school_id: string },
): Promise<Copied | undefined> {
  const { rows } = await sql<Copied>`
    select title, tags, blueprint, time_limit, num_question_to_complete, has_versions, course_id,
      topic_id
    from worksheets
    where id = ${id}::uuid and is_active and ${isInLibrary(actor, school_id)}`.execute(db)
  return rows[0]
}

/** Finds the class that somebody has taught last, by when it was made. */
export async function findLatestClass(db: Db, actor: Reader): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select classes.id from classes
    where classes.is_active and ${canTeachClass(actor, sql.ref('classes.id'))}
    order by classes.created_at desc, classes.id limit 1`.execute(db)
  return rows[0]?.id
}
