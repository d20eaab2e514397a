import type { chat } from '@learngrove/contract/chat'
import type { Input, Output } from '@learngrove/contract/route'
import { idsOf, type Owner } from '#chat/asker.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { endAnswer } from './end-answer.ts'
import { findLog } from './stream.answer-log.ts'
import { findGeneration } from './stream.generations.queries.ts'

type Stop = typeof chat.stop

/**
 * Stops an owner's answer. What was written is a message before this returns, so that the next question can
 * follow at once. An answer that another process writes is ended in the database; its writer
 * notices at its next event, or within a second. Stopping an ended answer changes nothing.
 */
export async function stopAnswer(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  owner: Owner,
  { params }: Input<Stop>,
): Promise<Output<Stop>> {
  const key = { id: params.generationId, ...idsOf(owner) }
  const generation = await findGeneration(db, key)
  if (!generation) throw new AppError('NOT_FOUND')
  const { id, message_id } = generation
  if (generation.status !== 'running') return { message_id, status: generation.status }
  await stopGeneration({ db, memory }, id)
  const ended = await findGeneration(db, key)
  return { message_id, status: ended?.status ?? 'stopped' }
}

/** Ends an answer that is being written, by whichever process. */
export async function stopGeneration(
  { db, memory }: Pick<Context, 'db' | 'memory'>,
  id: string,
): Promise<void> {
  const parts = [{ type: 'abort' }] as const
  const log = findLog(memory, id)
  if (log) await log.end('stopped', parts)
  else await endAnswer(db, { id, status: 'stopped', parts })
}
