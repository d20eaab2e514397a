import type { chat } from '@learngrove/contract/chat'
import { limits } from '@learngrove/contract/chat.limits'
import type { Input, Output } from '@learngrove/contract/route'
import { findMessage, selectMessages } from '#chat/chat.messages.queries.ts'
import { surveyTypes } from '#chat/message.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

type List = typeof chat.list

/** Lists the caller's own messages, of one thread or of all. */
export async function listMessages(
  { db, actor, school_id }: Context<List['audience']>,
  { page = 1, size = limits.page_size, type, thread_id, before }: Input<List>['query'],
): Promise<Output<List>> {
  const owner = { user_id: actor.id, school_id }
  if (before !== undefined && !(await findMessage(db, { id: before, ...owner })))
    throw new AppError('NOT_FOUND')
  return selectMessages(db, {
    ...{ ...owner, page, size, thread_id, before },
    bookmarked: type === 'bookmarked',
    ...(type === 'survey' && { types: surveyTypes }),
  })
}
