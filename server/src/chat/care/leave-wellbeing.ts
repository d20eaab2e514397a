import type { chat } from '@learngrove/contract/chat'
import type { Input, Output } from '@learngrove/contract/route'
import type { Owner } from '#chat/asker.ts'
import { selectThreads, setMode } from '#chat/chat.threads.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

type Leave = typeof chat.leaveWellbeing

/** Turns a conversation of the owner's back into a lesson. */
export async function leaveWellbeing(
  { db }: Pick<Context, 'db'>,
  owner: Owner,
  { params, body }: Input<Leave>,
): Promise<Output<Leave>> {
  const key = { ...params, ...owner }
  await setMode(db, { ...key, ...body })
  const { threads } = await selectThreads(db, { ...key, page: 1, size: 1 })
  const [thread] = threads
  if (!thread) throw new AppError('NOT_FOUND')
  return thread
}
