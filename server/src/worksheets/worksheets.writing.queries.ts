import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** A question as it stands on a sheet; what is left out is as usual. */
export type Place = {
  readonly question_id: string
  readonly seed?: number | null
  readonly is_compulsory?: boolean
  readonly is_locked?: boolean
  readonly marks?: number | null | undefined
}

/** Inserts a worksheet of questions, in their order. To be called in a transaction. */
export async function insertWorksheet(
  tx: Db,
  sheet: Insertable<Tables['worksheets']> & { readonly id: string },
  questions: readonly string[],
): Promise<void> {
  await insertSheet(
    tx,
    sheet,
    questions.map((question_id) => ({ question_id })),
  )
}

/** Inserts a worksheet with how each of its questions stands on it. To be called in a transaction. */
export async function insertSheet(
  tx: Db,
  sheet: Insertable<Tables['worksheets']> & { readonly id: string },
  places: readonly Place[],
): Promise<void> {
  await tx.insertInto('worksheets').values(sheet).execute()
  await insertPlaces(tx, sheet.id, places)
}

async function insertPlaces(tx: Db, worksheet_id: string, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return
  await tx
    .insertInto('worksheet_questions')
    .values(
      places.map(
        (
          { question_id, seed = null, is_compulsory = false, is_locked = false, marks = null },
          position,
        ) => ({
          ...{ worksheet_id, question_id, position },
          ...{ seed, is_compulsory, is_locked, marks },
        }),
      ),
    )
    .execute()
}

/** Puts other questions in the place of those of a worksheet. To be called in a transaction. */
export async function replacePlaces(
  tx: Db,
  worksheet_id: string,
  places: readonly Place[],
): Promise<void> {
  await tx.deleteFrom('worksheet_questions').where('worksheet_id', '=', worksheet_id).execute()
  await insertPlaces(tx, worksheet_id, places)
}

/**
 * Changes a worksheet and counts the change, unless it was changed since the revision that is named; tells
 * whether it was. The row stays locked until the transaction ends.
 */
export async function updateSheet(
  tx: Db,
  { id, revision }: { readonly id: string; readonly revision: number | undefined },
  change: Updateable<Tables['worksheets']>,
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .updateTable('worksheets')
    .set(({ eb }) => ({ ...change, updated_at: now, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Changes how one question stands on a worksheet; tells whether it is there. */
export async function updatePlace(
  tx: Db,
  { worksheet_id, question_id }: { readonly worksheet_id: string; readonly question_id: string },
  change: Updateable<Tables['worksheet_questions']>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('worksheet_questions')
    .set(change)
    .where('worksheet_id', '=', worksheet_id)
    .where('question_id', '=', question_id)
    .returning('question_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Takes a question off a worksheet; tells whether it was there. */
export async function deletePlace(
  tx: Db,
  { worksheet_id, question_id }: { readonly worksheet_id: string; readonly question_id: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('worksheet_questions')
    .where('worksheet_id', '=', worksheet_id)
    .where('question_id', '=', question_id)
    .returning('question_id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Puts questions behind the last one of a worksheet. To be called in a transaction. */
export async function insertPlacesAfter(
  tx: Db,
  worksheet_id: string,
  question_ids: readonly string[],
): Promise<void> {
  await sql`
    insert into worksheet_questions (worksheet_id, question_id, position)
    select ${worksheet_id}::uuid, asked.id, asked.place + coalesce((
      select max(position) from worksheet_questions where worksheet_id = ${worksheet_id}::uuid), -1)
    from unnest(${question_ids}::uuid[]) with ordinality as asked (id, place)`.execute(tx)
}
