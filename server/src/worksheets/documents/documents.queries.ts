import type { DocumentKind } from '@learngrove/contract/worksheets.limits'
import { type Insertable, sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Whose documents are in reach: only ever one's own, at one's own school. */
export type Owner = { readonly user_id: string; readonly school_id: string }

/** Documents of one person are counted one after the other until the transaction ends. */
export async function takeDocumentTurn(tx: Db, { user_id }: Owner): Promise<void> {
  const key = `worksheet-documents:${user_id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

export async function countDocuments(db: Db, { user_id, school_id }: Owner): Promise<number> {
  const { count } = await db
    .selectFrom('worksheet_documents')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user_id)
    .where('school_id', '=', school_id)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds documents; one that is there already stays as it is. */
export async function insertDocuments(
  tx: Db,
  rows: readonly Insertable<Tables['worksheet_documents']>[],
): Promise<void> {
  await tx
    .insertInto('worksheet_documents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const columns = ['id', 'name', 'text', 'is_truncated', 'created_at'] as const

/** Selects somebody's documents of a kind, the latest first. */
export const selectDocuments = (
  db: Db,
  { user_id, school_id, kind }: Owner & { readonly kind: DocumentKind },
) =>
  db
    .selectFrom('worksheet_documents')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('school_id', '=', school_id)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** Selects those of some documents that are somebody's own. */
export async function selectNamed(
  db: Db,
  { user_id, school_id, kind, ids }: Owner & { kind: DocumentKind; ids: readonly string[] },
) {
  if (ids.length === 0) return []
  return db
    .selectFrom('worksheet_documents')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('school_id', '=', school_id)
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** Deletes a document of somebody's own; tells whether it was there. */
export async function deleteDocument(
  db: Db,
  { user_id, school_id, kind, id }: Owner & { readonly kind: DocumentKind; readonly id: string },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('worksheet_documents')
    .where('user_id', '=', user_id)
    .where('school_id', '=', school_id)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
