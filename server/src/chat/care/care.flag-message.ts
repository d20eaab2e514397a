import { isUser, type Owner } from '#chat/asker.ts'
import { type Raising, raiseFlag } from '#safeguarding/safeguarding.ts'
import type { Flagged } from './care.ts'

/** Raises a flag for a message of a user, in the transaction that keeps it. Of a guest nobody is told. */
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
  if (!isUser(owner)) return
  await raiseFlag(world, { ...flag, student: { id: owner.user_id, school_id: owner.school_id } })
}
