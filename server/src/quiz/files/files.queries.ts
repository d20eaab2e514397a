import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { canReadStudent } from '#users/users.policy.queries.ts'
import type { FileKind } from './files.limits.ts'

/** A question of an attempt, as far as a file for its answer is concerned. */
export type Target = {
  readonly id: string
  readonly quiz_id: string
  readonly student_id: string
  readonly school_id: string
  readonly question_version_id: string
  readonly seed: number
  readonly position: number
  readonly is_settled: boolean
  readonly grading_completed: boolean
}

type Whose = { readonly id: string; readonly student_id: string; readonly quiz_id?: string }

/** Finds a question of a student who can still sign in. */
export function findTarget(
  db: Db,
  { id, student_id, quiz_id }: Whose,
): Promise<Target | undefined> {
  return db
    .selectFrom('evaluation_questions as question')
    .innerJoin('student_evaluations as attempt', 'attempt.id', 'question.student_evaluation_id')
    .innerJoin('users', 'users.id', 'attempt.student_id')
    .select(['question.id', 'question.question_version_id', 'question.seed', 'question.position'])
    .select(['question.is_settled', 'attempt.quiz_id', 'attempt.student_id', 'attempt.school_id'])
    .select('attempt.grading_completed')
    .where('question.id', '=', id)
    .where('attempt.student_id', '=', student_id)
    .whereRef('users.school_id', '=', 'attempt.school_id')
    .where('users.is_active', '=', true)
    .$if(quiz_id !== undefined, (query) => query.where('attempt.quiz_id', '=', quiz_id ?? ''))
    .executeTakeFirst()
}

const columns = ['answer_files.id', 'kind', 'is_from_phone', 'files.type', 'files.bytes'] as const

const kept = (db: Db) =>
  db
    .selectFrom('answer_files')
    .innerJoin('files', 'files.id', 'answer_files.file_id')
    .select([...columns, 'answer_files.created_at'])
    .$narrowType<{ kind: FileKind }>()

export type AnswerFile = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** Finds a file whose bytes are kept, of one question. */
export const findFile = (db: Db, { id, of }: { readonly id: string; readonly of: string }) =>
  kept(db)
    .where('answer_files.id', '=', id)
    .where('answer_files.evaluation_question_id', '=', of)
    .executeTakeFirst()

const eachFile = sql.ref('answer_files.id')

/** Tells, as SQL, whether an answer names a file: as a whole, or in one of its parts. */
const names = (row: string, id: RawBuilder<unknown> = eachFile) => sql<boolean>`(
  ${sql.ref(`${row}.file_ids`)} @> to_jsonb(${id}::text)
  or ${sql.ref(`${row}.answer_parts`)}
    @> jsonb_build_array(jsonb_build_object('file_ids', jsonb_build_array(${id}::text))))`

