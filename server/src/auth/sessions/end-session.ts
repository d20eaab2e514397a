import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { transaction } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { deleteOwnSession, deleteSession } from './sessions.queries.ts'

const eventOf = ({ actor, school_id, now }: Context<'any'>) => ({
  school_id,
  actor_id: actor.id,
  subject_id: actor.id,
  now,
})

/** Ends one of the caller's sessions. */
export const endSession = (context: Context<'any'>, id: string): Promise<void> =>
  transaction(context.db, async (tx) => {
    const isEnded = await deleteOwnSession(tx, { id, user_id: context.actor.id })
    if (!isEnded) throw new AppError('NOT_FOUND')
    await audit(tx, { action: 'session_ended', ...eventOf(context) })
  })

/** Ends the session that the caller uses. */
export const signOut = (context: Context<'any'>): Promise<void> =>
  transaction(context.db, async (tx) => {
    await deleteSession(tx, context.actor.token_hash)
    await audit(tx, { action: 'signed_out', ...eventOf(context) })
  })
