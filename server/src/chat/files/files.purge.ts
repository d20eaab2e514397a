import type { Services } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { deleteFile } from '#platform/files.queries.ts'
import { unfinishedMs, unsentMs } from './files.limits.ts'
import { deleteChatFile, selectOrphans } from './files.queries.ts'

/** Removes files that belong to no message. Returns how many. */
export async function purgeChatFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<number> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const orphans = await selectOrphans(db, {
    unfinished: before(unfinishedMs),
    unsent: before(unsentMs),
  })
  for (const id of orphans) {
    // The bytes go first: what stops in between is found again by its row.
    await files.remove(id)
    await transaction(db, async (tx) => {
      await deleteChatFile(tx, id)
      await deleteFile(tx, id)
    })
  }
  return orphans.length
}
