import type { families } from '@learngrove/contract/families'
import type { Output } from '@learngrove/contract/route'
import { dayIn, streakOf } from '#gamification/gamification.streak.ts'
import type { Db } from '#platform/database.ts'
import { AppError } from '#platform/errors.ts'
import { type ChildRow, selectChildren } from './families.children.queries.ts'
import { newUntil } from './guardian-rules.ts'

export type Child = Output<typeof families.children>['children'][number]

/** What else signs in for a child; a new password revokes it all. */
export const signInLinks = ['magic_link', 'password_reset', 'login_token', 'otp'] as const

const weekMs = 7 * 24 * 3_600_000
const minuteSeconds = 60

const sinceOf = (now: Date) => new Date(now.getTime() - weekMs)

/** Returns a child as a parent sees it: who they are, and how their last seven days went. */
function childOf(
  { school_id, time_zone, days, quizzes, seconds, way, linked_at, ...shown }: ChildRow,
  now: Date,
): Child {
  return {
    ...shown,
    streak_days: streakOf(days, dayIn(time_zone, now)).days,
    password_from: newUntil({ way, linked_at }, now),
    week: { quizzes, minutes: Math.round(seconds / minuteSeconds) },
  }
}

type Whose = { readonly parent_id: string; readonly now: Date }

export const readChildren = async (db: Db, { parent_id, now }: Whose): Promise<Child[]> =>
  (await selectChildren(db, { parent_id, since: sinceOf(now) })).map((row) => childOf(row, now))

/** Reads one child of a parent, with the school that it belongs to. Throws `NOT_FOUND` for anybody else's. */
export async function readChild(
  db: Db,
  { parent_id, child_id, now }: Whose & { readonly child_id: string },
): Promise<{ child: Child; school_id: string }> {
  const [row] = await selectChildren(db, { parent_id, child_id, since: sinceOf(now) })
  if (!row) throw new AppError('NOT_FOUND')
  return { child: childOf(row, now), school_id: row.school_id }
}
