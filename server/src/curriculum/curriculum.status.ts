import type { Db } from '#platform/database.ts'
import type { Curriculum } from './curriculum.content.ts'
import { itemsOf, type Kind, versionOf } from './curriculum.items.ts'
import { countInstalled, findProgress, type Progress } from './curriculum.queries.ts'
import { countKeys, findDue } from './find-due.ts'

export type Status = {
  /** How far the installation has got; nothing if it never began. */
  readonly progress: Progress | undefined
  /** How many items are installed and taught. */
  readonly installed: Readonly<Partial<Record<Kind, number>>>
  /** The version of the content that is at hand. */
  readonly version: string
  /** How many of its items are not installed as they are now. */
  readonly due: number
}

/** Compares what is installed with the content that is at hand. */
export async function readStatus(db: Db, curriculum: Curriculum): Promise<Status> {
  const items = itemsOf(curriculum)
  return {
    progress: await findProgress(db),
    installed: await countInstalled(db),
    version: versionOf(items),
    due: countKeys(await findDue(db, items)),
  }
}

/** Tells how far the installation has got, for a page that shows it: in percent, whole only at its end. */
export async function readProgress(
  db: Db,
): Promise<{ readonly percent: number; readonly is_finished: boolean }> {
  const progress = await findProgress(db)
  if (!progress) return { percent: 0, is_finished: false }
  const is_finished = progress.finished_at !== null
  const percent = Math.floor((100 * progress.done) / Math.max(1, progress.total))
  return { percent: is_finished ? 100 : Math.min(99, percent), is_finished }
}
