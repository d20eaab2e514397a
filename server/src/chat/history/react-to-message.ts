import type { chat } from '@learngrove/contract/chat'
import type { Output } from '@learngrove/contract/route'
import { idsOf, type Owner } from '#chat/asker.ts'
import { type Reaction, toggleReaction } from '#chat/chat.messages.queries.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'

/**
 * Toggles a reaction to a message of the owner's conversations. Liking clears a dislike,
 * and the other way round.
 */
export async function reactToMessage(
  { db }: Pick<Context, 'db'>,
  owner: Owner,
  { id, reaction }: { id: string; reaction: Reaction },
): Promise<Output<typeof chat.like>> {
  const toggled = await toggleReaction(db, { id, reaction, ...idsOf(owner) })
  if (!toggled) throw new AppError('NOT_FOUND')
  return toggled
}
