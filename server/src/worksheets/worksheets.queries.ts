import type { Output } from '@learngrove/contract/route'
import type { worksheets } from '@learngrove/contract/worksheets'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { canReadStudent, type Reader } from '#users/users.policy.queries.ts'
import { canUseWorksheet, isPublic, isThemed } from './worksheets.policy.queries.ts'

export type Sheet = Output<typeof worksheets.list>['worksheets'][number]

/** What is told of rows of `worksheets`, as the columns of a statement. A sheet without questions is none. */
const told = sql`
  select worksheets.id, worksheets.title, subjects.name as subject_name,
    topics.title as topic_title, topics.year, worksheets.created_at,
    coalesce(shared.shared_as, case when worksheets.school_id is null then 'platform' else 'school' end)
      as "from",
    case when shared.shared_as = 'teacher' or shared.shared_as is null then schools.name end
      as school_name,
    size.num_questions, size.max_score, size.minutes
  from worksheets
  left join topics on topics.id = worksheets.topic_id
  left join courses on courses.id = worksheets.course_id
  join subjects on subjects.id = coalesce(topics.subject_id, courses.subject_id)
  left join schools on schools.id = worksheets.school_id
  left join shared_worksheets shared on shared.worksheet_id = worksheets.id
  join lateral (
    select count(*)::int as num_questions,
      coalesce(sum(coalesce(worksheet_questions.marks, version.max_score)), 0) as max_score,
      greatest(ceil(sum(version.minutes)), 1)::int as minutes
    from worksheet_questions
    join questions on questions.id = worksheet_questions.question_id
    join question_versions version on version.id = questions.current_version_id
    where worksheet_questions.worksheet_id = worksheets.id
  ) size on size.num_questions > 0`

/** Finds a worksheet that visitors may try, by its id or by that of a quiz of it. */
export async function findPublicSheet(db: Db, id: string): Promise<Sheet | undefined> {
  const { rows } = await sql<Sheet>`${told}
    where ${isPublic} and worksheets.id = coalesce(
      (select worksheet_id from quizzes where quizzes.id = ${id}::uuid), ${id}::uuid)`.execute(db)
  return rows[0]
}

/** Finds a worksheet that somebody may use. */
export async function findSheetFor(
  db: Db,
  actor: Reader,
  id: string,
): Promise<(Sheet & { readonly is_public: boolean }) | undefined> {
  const { rows } = await sql<Sheet & { is_public: boolean }>`
    select sheet.*, (select ${isPublic} from worksheets where worksheets.id = sheet.id) as is_public
    from (${told} where worksheets.id = ${id}::uuid and (${canUseWorksheet(actor)} or ${isPublic}))
      as sheet`.execute(db)
  return rows[0]
}

/** Selects the platform's themed worksheets, by subject and in the order in which they are taught. */
export async function selectThemed(db: Db): Promise<Sheet[]> {
  const { rows } = await sql<Sheet>`${told} where ${isThemed}
    order by subjects.name, topics.year, worksheets.title, worksheets.id`.execute(db)
  return rows
}

/** Selects one page of what somebody may use, the latest first, and how many there are in all. */
export async function selectSheetsFor(
  db: Db,
  actor: Reader,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ worksheets: Sheet[]; total_count: number }> {
  const mine: RawBuilder<unknown> = sql`${told} where ${canUseWorksheet(actor)}`
  const { rows } = await sql<Sheet>`${mine}
    order by worksheets.created_at desc, worksheets.title, worksheets.id
    limit ${size} offset ${(page - 1) * size}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (${mine}) as mine`.execute(db)
  return { worksheets: rows, total_count: counted[0]?.count ?? 0 }
}

/** Selects the questions of a worksheet as they stand today, in order, each with its first topic. */
export async function selectSheetQuestions(db: Db, worksheet_id: string) {
  const { rows } = await sql<{
    question_id: string
    question_version_id: string
    is_compulsory: boolean
    topic: string | null
  }>`
    select questions.id as question_id, questions.current_version_id as question_version_id,
      worksheet_questions.is_compulsory, (
        select topics.title from question_topics
        join topics on topics.id = question_topics.topic_id
        where question_topics.question_id = questions.id
        order by question_topics.position limit 1) as topic
    from worksheet_questions
    join questions on questions.id = worksheet_questions.question_id
    where worksheet_questions.worksheet_id = ${worksheet_id}::uuid
      and questions.current_version_id is not null
    order by worksheet_questions.position`.execute(db)
  return rows
}

/** Finds a student whose work somebody may read, with a course that they take in a subject. */
export async function findCourseOf(
  db: Db,
  actor: Reader,
  of: { readonly student_id: string; readonly course_id: string; readonly subject_id: string },
): Promise<{ school_id: string; course_title: string } | undefined> {
  const student = { id: sql.ref('users.id'), school_id: sql.ref('users.school_id') }
  const { rows } = await sql<{ school_id: string; course_title: string }>`
    select users.school_id, courses.title as course_title
    from users
    join enrolments on enrolments.student_id = users.id and enrolments.course_id = ${of.course_id}::uuid
    join courses on courses.id = enrolments.course_id and courses.subject_id = ${of.subject_id}::uuid
    where users.id = ${of.student_id}::uuid and ${canReadStudent(actor, student)}`.execute(db)
  return rows[0]
}

export async function insertShared(tx: Db, shared: Insertable<Tables['shared_worksheets']>) {
  await tx.insertInto('shared_worksheets').values(shared).execute()
}
