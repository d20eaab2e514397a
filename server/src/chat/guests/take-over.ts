import type { publicChat } from '@learngrove/contract/chat.public'
import type { Input, Output } from '@learngrove/contract/route'
import { ownerOf } from '#chat/asker.ts'
import { giveThreads } from '#chat/chat.threads.queries.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf } from '#platform/ids.ts'
import { countRequest } from '#platform/throttle/throttle.ts'
import { takeOverCounts } from './budget.ts'
import { lockSession, markTaken } from './guests.queries.ts'

type TakeOver = typeof publicChat.publicTakeOver

/**
 * Makes the conversations of a session a student's own. Whoever has the session may do it, once; asked again
 * it answers the same. A conversation in which care was given stays behind and goes with the session: it was
 * said where nobody is told, perhaps by somebody else at the same device. A session that is unknown, over or
 * somebody else's is refused alike.
 */
export async function takeOverTalks(
  context: Context<TakeOver['audience']>,
  { session_id }: Input<TakeOver>['body'],
): Promise<Output<TakeOver>> {
  const { db, actor, now } = context
  await countRequest(db, takeOverCounts(actor.id), now)
  return transaction(db, async (tx) => {
    const session = await lockSession(tx, { session_hash: hashOf(session_id), now })
    if (!session || (session.taken_by !== null && session.taken_by !== actor.id))
      throw new AppError('GUEST_SESSION_OVER')
    const { id, taken_by, taken_threads } = session
    if (taken_by !== null) return { thread_ids: taken_threads }
    const thread_ids = await giveThreads(tx, { guest_session_id: id, owner: ownerOf(context) })
    await markTaken(tx, { id, taken_by: actor.id, thread_ids })
    return { thread_ids }
  })
}
