import type { chat } from '@learngrove/contract/chat'
import type { Output } from '@learngrove/contract/route'
import { type Reaction, toggleReaction } from '#chat/chat.messages.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/**
 * Toggles the caller's reaction to a message of their own conversations. Liking clears a dislike,
 * and the other way round.
 */
export async function reactToMessage(
  { db, actor, school_id }: Context<'any'>,
  { id, reaction }: { id: string; reaction: Reaction },
): Promise<Output<typeof chat.like>> {
  const toggled = await toggleReaction(db, { id, reaction, user_id: actor.id, school_id })
  if (!toggled) throw new AppError('NOT_FOUND')
  return toggled
}
