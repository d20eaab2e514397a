import type { Db } from '#platform/database.ts'
import type { Memory } from '#platform/memory.ts'
import { endAnswer } from './end-answer.ts'
import { allLogs } from './stream.answer-log.ts'
import { selectAbandoned, selectRunning } from './stream.generations.queries.ts'

const parts = [{ type: 'abort' }] as const

/** Ends, as interrupted, the answers that this server writes: what there is of them is kept. */
export async function interruptOwn(memory: Memory): Promise<void> {
  await Promise.all(allLogs(memory).map((log) => log.end('interrupted', parts)))
}

/** Marks every running answer as interrupted. Returns how many. */
export async function interruptEvery(db: Db): Promise<number> {
  const ids = await selectRunning(db)
  const ended = await Promise.all(
    ids.map((id) => endAnswer(db, { id, status: 'interrupted', parts })),
  )
  return ended.filter(Boolean).length
}

/**
 * Marks the answers (of all threads, or of one) whose process is gone as interrupted. What there is
 * of them is kept, and the thread is free for the next question. Returns how many.
 */
export async function interruptAbandoned(
  db: Db,
  { asked_by, thread_id }: { asked_by: string; thread_id?: string },
): Promise<number> {
  let count = 0
  for (const id of await selectAbandoned(db, { asked_by, thread_id })) {
    if (await endAbandoned(db, { id, asked_by })) count++
  }
  return count
}

/** Marks one answer as interrupted, unless its process has been heard of since. */
export const endAbandoned = (
  db: Db,
  { id, asked_by }: { id: string; asked_by: string },
): Promise<boolean> =>
  endAnswer(db, { id, status: 'interrupted', parts, unless_alive_to: asked_by })
