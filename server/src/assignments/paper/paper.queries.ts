import type { paperPlace } from '@learngrove/contract/assignments.paper'
import { type Insertable, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'
import { canMarkStudent, type Reader } from '#users/users.policy.queries.ts'

/** What stands where, page by page, in tenths of a millimetre. */
export type Place = z.output<typeof paperPlace>
export type Pages = readonly { readonly places: readonly Place[] }[]

/** What a print needs beside the questions. */
export type PrintHead = {
  readonly class_name: string
  readonly school_name: string
  readonly time_limit: number | null
}

export async function findPrintHead(db: Db, assignment_id: string): Promise<PrintHead | undefined> {
  const { rows } = await sql<PrintHead>`
    select classes.name as class_name, schools.name as school_name,
      coalesce(assignments.time_limit, worksheets.time_limit) as time_limit
    from assignments
    join classes on classes.id = assignments.class_id
    join schools on schools.id = assignments.school_id
    join worksheets on worksheets.id = assignments.worksheet_id
    where assignments.id = ${assignment_id}::uuid`.execute(db)
  return rows[0]
}

export type Named = { readonly id: string; readonly first_name: string; readonly last_name: string }

/** Names students by their family names, as a register does. */
export const selectNamed = (db: Db, ids: readonly string[]): Promise<Named[]> =>
  db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute()

type Copy = Omit<Insertable<Tables['paper_copies']>, 'pages'> & { readonly pages: Pages }

/** Keeps copies, each once; returns the token of every one that is kept, by the attempt that it is of. */
export async function keepCopies(db: Db, copies: readonly Copy[]): Promise<Map<string, string>> {
  await db
    .insertInto('paper_copies')
    .values(copies.map(({ pages, ...copy }) => ({ ...copy, pages: JSON.stringify(pages) })))
    .onConflict((conflict) =>
      conflict.columns(['student_evaluation_id', 'pages_sha256']).doNothing(),
    )
    .execute()
  const rows = await db
    .selectFrom('paper_copies')
    .select(['student_evaluation_id', 'token'])
    .where(({ eb, or, and }) =>
      or(
        copies.map(({ student_evaluation_id, pages_sha256 }) =>
          and([
            eb('student_evaluation_id', '=', student_evaluation_id),
            eb('pages_sha256', '=', pages_sha256),
          ]),
        ),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [row.student_evaluation_id, row.token]))
}

/** A copy whose page has come back. */
export type CopyOfStudent = {
  readonly assignment_id: string
  readonly quiz_id: string
  readonly title: string
  readonly school_id: string
  readonly time_zone: string
  readonly student_id: string
  readonly first_name: string
  readonly last_name: string
  readonly pages: Pages
  /** The questions of its attempt in their order. */
  readonly question_ids: readonly string[]
}

/** Finds a copy by its token, if somebody may mark its student, who can still sign in, and its work still stands. */
export async function findCopy(
  db: Db,
  actor: Reader,
  token: string,
): Promise<CopyOfStudent | undefined> {
  const student = { id: sql.ref('attempt.student_id'), school_id: sql.ref('attempt.school_id') }
  const { rows } = await sql<CopyOfStudent>`
    select paper_copies.assignment_id, attempt.quiz_id, assignments.title, attempt.school_id,
      coalesce(users.time_zone, schools.time_zone) as time_zone, attempt.student_id,
      users.first_name, users.last_name, paper_copies.pages,
      array(select id from evaluation_questions
        where student_evaluation_id = attempt.id order by position) as question_ids
    from paper_copies
    join student_evaluations attempt on attempt.id = paper_copies.student_evaluation_id
    join assignments on assignments.id = paper_copies.assignment_id
    join users on users.id = attempt.student_id and users.is_active
      and users.school_id = attempt.school_id
    join schools on schools.id = attempt.school_id
    where paper_copies.token = ${token} and assignments.withdrawn_at is null
      and ${canMarkStudent(actor, student)}`.execute(db)
  return rows[0]
}
