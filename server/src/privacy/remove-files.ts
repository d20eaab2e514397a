import type { Services } from '#platform/context.ts'
import { moveRequest } from './privacy.queries.ts'

type World = Pick<Services, 'db' | 'files' | 'clock'>

/** Removes the bytes of files whose rows are deleted, and checks that they are gone; then the erasure is done. */
export async function removeFiles(
  { db, files, clock }: World,
  { id, file_ids }: { id: string; file_ids: readonly string[] },
): Promise<void> {
  for (const file_id of file_ids) {
    await files.remove(file_id)
    const isLeft = await files.get(file_id).then(
      () => true,
      () => false,
    )
    if (isLeft) throw new Error('The bytes of a file of somebody who was erased are left')
  }
  await moveRequest(db, id, ['running'], { status: 'done', progress: 100, finished_at: clock() })
}
