import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import type { Memory } from '#platform/memory.ts'
import { endAnswer } from './end-answer.ts'
import { allLogs, findLog, unended } from './stream.answer-log.ts'
import { selectAbandoned, selectEnded } from './stream.generations.queries.ts'

const parts = [{ type: 'abort' }] as const

/** Ends, as interrupted, the answers that this server writes: what there is of them is kept. */
export async function interruptOwn(memory: Memory): Promise<void> {
  await Promise.all(allLogs(memory).map((log) => log.end('interrupted', parts)))
}

/**
 * Leaves the answers of this server that were ended elsewhere, since their models need say no more, and ends
 * those whose ending could not be written when it was due.
 */
export async function tendOwn({ db, memory }: Pick<Context, 'db' | 'memory'>): Promise<void> {
  for (const id of unended(memory)) {
    await endAnswer(db, { id, status: 'interrupted', parts })
    unended(memory).delete(id)
  }
  const ids = allLogs(memory).map(({ id }) => id)
  for (const id of await selectEnded(db, ids)) findLog(memory, id)?.lose()
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
