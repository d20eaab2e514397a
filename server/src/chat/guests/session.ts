import { hostSchool } from '#auth/sessions/sessions.host-school.ts'
import type { GuestAsker } from '#chat/asker.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { hashOf, newId } from '#platform/ids.ts'
import { findSession, useSession } from './guests.queries.ts'

/** For so long the talks of a session are kept after its last message. */
const sessionLifeMs = 7 * 24 * 3_600_000

/** Where neither the browser nor a school says it: the platform's home. */
const homeZone = 'Europe/London'

/** Finds the guest of a session that can be talked in. */
export async function findGuest(
  context: Context<'public'>,
  session_id: string,
): Promise<GuestAsker | undefined> {
  const { db, now } = context
  const school_id = await hostSchool(context)
  const found = await findSession(db, { session_hash: hashOf(session_id), school_id, now })
  return found && { guest_session_id: found.id, time_zone: found.time_zone }
}

/** Finds the guest of a session. Throws NOT_FOUND where there is none, whatever the reason is. */
export async function guestOf(context: Context<'public'>, session_id: string): Promise<GuestAsker> {
  const guest = await findGuest(context, session_id)
  if (!guest) throw new AppError('NOT_FOUND')
  return guest
}

/** Begins a session, or uses it on. Throws GUEST_SESSION_OVER. */
export async function useGuest(
  { db, now }: Context<'public'>,
  {
    session_id,
    ...given
  }: { session_id: string; school_id: string | undefined; time_zone: string | undefined },
): Promise<GuestAsker> {
  const expires_at = new Date(now.getTime() + sessionLifeMs)
  const used = await useSession(db, {
    ...{ id: newId(), session_hash: hashOf(session_id), now, expires_at },
    school_id: given.school_id,
    time_zone: given.time_zone ?? homeZone,
  })
  if (!used) throw new AppError('GUEST_SESSION_OVER')
  return { guest_session_id: used.id, time_zone: used.time_zone }
}
