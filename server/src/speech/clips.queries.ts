import { sql } from 'kysely'
import type { Db } from '#platform/database.ts'

/** Finds a sound that is made already, and whether it is long since it was asked for. */
export const findClip = (db: Db, key: string, made_since: Date) =>
  db
    .selectFrom('speech_clips')
    .innerJoin('files', 'files.id', 'speech_clips.file_id')
    .select(['files.id', 'files.type', 'used_at'])
    .where('key', '=', key)
    .where('made_at', '>=', made_since)
    .executeTakeFirst()

export async function touchClip(db: Db, key: string, now: Date): Promise<void> {
  await db.updateTable('speech_clips').set({ used_at: now }).where('key', '=', key).execute()
}

/** Begins to keep a sound; false if it is kept already, or somebody else is at it. */
export async function beginClip(
  db: Db,
  { key, id, now }: { readonly key: string; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const begun = await db
    .insertInto('speech_clips')
    .values({ key, id, file_id: null, made_at: now, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return begun !== undefined
}

/** Says that the bytes of a sound have come; false if it was given up meanwhile. */
export async function finishClip(tx: Db, id: string): Promise<boolean> {
  const done = await tx
    .updateTable('speech_clips')
    .set({ file_id: id })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return done !== undefined
}

type Ends = {
  readonly made_before: Date
  readonly begun_before: Date
  /** How many bytes there is room for. */
  readonly most_bytes: number
}

/** Selects the sounds that are too old or were never finished, and those beyond what there is room for. */
export async function selectOver(
  db: Db,
  { made_before, begun_before, most_bytes }: Ends,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select clip.id, clip.made_at, clip.file_id,
        sum(files.bytes) over (order by clip.used_at desc, clip.id) as bytes
      from speech_clips as clip left join files on files.id = clip.file_id
    ) as each
    where made_at < ${made_before}
      or (file_id is null and made_at < ${begun_before})
      or bytes > ${most_bytes}::bigint`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteClip(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('speech_clips').where('id', '=', id).execute()
}
