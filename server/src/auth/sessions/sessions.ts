import { callersOf } from '@learngrove/contract/roles'
import { sessionLife } from '#auth/auth.limits.ts'
import { findActor, insertSession, touchSession } from '#auth/auth.queries.ts'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { hashOf, newToken } from '#platform/ids.ts'
import type { Since } from './sessions.queries.ts'

const hourMs = 3_600_000

/** Returns the oldest last use and the oldest start of a session that is still open. */
export const openSince = (now: Date): Since => {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const { unused_ms, staff_ms, family_ms } = sessionLife
  return { used: before(unused_ms), staff: before(staff_ms), family: before(family_ms), now }
}

/** How often the use of a session is recorded, at most. */
const touchMs = hourMs

/** The same at a school that ends sessions after minutes without use. */
const idleTouchMs = 30_000

/** Starts a session and returns its token. */
export async function startSession(
  db: Db,
  user_id: string,
  now: Date,
  device = '',
): Promise<string> {
  const token = newToken()
  await insertSession(db, {
    token_hash: hashOf(token),
    user_id,
    device,
    created_at: now,
    last_used_at: now,
  })
  return token
}

/**
 * Finds who a token authenticates, unless the session has ended or the user, all their classes or
 * their school are switched off.
 */
export async function readSession(
  db: Db,
  { token, now }: { token: string; now: Date },
): Promise<Actor | undefined> {
  const token_hash = hashOf(token)
  const found = await findActor(db, { token_hash, since: openSince(now) })
  if (!found) return undefined
  const { last_used_at, idle_minutes, ...user } = found
  const oftenMs = idle_minutes === null ? touchMs : idleTouchMs
  if (now.getTime() - last_used_at.getTime() > oftenMs) await touchSession(db, { token_hash, now })
  return { ...user, callers: callersOf(user) }
}
