import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { OwnQuestion } from '#questions/questions.own.ts'
import type { Checked } from './checking/checking.ts'

/** A draft as it is kept. */
export type DraftRow = {
  readonly id: string
  readonly worksheet_id: string
  readonly question: OwnQuestion
  readonly checked: Checked
  readonly is_changed: boolean
  readonly created_at: Date
}

type New = {
  readonly id: string
  readonly worksheet_id: string
  readonly user_id: string
  readonly question: OwnQuestion
  readonly checked: Checked
  readonly provider: string
  readonly prompt_version: string
  readonly created_at: Date
}

export async function insertDrafts(db: Db, drafts: readonly New[]): Promise<void> {
  if (drafts.length === 0) return
  await db
    .insertInto('question_drafts')
    .values(
      drafts.map(({ question, checked, ...row }) => ({
        ...row,
        question: JSON.stringify(question),
        checked: JSON.stringify(checked),
      })),
    )
    .execute()
}

/** Whose draft it is: nobody else finds it. */
type Mine = { readonly id: string; readonly user_id: string }

const columns = sql`id, worksheet_id, question, checked, is_changed, created_at`

/** Selects what waits for somebody's yes on a worksheet, the first first. */
export async function selectDrafts(
  db: Db,
  { worksheet_id, user_id }: { readonly worksheet_id: string; readonly user_id: string },
): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`
    select ${columns} from question_drafts
    where worksheet_id = ${worksheet_id}::uuid and user_id = ${user_id}::uuid and used_at is null
    order by created_at, id`.execute(db)
  return rows
}

/** Finds a draft of somebody's own that waits. */
export async function findDraft(db: Db, { id, user_id }: Mine): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select ${columns} from question_drafts
    where id = ${id}::uuid and user_id = ${user_id}::uuid and used_at is null`.execute(db)
  return rows[0]
}

/** Puts another wording in the place of a draft that waits; tells whether it did. */
export async function changeDraft(
  db: Db,
  { id, user_id }: Mine,
  { question, checked }: { readonly question: OwnQuestion; readonly checked: Checked },
): Promise<boolean> {
  const { rows } = await sql`
    update question_drafts set question = ${JSON.stringify(question)}::jsonb,
      checked = ${JSON.stringify(checked)}::jsonb, is_changed = true
    where id = ${id}::uuid and user_id = ${user_id}::uuid and used_at is null
    returning id`.execute(db)
  return rows.length > 0
}

/**
 * Takes a draft for use, as it was read: of many who try at once one gets it, and nobody a wording that was changed
 * since. To be called in a transaction.
 */
export async function takeDraft(
  tx: Db,
  { id, user_id }: Mine,
  { question, now }: { readonly question: OwnQuestion; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update question_drafts set used_at = ${now}::timestamptz
    where id = ${id}::uuid and user_id = ${user_id}::uuid and used_at is null
      and question = ${JSON.stringify(question)}::jsonb
    returning id`.execute(tx)
  return rows.length > 0
}

/** Notes which question a draft became. */
export async function linkDraft(tx: Db, id: string, question_id: string): Promise<void> {
  await tx.updateTable('question_drafts').set({ question_id }).where('id', '=', id).execute()
}

/** Deletes a draft of somebody's own that waits; tells whether it was there. */
export async function deleteDraft(db: Db, { id, user_id }: Mine): Promise<boolean> {
  const gone = await db
    .deleteFrom('question_drafts')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
