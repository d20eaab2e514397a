import type { chat } from '@learngrove/contract/chat'
import type { Input, Output } from '@learngrove/contract/route'
import { ownerOf } from '#chat/asker.ts'
import { hearWords } from '#chat/chat.hear-words.ts'
import { changeOwn, findThread, selectThreads } from '#chat/chat.threads.queries.ts'
import { storable } from '#chat/message.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { newId } from '#platform/ids.ts'

type Change = typeof chat.changeThread

/**
 * Renames a conversation of the caller's own, marks it as seen, or turns it back into a lesson. A title is
 * written by a child, so it is screened like a message: one that asks for care is answered in a talk of its
 * own and refused here with TITLE_NOT_FIT.
 */
export async function changeThread(
  context: Context<Change['audience']>,
  { params, body }: Input<Change>,
): Promise<Output<Change>> {
  const { db } = context
  const key = { ...params, ...ownerOf(context) }
  if (!(await findThread(db, key))) throw new AppError('NOT_FOUND')
  const title = body.title && storable(body.title).trim()
  if (title === '') throw new AppError('INVALID_REQUEST')
  if (title && (await hearWords(context, { id: newId(), text: title })))
    throw new AppError('TITLE_NOT_FIT')
  await changeOwn(db, { ...key, ...body, title })
  const { threads } = await selectThreads(db, { ...key, page: 1, size: 1 })
  const [thread] = threads
  if (!thread) throw new AppError('NOT_FOUND')
  return thread
}
