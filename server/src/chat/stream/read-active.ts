import type { chat } from '@learngrove/contract/chat'
import type { Input, Output } from '@learngrove/contract/route'
import { idsOf, type Owner } from '#chat/asker.ts'
import { findThread } from '#chat/chat.threads.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findRunning } from './stream.generations.queries.ts'
import { interruptAbandoned } from './stream.interrupt-answers.ts'

type Active = typeof chat.active

/** Finds the answer that is being written in a thread of the owner's, if any. */
export async function readActive(
  { db, instance_id }: Pick<Context, 'db' | 'instance_id'>,
  owner: Owner,
  { thread_id }: Input<Active>['query'],
): Promise<Output<Active>> {
  const thread = await findThread(db, { id: thread_id, ...idsOf(owner) })
  if (!thread) throw new AppError('NOT_FOUND')
  await interruptAbandoned(db, { asked_by: instance_id, thread_id })
  const running = await findRunning(db, thread.id)
  return { generation_id: running?.id ?? null, message_id: running?.message_id ?? null }
}
