import type { chat } from '@learngrove/contract/chat'
import type { Input } from '@learngrove/contract/route'
import { hideThread } from '#chat/chat.threads.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

type Delete = typeof chat.deleteThread

/**
 * Hides a conversation from the caller's own list at once; a job deletes it later. What a
 * safeguarding contact has to see of it stays with its case.
 */
export async function deleteThread(
  { db, actor, school_id, now }: Context<Delete['audience']>,
  { params }: Input<Delete>,
): Promise<void> {
  const hidden = await hideThread(db, { ...params, user_id: actor.id, school_id, now })
  if (hidden === 'unknown') throw new AppError('NOT_FOUND')
  if (hidden === 'answering') throw new AppError('GENERATION_IN_PROGRESS')
}