/** Tells whether the answer to a question names a file that has not come yet. */
export async function isAwaited(
  db: Db,
  { id, of }: { readonly id: string; readonly of: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from evaluation_questions as question
    where question.id = ${of}::uuid and ${names('question', sql`${id}::uuid`)}`.execute(db)
  return rows.length > 0
}

/** Tells, as SQL, whether a row of `answer_files` belongs to an answer that was handed in: it counts, or it waits. */
const isHandedIn = sql<boolean>`(
  exists (select from evidence
    where evidence.evaluation_question_id = answer_files.evaluation_question_id
      and ${names('evidence')})
  or exists (select from evaluation_questions as question
    where question.id = answer_files.evaluation_question_id and (
      question.waiting -> 'file_ids' @> to_jsonb(answer_files.id::text)
      or question.waiting -> 'answer_parts' @> jsonb_build_array(
        jsonb_build_object('file_ids', jsonb_build_array(answer_files.id::text))))))`

const isNamed = sql<boolean>`(${isHandedIn} or exists (
  select from evaluation_questions as question
  where question.id = answer_files.evaluation_question_id and ${names('question')}))`

/** Lists the files of a question that are not handed in, in the order in which they came. */
export const selectDraftFiles = (db: Db, evaluation_question_id: string): Promise<AnswerFile[]> =>
  kept(db)
    .where('answer_files.evaluation_question_id', '=', evaluation_question_id)
    .where(({ not }) => not(isHandedIn))
    .orderBy('answer_files.created_at')
    .orderBy('answer_files.id')
    .execute()

/** Counts, kind by kind, what waits to be handed in with a question; what is on its way counts too. */
export async function countDraftFiles(db: Db, of: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('answer_files')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('evaluation_question_id', '=', of)
    .where(({ not }) => not(isHandedIn))
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

/** Holds a question's row until the transaction ends: who comes with another file waits. */
export async function lockTarget(tx: Db, id: string): Promise<void> {
  await tx
    .selectFrom('evaluation_questions')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

type Row = Omit<Tables['answer_files'], 'file_id'>

/** Begins to keep a file. Returns the question that the id belongs to, which was there before or is there now. */
export async function beginFile(
  tx: Db,
  row: Row,
): Promise<{ of: string | null; student_id: string; is_new: boolean }> {
  const added = await tx
    .insertInto('answer_files')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const found = await tx
    .selectFrom('answer_files')
    .select(['evaluation_question_id', 'student_id'])
    .where('id', '=', row.id)
    .executeTakeFirst()
  const { evaluation_question_id: of = null, student_id = row.student_id } = found ?? {}
  return { of, student_id, is_new: added !== undefined }
}

/** Holds a file that was begun until the transaction ends. Returns whose it is. */
export const lockBegun = (tx: Db, id: string) =>
  tx
    .selectFrom('answer_files')
    .select(['school_id', 'student_id as owner_id', 'created_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Says that the bytes of a file have come. */
export async function setComplete(tx: Db, id: string): Promise<void> {
  await tx.updateTable('answer_files').set({ file_id: id }).where('id', '=', id).execute()
}

type Asker = Pick<Actor, 'id' | 'school_id' | 'user_role_id' | 'callers'>

/** Finds a file that somebody may read: a student's own, or one that was handed in by whom they look after. */
export function findReadable(
  db: Db,
  { id, actor }: { readonly id: string; readonly actor: Asker },
) {
  const student: { id: RawBuilder<unknown>; school_id: RawBuilder<unknown> } = {
    id: sql.ref('answer_files.student_id'),
    school_id: sql.ref('answer_files.school_id'),
  }
  return db
    .selectFrom('answer_files')
    .innerJoin('files', 'files.id', 'answer_files.file_id')
    .select(['answer_files.id', 'files.type', 'files.name'])
    .where('answer_files.id', '=', id)
    .where(canReadStudent(actor, student))
    .where(sql<boolean>`(answer_files.student_id = ${actor.id}::uuid or ${isHandedIn})`)
    .executeTakeFirst()
}

/** Finds a file of a student's own, and says whether it was handed in. */
export const findOwn = (
  db: Db,
  { id, student_id }: { readonly id: string; readonly student_id: string },
) =>
  db
    .selectFrom('answer_files')
    .select(['id', 'evaluation_question_id', isHandedIn.as('is_handed_in')])
    .where('id', '=', id)
    .where('student_id', '=', student_id)
    .executeTakeFirst()

/** Tells of each of these files that is known whether its bytes are kept, and for which question. */
export const selectNamed = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('answer_files')
    .select(['id', 'evaluation_question_id as of', sql<boolean>`file_id is not null`.as('is_kept')])
    .where('id', 'in', ids)
    .execute()

/** Selects what belongs to no answer: never finished, its quiz gone, or named by nothing for long. */
export async function selectOrphans(
  db: Db,
  { unfinished, unnamed }: { readonly unfinished: Date; readonly unnamed: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('answer_files')
    .select('id')
    .where(({ or, and, eb, not }) =>
      or([
        eb('evaluation_question_id', 'is', null),
        and([eb('file_id', 'is', null), eb('created_at', '<', unfinished)]),
        and([eb('created_at', '<', unnamed), not(isNamed)]),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteAnswerFile(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('answer_files').where('id', '=', id).execute()
}
