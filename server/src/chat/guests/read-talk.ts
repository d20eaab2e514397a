import { limits } from '@learngrove/contract/chat.limits'
import type { publicChat } from '@learngrove/contract/chat.public'
import type { Input, Output } from '@learngrove/contract/route'
import type { GuestAsker } from '#chat/asker.ts'
import { idsOf } from '#chat/asker.ts'
import { selectMessages } from '#chat/chat.messages.queries.ts'
import { selectThreads } from '#chat/chat.threads.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { findGuest, guestOf } from './session.ts'

type Chat = typeof publicChat
type World = Context<'public'>

/** Reads what was said in a session. One that has not begun has nothing, and one that is over has nothing left. */
export async function readTalk(
  context: World,
  { params, query }: Input<Chat['publicMessages']>,
): Promise<Output<Chat['publicMessages']>> {
  const guest = await findGuest(context, params.id)
  if (!guest) return { messages: [], total_count: 0, thread: null }
  const thread = (await talkOf(context, guest, query.thread_id)) ?? null
  const { page = 1, size = limits.page_size, thread_id } = query
  const asked = { ...idsOf(guest), page, size, thread_id, bookmarked: false }
  return { ...(await selectMessages(context.db, asked)), thread }
}

/** Reads the title of the latest conversation of a session. */
export async function readTitle(
  context: World,
  { params }: Input<Chat['publicTitle']>,
): Promise<Output<Chat['publicTitle']>> {
  const talk = await talkOf(context, await guestOf(context, params.sessionId))
  if (!talk) throw new AppError('NOT_FOUND')
  return { conversation_title: talk.title }
}

/** Reads a conversation of a guest as a whole: the one of this id or, without one, the latest. */
export async function talkOf({ db }: Pick<World, 'db'>, guest: GuestAsker, id?: string) {
  const one = { page: 1, size: 1, ...(id !== undefined && { id }) }
  const { threads } = await selectThreads(db, { ...idsOf(guest), ...one })
  const [thread] = threads
  return thread && { id: thread.id, title: thread.title, mode: thread.mode }
}
