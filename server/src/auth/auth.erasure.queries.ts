import type { Db } from '#platform/database.ts'

export async function deleteFailures(db: Db, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('key_hash', 'in', hashes).execute()
}
