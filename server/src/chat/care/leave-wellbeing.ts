import type { chat } from '@learngrove/contract/chat'
import type { Input, Output } from '@learngrove/contract/route'
import { selectThreads, setMode } from '#chat/chat.threads.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

type Leave = typeof chat.leaveWellbeing

/** Turns a conversation of the caller's own back into a lesson. */
export async function leaveWellbeing(
  { db, actor, school_id }: Context<Leave['audience']>,
  { params, body }: Input<Leave>,
): Promise<Output<Leave>> {
  const key = { ...params, user_id: actor.id, school_id }
  await setMode(db, { ...key, ...body })
  const { threads } = await selectThreads(db, { ...key, page: 1, size: 1 })
  const [thread] = threads
  if (!thread) throw new AppError('NOT_FOUND')
  return thread
}
