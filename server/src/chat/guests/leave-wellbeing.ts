import type { publicChat } from '@learngrove/contract/chat.public'
import type { Input, Output } from '@learngrove/contract/route'
import { idsOf } from '#chat/asker.ts'
import { changeOwn } from '#chat/chat.threads.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { talkOf } from './read-talk.ts'
import { guestOf } from './session.ts'

type Leave = typeof publicChat.publicLeaveWellbeing

/** Turns a conversation of a guest back into a lesson. */
export async function leaveWellbeing(
  context: Context<'public'>,
  { params: { id }, query, body }: Input<Leave>,
): Promise<Output<Leave>> {
  const guest = await guestOf(context, query.session_id)
  await changeOwn(context.db, { id, ...idsOf(guest), ...body })
  const talk = await talkOf(context, guest, id)
  if (!talk) throw new AppError('NOT_FOUND')
  return talk
}
