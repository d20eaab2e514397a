import type { Output } from '@learngrove/contract/route'
import type { users } from '@learngrove/contract/users'
import type { Context } from '#platform/context.ts'
import { readUser } from './users.queries.ts'

/** How many hearts the free tier has. */
const maxHearts = 5

/** A paid course has no hearts, and so none to lose: all are shown. */
export async function readHearts({
  db,
  actor,
}: Context<['student']>): Promise<Output<typeof users.heartStatus>> {
  const { is_free_tier } = await readUser(db, actor.id)
  return { is_free_tier, hearts: maxHearts, max_hearts: maxHearts, next_heart_at: null }
}
