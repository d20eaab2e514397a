import type { messageFile } from '@learngrove/contract/chat.files'
import { type Insertable, sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

/** Whose files are in reach: only ever one's own, at one's own school. */
export type FileOwner = { readonly user_id: string; readonly school_id: string }

type One = FileOwner & { readonly id: string }

const own = (db: Db, { id, user_id, school_id }: One) =>
  db
    .selectFrom('chat_files')
    .leftJoin('chat_messages', 'chat_messages.id', 'message_id')
    .leftJoin('chat_threads', 'chat_threads.id', 'thread_id')
    .where('chat_files.id', '=', id)
    .where('chat_files.user_id', '=', user_id)
    .where('chat_files.school_id', '=', school_id)
    // A talk that its owner has deleted is gone with its files.
    .where('chat_threads.deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('sent_at', 'is', null), eb('message_id', 'is not', null)]))

export type KeptFile = NonNullable<Awaited<ReturnType<typeof findFile>>>

/** Finds a file of somebody's own whose bytes are kept. */
export const findFile = (db: Db, one: One) =>
  own(db, one)
    .innerJoin('files', 'files.id', 'chat_files.file_id')
    .select(['chat_files.id', 'chat_files.name', 'files.type', 'files.bytes as size'])
    .select(['chat_files.text', 'equations', 'is_truncated', 'sent_sha256', 'message_id'])
    .executeTakeFirst()

/** Tells whether an id is of a file that is not this person's. */
export async function isOfAnother(db: Db, { id, user_id, school_id }: One): Promise<boolean> {
  const found = await db
    .selectFrom('chat_files')
    .select(['user_id', 'school_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined && (found.user_id !== user_id || found.school_id !== school_id)
}

/** Files of one person are counted one after the other, over all processes, until the transaction ends. */
export async function takeFileTurn(tx: Db, user_id: string): Promise<void> {
  const key = `chat-files:${user_id}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** Counts the files that somebody has begun to keep since a moment. */
export async function countFiles(
  db: Db,
  { user_id, since }: { readonly user_id: string; readonly since: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('chat_files')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', user_id)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return count
}

/** Begins to keep a file. Returns what stands under its id, which was there before or is there now. */
export async function beginFile(tx: Db, row: Insertable<Tables['chat_files']>) {
  const added = await tx
    .insertInto('chat_files')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  const found = await tx
    .selectFrom('chat_files')
    .select(['user_id', 'school_id', 'sent_sha256'])
    .where('id', '=', row.id)
    .executeTakeFirst()
  return { ...found, is_new: added !== undefined }
}

/** Holds a file that was begun until the transaction ends. Returns whose it is. */
export const lockBegun = (tx: Db, id: string) =>
  tx
    .selectFrom('chat_files')
    .select(['school_id', 'user_id as owner_id', 'created_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Says that the bytes of a file have come. */
export async function setComplete(tx: Db, id: string): Promise<void> {
  await tx.updateTable('chat_files').set({ file_id: id }).where('id', '=', id).execute()
}

/** Puts another text in the place of what was read, while no message holds the file. Returns whether one is there. */
export async function setText(
  db: Db,
  { id, text }: { readonly id: string; readonly text: string },
) {
  const set = await db
    .updateTable('chat_files')
    .set({ text })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('text', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return set !== undefined
}

/** Selects the files that a message of somebody names: not sent yet, or sent with that message before. */
export const selectNamed = (
  db: Db,
  {
    ids,
    message_id,
    ...owner
  }: FileOwner & { readonly ids: readonly string[]; readonly message_id: string },
) =>
  db
    .selectFrom('chat_files')
    .innerJoin('files', 'files.id', 'file_id')
    .select(['chat_files.id', 'files.type', 'chat_files.text', 'is_truncated'])
    .where('chat_files.id', 'in', ids)
    .where('user_id', '=', owner.user_id)
    .where('chat_files.school_id', '=', owner.school_id)
    .where(({ or, and, eb }) =>
      or([
        and([eb('sent_at', 'is', null), eb('message_id', 'is', null)]),
        eb('message_id', '=', message_id),
      ]),
    )
    .execute()

/** Gives files to the message that they go with, in this order. Returns whether all of them were free. */
export async function holdFiles(
  tx: Db,
  {
    ids,
    message_id,
    now,
    ...owner
  }: FileOwner & {
    readonly ids: readonly string[]
    readonly message_id: string
    readonly now: Date
  },
): Promise<boolean> {
  const held = await tx
    .updateTable('chat_files')
    .set({
      message_id,
      sent_at: now,
      position: sql`array_position(${sql.val(ids)}::uuid[], id) - 1`,
    })
    .where('id', 'in', ids)
    .where('user_id', '=', owner.user_id)
    .where('school_id', '=', owner.school_id)
    .where('sent_at', 'is', null)
    .where('file_id', 'is not', null)
    .returning('id')
    .execute()
  return held.length === ids.length
}

/** Deletes a file that no message holds. Returns whether it did. */
export async function deleteUnsent(tx: Db, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('chat_files')
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}

/** Selects what belongs to no message: never finished, never sent, or its message is gone. */
export async function selectOrphans(
  db: Db,
  { unfinished, unsent }: { readonly unfinished: Date; readonly unsent: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('chat_files')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('sent_at', 'is not', null), eb('message_id', 'is', null)]),
        and([eb('file_id', 'is', null), eb('created_at', '<', unfinished)]),
        and([eb('sent_at', 'is', null), eb('created_at', '<', unsent)]),
      ]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteChatFile(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('chat_files').where('id', '=', id).execute()
}

/** The files of a row of `chat_messages`, as SQL, in their order. */
export const filesOfEach = sql<z.output<typeof messageFile>[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', chat_files.id, 'name', chat_files.name, 'type', files.type,
    'size', files.bytes, 'text', chat_files.text) order by position)
  from chat_files join files on files.id = file_id
  where message_id = chat_messages.id), '[]')`

/** What was read in the files of a row of `chat_messages`, as SQL, in their order. */
export const fileTextsOfEach = sql<string[]>`array(
  select chat_files.text from chat_files
  where message_id = chat_messages.id and chat_files.text is not null order by position)`

/** Tells, as SQL, whether a row of `chat_messages` has files. */
export const hasFiles = sql<boolean>`exists (
  select from chat_files where message_id = chat_messages.id)`
