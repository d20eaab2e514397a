import { sql } from 'kysely'
import { isUser, type Owner } from './asker.ts'

/** The columns of a thread that say whose it is. */
export type OwnerColumns = {
  readonly user_id: string | null
  readonly school_id: string | null
  readonly guest_session_id: string | null
}

/** Returns the owner of a row; the table checks that there is one. */
export function ownerIn({ user_id, school_id, guest_session_id }: OwnerColumns): Owner {
  if (guest_session_id !== null) return { guest_session_id }
  if (user_id === null || school_id === null) throw new Error('A thread without an owner')
  return { user_id, school_id }
}

/** Tells whether a thread is this owner's: a user's at their own school, or one of a guest's session. */
export const isThreadOf = (owner: Owner) =>
  isUser(owner)
    ? sql<boolean>`(chat_threads.user_id = ${owner.user_id}::uuid
        and chat_threads.school_id = ${owner.school_id}::uuid)`
    : sql<boolean>`chat_threads.guest_session_id = ${owner.guest_session_id}::uuid`
