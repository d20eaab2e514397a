import type { accounts } from '@learngrove/contract/accounts'
import type { Output } from '@learngrove/contract/route'
import { maxHearts } from '#gamification/gamification.hearts.ts'
import { heartsOf } from '#gamification/gamification.read.ts'
import type { Context } from '#platform/context.ts'
import { readUser } from '#users/users.queries.ts'

/** Counts hearts anew from evidence each time. A paid course has none to lose, so all are shown. */
export async function readHearts({
  db,
  actor,
  now,
}: Context<['student']>): Promise<Output<typeof accounts.heartStatus>> {
  const { is_free_tier } = await readUser(db, actor.id)
  const { hearts, next_heart_at } = is_free_tier
    ? await heartsOf(db, { student_id: actor.id, now })
    : { hearts: maxHearts, next_heart_at: null }
  return { is_free_tier, hearts, max_hearts: maxHearts, next_heart_at }
}
