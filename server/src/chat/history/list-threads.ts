import type { chat } from '@learngrove/contract/chat'
import { limits } from '@learngrove/contract/chat.limits'
import type { Input, Output } from '@learngrove/contract/route'
import { selectThreads } from '#chat/chat.threads.queries.ts'
import { storable } from '#chat/message.ts'
import type { Context } from '#platform/context.ts'
import { excerptOf } from './excerpt.ts'

type Threads = typeof chat.threads

/** Lists the caller's own conversations, the latest first. */
export async function listThreads(
  { db, actor, school_id }: Context<Threads['audience']>,
  { page = 1, size = limits.page_size, search }: Input<Threads>['query'],
): Promise<Output<Threads>> {
  const owner = { user_id: actor.id, school_id }
  const words = search && storable(search.trim())
  const { threads, total_count } = await selectThreads(db, { ...owner, page, size, search: words })
  const shown = threads.map(({ found, ...thread }) => ({
    ...thread,
    found: found !== null && words ? excerptOf(found, words) : null,
  }))
  return { threads: shown, total_count }
}
