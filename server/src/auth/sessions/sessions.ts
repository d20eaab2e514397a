import { callersOf } from '@learngrove/contract/roles'
import { sessionLife } from '#auth/auth.limits.ts'
import { findActor, insertSession, touchSession } from '#auth/auth.queries.ts'
import type { Actor } from '#platform/context.ts'
import type { Db } from '#platform/database.ts'
import { hashOf, newToken } from '#platform/ids.ts'
import type { Since } from './sessions.queries.ts'

const hourMs = 3_600_000

/** Since when a session that is still open was used, and when it began at the earliest. */
export const openSince = (now: Date): Since => {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const { unused_ms, staff_ms, family_ms } = sessionLife
  return { used: before(unused_ms), staff: before(staff_ms), family: before(family_ms), now }
}

/** That a session is in use is written down at most this often. */
const touchMs = hourMs

/** At a school that ends what is not used for minutes, at most this often. */
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

/** Who a token speaks for, unless its session has ended or its user, all its classes or its school were switched off. */
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
