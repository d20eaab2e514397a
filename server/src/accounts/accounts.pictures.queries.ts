import type { Db } from '#platform/database.ts'

/** Finds the file of a user's picture by the picture's key. */
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
