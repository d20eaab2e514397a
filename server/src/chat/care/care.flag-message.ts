import type { Owner } from '#chat/chat.messages.queries.ts'
import { type Raising, raiseFlag } from '#safeguarding/safeguarding.ts'
import type { Flagged } from './care.ts'

/** Raises a flag for a message, in the transaction that keeps it. */
export async function flagMessage(
  world: Raising,
  {
    owner,
    ...flag
  }: Flagged & {
    readonly owner: Owner
    readonly thread_id: string
    readonly message_id: string
    readonly now: Date
  },
): Promise<void> {
  await raiseFlag(world, { ...flag, student: { id: owner.user_id, school_id: owner.school_id } })
}
