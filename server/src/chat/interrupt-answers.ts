import type { Db } from '#platform/database.ts'
import { allLogs } from './answer-log.ts'
import { endAnswer } from './end-answer.ts'

const parts = [{ type: 'abort' }] as const

/** Ends, as interrupted, the answers that this process writes: what there is of them is kept. */
export async function interruptOwn(): Promise<void> {
  await Promise.all(allLogs().map((log) => log.end('interrupted', parts)))
}

/** Ends, as interrupted, answers that nobody writes any more. Answers how many. */
export async function interruptOrphans(
  db: Db,
  { ids, silent_s }: { ids: readonly string[]; silent_s?: number },
): Promise<number> {
  let count = 0
  for (const id of ids) {
    const silence = silent_s === undefined ? {} : { silent_s }
    if (await endAnswer(db, { id, status: 'interrupted', parts, ...silence })) count++
  }
  return count
}
