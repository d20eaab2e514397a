import type { Insertable } from 'kysely'
import type { Db } from '#platform/database.ts'
import type { Tables } from '#platform/tables.ts'

export async function insertFile(db: Db, file: Insertable<Tables['files']>) {
  await db.insertInto('files').values(file).execute()
}

export async function deleteFile(db: Db, id: string) {
  await db.deleteFrom('files').where('id', '=', id).execute()
}

export async function deleteFiles(db: Db, ids: readonly string[]) {
  if (ids.length > 0) await db.deleteFrom('files').where('id', 'in', ids).execute()
}

/** The file of a user's picture, for whoever knows the picture's key. */
export async function findPicture(
  db: Db,
  { id, key }: { id: string; key: string },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('users')
    .select('profile_pic_file_id')
    .where('id', '=', id)
    .where('picture_key', '=', key)
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found?.profile_pic_file_id ?? undefined
}
